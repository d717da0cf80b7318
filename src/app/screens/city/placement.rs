//! Placement: what shows over the city: places for the tile in hand, reasons against others, borders, what is new.

use crate::screens::city::screen_state::CityView;
use cities::{Cell, Cities, City, Effect, Event, Face, Line, Misfit, Sides};
use draw::{LongestLine, Overlay};
use engine::{Seat, sort_few};
use i18n::{Language, Saying, Verdict, Words};
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::Callback;

/// Everything known of the city that shows and of the tile in hand, until the table changes.
pub(crate) struct Placement {
    trials: Rc<Trials>,
    /// A tile of the city that is chosen, and what speaks against taking it out.
    built: Option<(Cell, Vec<Misfit>)>,
    /// The place to which the tile in hand is pinned.
    pin: Option<Cell>,
    new: Vec<Cell>,
    longest: Vec<LongestLine>,
    /// Bonus cards that could be played, and huts with what makes them count.
    playable: Vec<Cell>,
    huts: Vec<(Cell, Sides)>,
    /// What a cell is called.
    pub(crate) label: Callback<Cell, String>,
}

/// What is said of a cell with a tile in hand.
pub(crate) struct PlaceSaying {
    pub(crate) saying: Saying,
    pub(crate) is_refusal: bool,
}

/// The tile in hand, trials everywhere.
#[derive(PartialEq)]
struct Trials {
    city: Rc<City>,
    language: Language,
    /// Names say whether and why (not) the tile in hand may lie there.
    helps: bool,
    face: Option<Face>,
    /// Places next to the city.
    spots: BTreeMap<Cell, Result<Effect, Vec<Misfit>>>,
    /// Tiles of the city that the one in hand could take the place of.
    swaps: BTreeMap<Cell, Vec<Misfit>>,
    /// Tiles whose bonus card is in play.
    bonus: Vec<(Cell, Face)>,
}

impl Placement {
    /// What a view shows of a seat's city. Names of cells that are still right are kept.
    pub(crate) fn of(view: CityView, language: Language, before: Option<&Self>) -> Option<Self> {
        let (table, seat) = (view.table, view.seat_shown()?);
        let city = view.city(seat);
        let trials = Trials::of(view, seat, language);
        let known = before.filter(|before| *before.trials == trials);
        let trials = known.map_or_else(|| Rc::new(trials), |before| before.trials.clone());
        let label = known.map_or_else(|| label(trials.clone()), |before| before.label.clone());
        let lines = table.game().lines();
        let has_flag = lines.len() == 1;
        let longest = lines
            .into_iter()
            .map(|line| LongestLine { has_flag, ..LongestLine::longest(city, line) })
            .filter(|one| trials.helps && !one.edges.is_empty())
            .collect();
        let is_own = table.hand_shown() == Some(seat);
        let hints = if is_own { table.bonus_hints() } else { Vec::new() };
        let hints = hints.into_iter().filter(|hint| hint.uses.can_be_played());
        let huts = city.tiles().iter().filter(|laid| laid.face.is_hut());
        Some(Self {
            built: table.removal().filter(|_| is_own),
            pin: table.choice().pin().filter(|_| is_own),
            new: new_tiles(view, seat),
            longest,
            label,
            playable: hints.filter_map(|hint| city.cell_of(hint.face)).collect(),
            huts: huts.map(|hut| (hut.at, city.hut_neighbours(hut.face, hut.at))).collect(),
            trials,
        })
    }

    /// The lengths of all lines, where there is more than one to tell apart.
    pub(crate) fn lines(&self, game: &Cities) -> Vec<(Line, u32)> {
        let lines = if self.trials.helps { game.lines() } else { Vec::new() };
        let length = |line: Line| (line, self.trials.city.longest(line));
        if lines.len() > 1 { lines.into_iter().map(length).collect() } else { Vec::new() }
    }

    /// One line alone, or all of them. With several the lengths stand over the city, not on flags.
    fn longest_shown(&self, traced: Option<Line>) -> Vec<LongestLine> {
        let is_shown = |one: &&LongestLine| traced.is_none_or(|line| one.line == line);
        self.longest.iter().filter(is_shown).cloned().collect()
    }

    /// The marks over the city while this cell is pointed at, or one of the lines. A tile that is carried
    /// over it shows nowhere else.
    pub(crate) fn overlay(
        &self,
        pointed: Option<Cell>,
        traced: Option<Line>,
        is_carried: bool,
    ) -> Overlay {
        let mut overlay = self.standing_marks(traced);
        let pin = self.pin.filter(|_| !is_carried);
        let (Some(face), Some(at)) = (self.trials.face, pointed.or(pin)) else { return overlay };
        self.mark_trial(&mut overlay, face, at);
        if is_carried {
            overlay.ghost = None;
        } else if let Some(pin) = pin.filter(|&pin| overlay.ghost.is_none_or(|(_, at)| at == pin)) {
            // It stays where it is pinned while other places are only asked about.
            overlay.ghost = Some((face, pin));
            (overlay.selected, overlay.pin) = (Some(pin), Some(pin));
        }
        overlay
    }

    /// The marks that do not depend on what is pointed at.
    fn standing_marks(&self, traced: Option<Line>) -> Overlay {
        let helps = self.trials.helps;
        let mut overlay = Overlay {
            legal: if helps { self.stops() } else { Vec::new() },
            swaps: if helps { self.trials.fitting_swaps().collect() } else { Vec::new() },
            new: self.new.clone(),
            lines: self.longest_shown(traced),
            bonus: self.trials.bonus.clone(),
            playable: self.playable.clone(),
            huts: self.huts.clone(),
            ..Overlay::default()
        };
        if let Some((at, misfits)) = &self.built {
            overlay.selected = Some(*at);
            overlay.mark_reasons(*at, misfits);
        }
        overlay
    }

    /// The tile in hand at a cell: as it would lie there, or why it may not.
    fn mark_trial(&self, overlay: &mut Overlay, face: Face, at: Cell) {
        let Trials { city, helps, spots, swaps, .. } = &*self.trials;
        match (spots.get(&at), swaps.get(&at)) {
            (Some(Err(misfits)), _) if *helps => overlay.refuse(city, face, at, misfits),
            (Some(_), _) => {
                overlay.ghost = Some((face, at));
                overlay.huts.extend(self.hut_in_hand(face, at));
            }
            (None, Some(misfits)) if misfits.is_empty() || !helps => {
                overlay.ghost = Some((face, at));
            }
            (None, Some(misfits)) => overlay.refuse(city, face, at, misfits),
            (None, None) => {}
        }
    }

    /// Where a tile that is dragged over the city settles: at its places, or wherever it may be tried
    /// if nobody is to be told.
    pub(crate) fn settles(&self) -> Vec<Cell> {
        let Trials { helps, spots, swaps, .. } = &*self.trials;
        if !helps {
            return spots.keys().chain(swaps.keys()).copied().collect();
        }
        self.stops().into_iter().chain(self.trials.fitting_swaps()).collect()
    }

    /// True if the tile in hand may be tried there.
    pub(crate) fn is_tried_at(&self, at: Cell) -> bool {
        self.trials.spots.contains_key(&at) || self.trials.swaps.contains_key(&at)
    }

    /// What the tile in hand would change at the cell that is pointed at, or why it may not lie there.
    pub(crate) fn said_at(&self, pointed: Option<Cell>, words: &Words) -> Option<PlaceSaying> {
        let Trials { city, face, spots, swaps, .. } = &*self.trials;
        let refusal = |at: Cell, misfits: &[Misfit], face: Option<Face>| {
            let saying = words.misfit(misfits.first()?, city, at, face);
            Some(PlaceSaying { saying, is_refusal: true })
        };
        let (face, at) = ((*face)?, pointed.filter(|_| self.trials.helps)?);
        match (spots.get(&at), swaps.get(&at)) {
            (Some(Ok(effect)), _) => {
                let hut = self.hut_in_hand(face, at).map(|(_, sides)| sides.count());
                Some(PlaceSaying { saying: words.placed(face, effect, hut), is_refusal: false })
            }
            (None, Some(misfits)) if misfits.is_empty() => {
                let saying = words.swapped(face, city.face_at(at)?);
                Some(PlaceSaying { saying, is_refusal: false })
            }
            (Some(Err(misfits)), _) | (None, Some(misfits)) => refusal(at, misfits, Some(face)),
            (None, None) => None,
        }
    }

    /// The hut in hand where it is trials.
    fn hut_in_hand(&self, face: Face, at: Cell) -> Option<(Cell, Sides)> {
        let sides = || self.trials.city.hut_neighbours(face, at);
        (face.is_hut() && self.trials.helps).then(|| (at, sides()))
    }

    /// The legal places, row by row.
    pub(crate) fn stops(&self) -> Vec<Cell> {
        let spots = self.trials.spots.iter();
        let mut legal: Vec<Cell> =
            spots.filter(|(_, verdict)| verdict.is_ok()).map(|(&at, _)| at).collect();
        sort_few(&mut legal, |at| (at.y, at.x));
        legal
    }

    /// What is to be seen if not everything fits.
    pub(crate) fn matters(&self) -> Vec<Cell> {
        let stops = self.stops();
        if stops.is_empty() { self.new.clone() } else { stops }
    }
}

impl Trials {
    fn of(view: CityView, seat: Seat, language: Language) -> Self {
        let table = view.table;
        let face = table.choice().face().filter(|_| table.hand_shown() == Some(seat));
        let (spots, swaps) = match face {
            Some(_) => (table.spots(), table.swaps()),
            None => (Vec::new(), Vec::new()),
        };
        let city = view.city(seat);
        let played = table.game().bonus_played(seat).into_iter();
        Self {
            bonus: played.filter_map(|face| Some((city.cell_of(face)?, face))).collect(),
            city: city.clone(),
            language,
            helps: view.players.table_options.helps,
            face,
            spots: spots.into_iter().map(|spot| (spot.at, spot.verdict)).collect(),
            swaps: swaps.into_iter().collect(),
        }
    }

    /// Tiles of the city whose place the tile in hand may take.
    fn fitting_swaps(&self) -> impl Iterator<Item = Cell> {
        self.swaps.iter().filter(|(_, misfits)| misfits.is_empty()).map(|(at, _)| *at)
    }

    fn verdict(&self, at: Cell) -> Option<Verdict<'_>> {
        let spot = self.spots.get(&at).map(Verdict::from);
        let swap = || {
            let misfits = self.swaps.get(&at)?;
            let fits = misfits.is_empty();
            Some(if fits { Verdict::Fits(None) } else { Verdict::Misfits(misfits) })
        };
        spot.or_else(swap)
    }
}

/// Names the cells: what lies there, and whether and why (not) the tile in hand may.
fn label(trials: Rc<Trials>) -> Callback<Cell, String> {
    Callback::from(move |at: Cell| {
        let verdict = trials.verdict(at).filter(|_| trials.helps);
        let in_hand = trials.face.zip(verdict);
        let has_bonus = trials.bonus.iter().any(|&(cell, _)| cell == at);
        trials.language.words().cell(&trials.city, at, has_bonus, in_hand)
    })
}

/// Where tiles were laid since the one who decides last did something; in the own city the last one.
fn new_tiles(view: CityView, seat: Seat) -> Vec<Cell> {
    let table = view.table;
    let is_there = |at: &Cell| view.city(seat).is_taken(*at);
    let laid = |event: &Event| match *event {
        Event::Built { seat: who, at, .. } | Event::Swapped { seat: who, at, .. } => {
            (who == seat).then_some(at)
        }
        _ => None,
    };
    let viewer = table.decider().unwrap_or(seat);
    if viewer == seat {
        let last = table.story().last().unwrap_or_default();
        return last.iter().filter_map(laid).filter(is_there).collect();
    }
    table.recap(viewer).into_iter().filter_map(laid).filter(is_there).collect()
}
