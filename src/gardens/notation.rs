//! Actions and gardens as short words: `plant 4opvl c2`, `end`.
//!
//! A garden is its number of trees and the types clockwise from the upper left: lavender `v`, palm `p`,
//! lemon `l`, orange `o`. Records, links and bug reports are made of them.

use crate::action::Action;
use crate::garden::Garden;
use crate::planted::Planted;
use crate::rotation::Rotation;
use crate::tree::Tree;
use std::fmt;

impl From<Action> for String {
    fn from(action: Action) -> Self {
        match action {
            Action::Plant { at, planted } => {
                format!("plant {} {}", Self::from(planted), Self::from(at))
            }
            Action::EndTurn => "end".into(),
        }
    }
}

impl TryFrom<String> for Action {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["plant", planted, at] => {
                Ok(Self::Plant { at: at.try_into()?, planted: planted.try_into()? })
            }
            ["end"] => Ok(Self::EndTurn),
            _ => Err(format!("`{text}` is no action")),
        }
    }
}

impl From<Planted> for String {
    fn from(planted: Planted) -> Self {
        let letters: Self = planted.trees().map(Tree::letter).into_iter().collect();
        format!("{}{letters}", planted.number())
    }
}

impl TryFrom<&str> for Planted {
    type Error = String;

    fn try_from(word: &str) -> Result<Self, String> {
        read(word).ok_or_else(|| format!("`{word}` is no garden, such as 4opvl"))
    }
}

fn read(word: &str) -> Option<Planted> {
    let mut letters = word.chars();
    let number = letters.next()?.to_digit(10)?;
    let trees: Vec<Tree> = letters.map(Tree::of_letter).collect::<Option<_>>()?;
    let of_number = Garden::all().filter(|garden| u32::from(garden.number()) == number);
    let mut lying =
        of_number.flat_map(|garden| Rotation::ALL.map(|rotation| garden.turned(rotation)));
    lying.find(|planted| planted.trees()[..] == trees)
}

/// A garden tile is written as it lies when it is not turned: lavender first.
impl From<Garden> for String {
    fn from(garden: Garden) -> Self {
        garden.turned(Rotation::NONE).into()
    }
}

impl TryFrom<String> for Garden {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        let planted = Planted::try_from(&word[..])?;
        let is_upright = planted.rotation() == Rotation::NONE;
        let upright = is_upright.then_some(planted.garden());
        upright.ok_or_else(|| format!("`{word}` is turned; a garden tile begins with lavender"))
    }
}

impl fmt::Debug for Planted {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        to.write_str(&String::from(*self))
    }
}

impl fmt::Debug for Garden {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        to.write_str(&String::from(*self))
    }
}
