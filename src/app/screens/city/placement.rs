//! What shows over the city: places for the tile in hand, reasons against others, borders, what is new.

use crate::board::Bubble;
use crate::overlay::Overlay;
use crate::play::sitting::Sitting;
use crate::trail::Trail;
use cities::{Cell, Cities, City, Effect, Event, Face, Line, Misfit, Sides, Who};
use engine::{Seat, sort_few};
use i18n::{Language, Verdict, Words};
use std::collections::BTreeMap;
use std::rc::Rc;
use table::{Choice, Source};
use yew::Callback;

/// Everything known of the city that shows and of the tile in hand, until the table changes.
pub(crate) struct Sight {
    tried: Rc<Tried>,
    /// A tile of the city that is chosen, and what speaks against taking it out.
    built: Option<(Cell, Vec<Misfit>)>,
    new: Vec<Cell>,
    trails: Vec<Trail>,
    /// Bonus cards that could be played, and huts with what makes them count.
    playable: Vec<Cell>,
    huts: Vec<(Cell, Sides)>,
    /// What a cell is called.
    pub(crate) label: Callback<Cell, String>,
}

/// The tile in hand, tried everywhere.
#[derive(PartialEq)]
struct Tried {
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

impl Sight {
    /// What a sitting shows of a seat's city. Names of cells that are still right are kept.
    pub(crate) fn of(
        sitting: &Sitting,
        seat: Seat,
        language: Language,
        before: Option<&Self>,
    ) -> Self {
        let table = &sitting.table;
        let city = sitting.city(seat);
        let tried = Tried::of(sitting, seat, language);
        let known = before.filter(|before| *before.tried == tried);
        let tried = known.map_or_else(|| Rc::new(tried), |before| before.tried.clone());
        let label = known.map_or_else(|| label(tried.clone()), |before| before.label.clone());
        let built = match *table.choice() {
            Choice::Built { at } if table.hand_shown() == Some(seat) => {
                Some((at, city.removal_misfits(at)))
            }
            _ => None,
        };
        let lines = table.game().lines();
        let has_flag = lines.len() == 1;
        let trail = |line| Trail { has_flag, ..Trail::longest(city, line) };
        let trails = lines.into_iter().map(trail);
        let trails = trails.filter(|trail| tried.helps && !trail.edges.is_empty()).collect();
        let find = |face: Face| city.tiles().iter().find(|laid| laid.face == face);
        let hints = if table.hand_shown() == Some(seat) { table.bonus_hints() } else { Vec::new() };
        let hints = hints.into_iter().filter(|hint| hint.counts.is_some());
        let huts = city.tiles().iter().filter(|laid| laid.face.is_hut());
        Self {
            built,
            new: new_tiles(sitting, seat),
            trails,
            label,
            playable: hints.filter_map(|hint| Some(find(hint.face)?.at)).collect(),
            huts: huts.map(|hut| (hut.at, city.hut_neighbours(hut.face, hut.at))).collect(),
            tried,
        }
    }

    /// The lengths of all lines, where there is more than one to tell apart.
    pub(crate) fn lines(&self, game: &Cities) -> Vec<(Line, u32)> {
        let lines = if self.tried.helps { game.lines() } else { Vec::new() };
        let length = |line: Line| (line, self.tried.city.longest(line));
        if lines.len() > 1 { lines.into_iter().map(length).collect() } else { Vec::new() }
    }

    /// One line alone, or all of them. With several the lengths stand over the city, not on flags.
    fn trails_shown(&self, traced: Option<Line>) -> Vec<Trail> {
        let is_shown = |trail: &&Trail| traced.is_none_or(|line| trail.line == line);
        self.trails.iter().filter(is_shown).cloned().collect()
    }

    /// The marks over the city while this cell is pointed at, or one of the lines.
    pub(crate) fn overlay(&self, pointed: Option<Cell>, traced: Option<Line>) -> Overlay {
        let Tried { city, face, spots, swaps, .. } = &*self.tried;
        let fits = |(at, misfits): (&Cell, &Vec<Misfit>)| misfits.is_empty().then_some(*at);
        let mut overlay = Overlay {
            legal: if self.tried.helps { self.stops() } else { Vec::new() },
            swaps: if self.tried.helps {
                swaps.iter().filter_map(fits).collect()
            } else {
                Vec::new()
            },
            new: self.new.clone(),
            trails: self.trails_shown(traced),
            bonus: self.tried.bonus.clone(),
            playable: self.playable.clone(),
            huts: self.huts.clone(),
            ..Overlay::default()
        };
        if let Some((at, misfits)) = &self.built {
            overlay.selected = Some(*at);
            overlay.mark_reasons(*at, misfits);
        }
        let (Some(face), Some(at)) = (*face, pointed) else { return overlay };
        match (spots.get(&at), swaps.get(&at)) {
            (Some(Err(misfits)), _) if self.tried.helps => overlay.refuse(city, face, at, misfits),
            (Some(_), _) => {
                overlay.ghost = Some((face, at));
                overlay.huts.extend(self.hut_in_hand(face, at));
            }
            (None, Some(misfits)) if misfits.is_empty() || !self.tried.helps => {
                overlay.ghost = Some((face, at));
            }
            (None, Some(misfits)) => overlay.refuse(city, face, at, misfits),
            (None, None) => {}
        }
        overlay
    }

    /// Words at the cell that is pointed at.
    pub(crate) fn bubble(&self, pointed: Option<Cell>, words: &Words) -> Option<Bubble> {
        let Tried { city, face, spots, swaps, .. } = &*self.tried;
        let refusal = |at: Cell, misfits: &[Misfit], face: Option<Face>| {
            let mut said = misfits.iter().map(|misfit| words.misfit(misfit, city, at, face));
            let first = said.next()?;
            let lines = std::iter::once(first.rest).chain(said.map(|more| more.whole())).collect();
            Some(Bubble { at, head: first.head, lines, is_refusal: true })
        };
        if let Some((at, misfits)) = &self.built {
            return refusal(*at, misfits, None);
        }
        let (face, at) = ((*face)?, pointed.filter(|_| self.tried.helps)?);
        match (spots.get(&at), swaps.get(&at)) {
            (Some(Ok(effect)), _) => {
                let mut lines = words.effect(face, effect);
                let counts = self.hut_in_hand(face, at).map(|(_, sides)| sides.count());
                lines.splice(0..0, counts.map(words.table.hut_counts));
                let head = lines.remove(0);
                Some(Bubble { at, head, lines, is_refusal: false })
            }
            (Some(Err(misfits)), _) | (None, Some(misfits)) => refusal(at, misfits, Some(face)),
            (None, None) => None,
        }
    }

    /// The hut in hand where it is tried.
    fn hut_in_hand(&self, face: Face, at: Cell) -> Option<(Cell, Sides)> {
        let sides = || self.tried.city.hut_neighbours(face, at);
        (face.is_hut() && self.tried.helps).then(|| (at, sides()))
    }

    /// The legal places, row by row.
    pub(crate) fn stops(&self) -> Vec<Cell> {
        let spots = self.tried.spots.iter();
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

    /// True while a tile is in hand, so that a finger first looks and then builds.
    pub(crate) fn is_trying(&self) -> bool {
        self.tried.face.is_some()
    }
}

impl Tried {
    fn of(sitting: &Sitting, seat: Seat, language: Language) -> Self {
        let table = &sitting.table;
        let (face, is_reserve) = match *table.choice() {
            Choice::Holding { face, from, .. } if table.hand_shown() == Some(seat) => {
                (Some(face), from == Source::Reserve)
            }
            _ => (None, false),
        };
        let spots = if face.is_some() { table.spots() } else { Vec::new() };
        let swaps = face.filter(|_| is_reserve).map(|face| table.game().swaps(seat, face));
        let city = sitting.city(seat);
        let find = |face: Face| city.tiles().iter().find(|laid| laid.face == face);
        let played = table.game().bonus_played(seat).into_iter();
        Self {
            bonus: played.filter_map(|face| Some((find(face)?.at, face))).collect(),
            city: city.clone(),
            language,
            helps: table.guests().manners.helps,
            face,
            spots: spots.into_iter().map(|spot| (spot.at, spot.verdict)).collect(),
            swaps: swaps.into_iter().flatten().collect(),
        }
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
fn label(tried: Rc<Tried>) -> Callback<Cell, String> {
    Callback::from(move |at: Cell| {
        let verdict = tried.verdict(at).filter(|_| tried.helps);
        let in_hand = tried.face.zip(verdict);
        let has_bonus = tried.bonus.iter().any(|&(cell, _)| cell == at);
        tried.language.words().cell(&tried.city, at, has_bonus, in_hand)
    })
}

/// Where tiles were laid since the one who decides last did something; in the own city the last one.
fn new_tiles(sitting: &Sitting, seat: Seat) -> Vec<Cell> {
    let table = &sitting.table;
    let is_there = |at: &Cell| sitting.city(seat).is_taken(*at);
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

/// The seat whose city shows, unless it is Dirk's tiles that do.
pub(crate) fn seat_shown(sitting: &Sitting) -> Option<Seat> {
    match sitting.shown_who() {
        Who::Seat(seat) => Some(seat),
        Who::Dirk => None,
    }
}
