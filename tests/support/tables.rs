//! Tables to click at: who sits there, and what a press on them comes to.

use table::{
    Answer, ClickOutcome, Colour, Command, Player, Players, Table, TableGame, TableOptions,
};

/// Hands lie open, and turns are ended by hand.
pub const OPEN: TableOptions = TableOptions { hides_hands: false, helps: true, ends_turns: false };

/// So many people, by seat.
pub fn players(count: u8, table_options: TableOptions) -> Players {
    let names = ["Inés", "Yusuf", "Zahra", "Samuel", "Leonor", "Tariq"];
    let player =
        |seat: u8| Player { name: names[usize::from(seat)].to_owned(), colour: Colour(seat) };
    Players { players: (0..count).map(player).collect(), table_options }
}

/// What an answer came to, without what moves.
pub fn outcome<G: TableGame>(
    answer: Result<Answer<G>, G::Refusal>,
) -> Result<ClickOutcome<G::Event>, G::Refusal> {
    answer.map(|answer| answer.outcome)
}

/// Something that is pressed: a piece of the game, or what every table has.
#[derive(Clone, Copy, Debug)]
pub enum Press<Click> {
    /// A piece.
    Piece(Click),
    /// A button or key of every table.
    Any(Command),
}

impl<Click> Press<Click> {
    /// Presses it.
    pub fn on<G: TableGame<Click = Click>>(
        self,
        table: &mut Table<G>,
    ) -> Result<Answer<G>, G::Refusal> {
        match self {
            Self::Piece(click) => table.click(click),
            Self::Any(command) => table.command(command),
        }
    }
}
