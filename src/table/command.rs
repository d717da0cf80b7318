//! Commands: what can be asked of every table, whichever game is played there.

/// What a button or key asks of any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Take the last action back.
    Undo,
    /// Play it again.
    Redo,
    /// Take all actions of the turn back.
    RestartTurn,
    /// The one main button: what was chosen is done, or what is over is ended.
    Confirm,
    /// The turn, or a vizier's purchase, is over.
    EndTurn,
    /// The person named on the curtain is here.
    Unveil,
    /// Never mind what is being chosen.
    Cancel,
}
