//! What the spaces of the Gardens are called: what lies there, what it would complete, what is around.

use crate::Words;
use engine::Seat;
use gardens::{Award, Diagonal, Gardens, Misfit, Planted, Preview, Score, Site, Space, Tree};

/// A space as people name it: `C2`.
pub fn space_name(at: Space) -> String {
    String::from(at).to_uppercase()
}

impl Words {
    /// `Tower, 15 for Inés`, in a list.
    fn short_score<'a>(&self, score: &Score, name_of: impl Fn(Seat) -> &'a str) -> String {
        let words = &self.gardens;
        let brings = match score.award {
            Award::Won { seat, points, .. } => (words.points_for)(points.into(), name_of(seat)),
            Award::Lost { tree, points } => (words.lost)(points.into(), tree),
            Award::Nobody => self.nobody_wins(score),
        };
        let (name, value) = (self.palace(score.building), score.building.value());
        self.labelled(&format!("{name} {value}"), &brings)
    }

    /// A garden as it lies: how many trees, and which type towards which building.
    pub fn garden_name(&self, planted: Planted) -> String {
        let words = &self.gardens;
        let side = |(corner, tree): (&str, Tree)| format!("{corner} {}", self.tree(tree).one);
        let sides: Vec<String> = words.corners.into_iter().zip(planted.trees()).map(side).collect();
        self.labelled(&(words.garden_of)(planted.number().into()), &sides.join(", "))
    }

    /// What a space is called by a screen reader: what is there, what the garden in hand would
    /// complete or why it may not lie there, and the buildings around it.
    pub fn garden_space<'a>(
        &self,
        game: &Gardens,
        at: Space,
        verdict: Option<Result<Preview, Misfit>>,
        name_of: impl Fn(Seat) -> &'a str,
    ) -> String {
        let words = &self.gardens;
        let what = match (game.board().garden(at), verdict) {
            (Some(planted), _) => self.garden_name(planted),
            (None, None) => words.free.to_owned(),
            (None, Some(Err(misfit))) => {
                format!("{}. {}", words.free, self.garden_misfit(misfit).whole())
            }
            (None, Some(Ok(preview))) => {
                let scores = preview.scores.iter();
                let list: Vec<String> =
                    scores.map(|score| self.short_score(score, &name_of)).collect();
                let brings = match list.as_slice() {
                    [] => words.completes_nothing.to_owned(),
                    list => (words.completes)(&self.asides(list)),
                };
                format!("{}. {brings}", words.fits)
            }
        };
        let what = what.trim_end_matches('.');
        let what = self.labelled(&space_name(at), what);
        format!("{what}. {}", self.buildings_around(game, at, name_of))
    }

    fn buildings_around<'a>(
        &self,
        game: &Gardens,
        at: Space,
        name_of: impl Fn(Seat) -> &'a str,
    ) -> String {
        let words = &self.gardens;
        let sites = Diagonal::ALL.map(|diagonal| at.towards(diagonal));
        let one = |(corner, site): (&str, Site)| {
            if let Some(score) = game.result(site) {
                return format!("{corner} {}", self.short_score(&score, &name_of));
            }
            let building = game.board().building(site);
            let missing = site.spaces().without(game.board().taken()).count();
            let (name, value) = (self.palace(building), building.value());
            format!("{corner} {name} {value}, {}", (words.missing)(missing))
        };
        let list: Vec<String> = words.corners.into_iter().zip(sites).map(one).collect();
        (words.around)(&self.asides(&list))
    }
}
