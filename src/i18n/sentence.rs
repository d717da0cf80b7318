//! Sentences as lists of parts, so that the page can put pictures in.

use crate::Words;
use cities::{Building, Bureau, Coin, Currency, Face, Who};
use engine::Seat;

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words, with the spaces around them.
    Text(String),
    /// Somebody at the table.
    Player(Who),
    /// A tile or hut.
    Tile(Face),
    /// One money card.
    Coin(Coin),
    /// A sum in one currency.
    Amount(Currency, u32),
    /// A bureau de change card.
    Bureau(Bureau),
    /// A kind of building.
    Building(Building),
}

/// A sentence without its full stop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sentence(pub Vec<Part>);

/// What can be said in a sentence.
pub(crate) trait Say {
    /// Adds itself at the end.
    fn say(self, into: &mut Sentence);
}

impl Say for &str {
    fn say(self, into: &mut Sentence) {
        if let Some(Part::Text(text)) = into.0.last_mut() {
            text.push_str(self);
        } else if !self.is_empty() {
            into.0.push(Part::Text(self.to_owned()));
        }
    }
}

impl Say for String {
    fn say(self, into: &mut Sentence) {
        self.as_str().say(into);
    }
}

impl Say for u32 {
    fn say(self, into: &mut Sentence) {
        self.to_string().say(into);
    }
}

impl Say for Sentence {
    fn say(self, into: &mut Sentence) {
        for part in self.0 {
            match part {
                Part::Text(text) => text.say(into),
                part => into.0.push(part),
            }
        }
    }
}

/// Says a picture.
macro_rules! say_part {
    ($($kind:ty: $part:expr,)*) => {
        $(impl Say for $kind {
            fn say(self, into: &mut Sentence) {
                into.0.push($part(self));
            }
        })*
    };
}

say_part! {
    Seat: |seat| Part::Player(Who::Seat(seat)),
    Who: Part::Player,
    Face: Part::Tile,
    Coin: Part::Coin,
    (Currency, u32): |(currency, sum)| Part::Amount(currency, sum),
    Bureau: Part::Bureau,
    Building: Part::Building,
}

/// A sentence of anything that can be said, one after the other.
macro_rules! say {
    ($($part:expr),* $(,)?) => {{
        let mut sentence = $crate::sentence::Sentence::default();
        $($crate::sentence::Say::say($part, &mut sentence);)*
        sentence
    }};
}
pub(crate) use say;

impl Words {
    /// A sentence as plain text with its full stop, for the live region.
    pub fn plain_text<'a>(&self, sentence: &Sentence, name_of: impl Fn(Seat) -> &'a str) -> String {
        let mut text = String::new();
        for part in &sentence.0 {
            match part {
                Part::Text(words) => text += words,
                Part::Player(Who::Seat(seat)) => text += name_of(*seat),
                Part::Player(Who::Dirk) => text += self.names.dirk,
                Part::Tile(face) => text += &self.tile_name(*face),
                Part::Coin(coin) => text += &self.amount(coin.currency, coin.value.into()),
                Part::Amount(currency, sum) => text += &self.amount(*currency, *sum),
                Part::Bureau(bureau) => text += &self.bureau(*bureau),
                Part::Building(building) => text += self.building(*building).name,
            }
        }
        if !text.is_empty() && !text.ends_with(['.', '!', '?']) {
            text.push('.');
        }
        text
    }
}
