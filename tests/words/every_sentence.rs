//! Every word and every sentence of every language, as a translator reads them: one file a language.

use super::events::{NAMES, every_event};
use super::refusals::every_refusal;
use super::tiles::every_misfit;
use super::turns::everything_awaited;
use cities::{
    Building, Bureau, Cell, Currency, Effect, Line, Misfit, Rank, Scoring, Set, Side, Who,
};
use engine::{Game, Seat};
use gardens::{Award, Gardens, Misfit as GardenMisfit, Refusal as GardenRefusal};
use i18n::{Ago, Emblem, Language, Module, Verdict, Words};
use insta::assert_snapshot;
use support::arrange::{at, city, face, money};
use support::arrange_gardens::{planted, scene, space};
use table::{GameId, GardenAwaits, Progress, TurnState, Verdict as Paid, YardOffer};

/// What one language says, under headings.
struct Book {
    words: &'static Words,
    text: String,
}

impl Book {
    fn heading(&mut self, heading: &str) {
        self.say(format!("\n## {heading}"));
    }

    fn say(&mut self, what: impl AsRef<str>) {
        self.text += what.as_ref();
        self.text.push('\n');
    }

    fn all<T: AsRef<str>>(&mut self, heading: &str, lines: impl IntoIterator<Item = T>) {
        self.heading(heading);
        for line in lines {
            self.say(line);
        }
    }
}

fn name(seat: Seat) -> &'static str {
    NAMES[seat.index()]
}

fn book(language: Language) -> String {
    let words = language.words();
    let mut book = Book { words, text: language.own_name().to_owned() };
    book.all(
        "Plain words",
        words.plain().into_iter().map(|(name, word)| format!("{name}: {word}")),
    );
    names(&mut book);
    screens(&mut book);
    turns(&mut book);
    tiles(&mut book);
    scorings(&mut book);
    in_the_gardens(&mut book);
    book.text
}

fn names(book: &mut Book) {
    let words = book.words;
    let forms = |noun: &i18n::Noun| {
        let counted = [0, 1, 2].map(|number| words.counted(number, noun));
        format!("{}: {}", noun.name, counted.join(" / "))
    };
    book.all("Buildings", Building::ALL.map(|one| forms(words.building(one))));
    book.all("Currencies", Currency::ALL.map(|one| forms(words.currency(one))));
    let lines = [Line::Border(Set::Alhambra), Line::Border(Set::Granada), Line::Seam];
    book.all(
        "Lines",
        lines.map(|one| format!("{} / {}", words.line_title(one), words.longest_length(one, 12))),
    );
    book.all("Sides", Side::ALL.map(|one| words.side(one)));
    book.all(
        "Colours",
        Emblem::ALL
            .map(|one| (words.setup.colour_and_emblem)(words.colour(one), words.emblem(one))),
    );
    book.all(
        "Modules",
        Module::ALL.map(|one| format!("{} – {}", words.module(one).name, words.module(one).note)),
    );
    book.all(
        "Games",
        GameId::ALL.map(|one| format!("{} – {}", words.title(one), words.pitch(one))),
    );
    let bureau = words.bureau(Bureau::ALL[0]);
    book.all(
        "Numbers",
        [
            words.points(1),
            words.points(2),
            words.cards(1),
            words.tiles(2),
            words.and(&["a", "b", "c"]),
            words.or(&["a", "b"]),
            words.labelled("a", "b"),
            words.aside("a", "b"),
            words.tile_name(face("hut tower NW")),
            bureau,
        ],
    );
    book.all("Places", (1..=4).map(|place| words.ordinal(place)));
}

fn screens(book: &mut Book) {
    let words = book.words;
    let (home, setup, table) = (&words.home, &words.setup, &words.table);
    let seconds = [59, 60, 720, 3_600, 7_200, 86_400, 259_200];
    book.all("Saved games", seconds.map(|seconds| words.saved(Ago::seconds(seconds))));
    let progress = [Progress::Over, Progress::Round(4, Scoring::B), Progress::Buildings(18)];
    book.all("Progress", progress.map(|progress| words.progress(progress)));
    book.all(
        "Home",
        [
            (home.new_game_of)("Granada"),
            (home.to_play)("Zahra"),
            (home.more_games)(2),
            (home.players)(4),
            (home.quick_start_of)("Granada", &words.and(&["Inés", "Zahra"])),
        ],
    );
    book.all(
        "Set-up",
        [
            (setup.player)(2),
            (setup.name_of)(2),
            (setup.colour_of)("Inés"),
            (setup.remove)("Inés"),
            (setup.move_up)("Inés"),
            (setup.move_down)("Inés"),
            (setup.plays_as)("Inés", 2),
            (setup.swaps_with)("Inés"),
        ],
    );
    book.all(
        "Table",
        [
            (table.city_of)("Inés"),
            words.at_scoring(Scoring::B),
            words.majorities_at(Scoring::B),
            words.majority(Building::Library, 2, (1, 12), Some(3)),
            words.majority(Building::Library, 0, (0, 0), None),
            (table.points_for)(1),
            (table.points_for)(3),
            (table.would_have)("Inés", 21),
            (table.in_reserve)(2),
            (table.hidden_cards)(5),
            (table.huts_of_three)(1),
            (table.b_is_held_back)(24),
            (table.in_bags)(&[(Set::Alhambra, 12), (Set::Granada, 15)]),
            words.in_bag(1),
            words.in_deck(0),
            words.in_deck(41),
            words.next_scoring(Scoring::A, 1, 1),
            words.next_scoring(Scoring::B, 7, 24),
            words.shows_player(
                Who::Seat(Seat(0)),
                "Inés",
                true,
                &[words.points(21), words.cards(5)],
            ),
            words.shows_player(Who::Dirk, "Dirk", false, &[words.points(21), words.tiles(6)]),
            words.shows_progress(words.scoring_in(Scoring::B, 7, 24), words.in_bag(10)),
            (table.show_city_of)("Inés"),
            (table.buy_tile)(Building::Library),
            (table.play_bonus_for)(Building::Library, 1, 2),
            (table.swap_with)(&words.tile_name(face("park 2"))),
            (table.paid_with_bureau)(&words.payment(Paid::Exact, false), Bureau::ALL[0]),
            (table.is_seen)(&words.tile_name(face("park 2"))),
        ],
    );
    let curtain = &words.curtain;
    book.all(
        "Handing over",
        [
            (curtain.has_finished)("Inés"),
            (curtain.hand_over)("Zahra"),
            (curtain.only_for)("Zahra"),
            (curtain.show_hand)("Zahra"),
            (curtain.only_for_gardens)("Zahra"),
            (curtain.show_gardens)("Zahra", 1),
            (curtain.show_gardens)("Zahra", 3),
            (curtain.hidden_gardens_of)("Zahra", 3),
            (curtain.hidden_cards_of)("Zahra", 5),
            (curtain.viziers_note)("Zahra"),
            (curtain.bonus_cards_note)(&words.scoring(Scoring::B)),
            (curtain.viziers_of)(&words.or(&["Zahra", "Inés"]), "Zahra"),
            (curtain.then_shows)("Zahra"),
            (curtain.scoring_next)(&words.scoring_title(Scoring::B)),
            (curtain.use_vizier)("Zahra"),
            (curtain.play_bonus)("Zahra"),
            (curtain.wants_to_buy)("Zahra"),
            (curtain.wants_to_play)("Zahra"),
            (curtain.buys_nothing)("Zahra"),
            (curtain.plays_nothing)("Zahra"),
        ],
    );
}

fn turns(book: &mut Book) {
    let words = book.words;
    let state = |awaits| TurnState { seat: Seat(0), awaits };
    let said = everything_awaited().map(|awaits| words.turn_state(&state(awaits), "Inés").whole());
    book.all("Whose turn it is", said);
    let yard = [
        YardOffer::Exact(money("c7 c4")),
        YardOffer::Over(2),
        YardOffer::Missing(1),
        YardOffer::Missing(3),
        YardOffer::Lapsed,
        YardOffer::Chosen,
    ];
    book.all("The yard", yard.map(|offer| words.offer(&offer)));
    let payments = [
        (Paid::Exact, false),
        (Paid::Over(2), false),
        (Paid::Short(3), false),
        (Paid::Short(1), false),
        (Paid::Exact, true),
        (Paid::Over(1), true),
    ];
    book.all("Payments", payments.map(|(paid, by_vizier)| words.payment(paid, by_vizier)));
    let fees = [(2, Paid::Short(1)), (3, Paid::Exact), (5, Paid::Over(2))];
    book.all("The other side", fees.map(|(sum, paid)| words.fee(sum, paid)));
    let taken = ["d9", "d1 f3"].map(|cards| words.taking(&money(cards)));
    book.all("Taking money", taken.into_iter().chain([words.taking_too_much(7)]));
    book.all("Refusals", every_refusal().iter().map(|refusal| words.refusal(refusal)));
    let told = |event: &cities::Event| Some(words.plain_text(&words.log(event)?, name));
    book.all("The log", every_event().iter().filter_map(told));
}

fn tiles(book: &mut Book) {
    let words = book.words;
    book.all(
        "Tiles",
        [
            words.tile_with_back(face("park 2")),
            words.tile(face("tower 9 NW")),
            words.tile(face("pavilion 8")),
            words.position(at(2, -1)),
            words.position_in_full(at(2, -1)),
            words.position(Cell::START),
        ],
    );
    let city = city(Set::Alhambra, "S t", &[('t', "tower 9 NE")]);
    let effect = Effect { border: (2, 5), seam: (0, 1), count: (0, 1), rank: (0, 2) };
    let tile = face("pavilion 8");
    let said =
        [Verdict::Fits(Some(&effect)), Verdict::Fits(None), Verdict::Misfits(&[Misfit::Alone])]
            .map(|verdict| words.cell(&city, at(-1, 0), false, Some((tile, verdict))));
    book.all("A place", said);
    let said = |misfit: &Misfit| words.misfit(misfit, &city, at(2, 0), Some(tile)).whole();
    book.all("Why not there", every_misfit().iter().map(said));
}

fn scorings(book: &mut Book) {
    let words = book.words;
    let rank = |place, sharing, dearest| Rank {
        who: Who::Dirk,
        count: 2,
        dearest,
        place,
        sharing,
        points: 9,
    };
    let kinds = [Scoring::A, Scoring::B, Scoring::C];
    book.all("Prizes", kinds.map(|one| words.award(one, false)));
    book.all("Fixed prizes", kinds.map(|one| words.award(one, true)));
    book.all(
        "A scoring",
        [
            words.scoring_note(Scoring::B, &Set::ALL, false),
            words.prize(1, 12, Some(6)),
            words.prize(2, 3, None),
            words.tie_break(&rank(1, 1, 9), &rank(2, 1, 4)).unwrap(),
            words.shared_place(&rank(1, 2, 0)).unwrap(),
            words.why_this_order(Building::Library),
            words.why_this_order(Building::Tower),
            (words.result.step)(4, 10),
            (words.result.edges)(1),
            (words.result.points_per_edge)(1),
            (words.result.points_per_edge)(2),
        ],
    );
    book.all(
        "The end",
        [
            words.winners(&["Inés"], 4),
            words.winners(&["Inés", "Zahra"], 4),
            words.winners(&["Inés", "Zahra", "Yusuf"], 3),
            words.lead(192, "Zahra", 136),
            (words.result.points_each)(84),
            words.best_of_game(Building::Arena, 35, &["Inés", "Zahra"]),
            words.points_from(31, &[(words.building(Building::Park).name, 30), ("–", 1)]),
            words.played(GameId::Granada, 39, Some(52)),
            words.played(GameId::Gardens, 9, Some(125)),
            words.played(GameId::Gardens, 1, None),
            words.longest_of_game(Line::Border(Set::Granada), 17, &["Inés"]),
            words.longest_of_game(Line::Border(Set::Alhambra), 9, &["Inés", "Yusuf"]),
            words.longest_of_game(Line::Seam, 4, &["Inés"]),
            words.city_told(
                "Inés",
                &city(
                    Set::Granada,
                    "a b\nS c",
                    &[('a', "park 2"), ('b', "arena 8"), ('c', "arena 5")],
                ),
            ),
            (words.result.stays)(Some(11)),
            (words.result.stays)(None),
            (words.result.has_it)("Inés"),
            (words.result.places_now)("Inés"),
            (words.result.places_then)("Inés"),
            (words.result.tile_of)(3, 4),
            (words.result.places_it)("Inés", &words.tile_name(face("park 2"))),
            (words.result.go_on_to)(&words.scoring_title(Scoring::C)),
        ],
    );
}

fn in_the_gardens(book: &mut Book) {
    let words = book.words;
    let awaits = [
        GardenAwaits::FirstGarden,
        GardenAwaits::Garden,
        GardenAwaits::EndOfTurn,
        GardenAwaits::Nothing,
    ];
    book.all("The Gardens", awaits.map(|one| words.garden_turn_state(one, "Inés").whole()));
    let misfits = [GardenMisfit::Taken, GardenMisfit::OnTheEdge, GardenMisfit::Alone];
    book.all("Why not there", misfits.map(|misfit| words.garden_misfit(misfit).whole()));
    let garden = planted("1vplo").garden();
    let refusals = [
        GardenRefusal::Over,
        GardenRefusal::TurnIsDone,
        GardenRefusal::NothingLaid,
        GardenRefusal::NotInHand(garden),
    ];
    book.all("Refusals", refusals.map(|refusal| words.garden_refusal(&refusal)));
    let game = scene(&gardens::Options::new(2)).garden(space("b1"), planted("2vplo"));
    let game = game.hand(Seat(0), &[planted("4opvl").garden()]).table();
    let there = ["b1", "a1", "f6"].map(|at| {
        let verdict = Some(game.preview(space(at), planted("4opvl")));
        words.garden_space(&game, space(at), verdict, name)
    });
    book.all("Spaces", there);
    book.heading("Buildings");
    scores(book);
    book.all(
        "Numbers",
        [
            (words.gardens.in_pile)(1),
            (words.gardens.in_pile)(18),
            (words.gardens.won_in_all)(3, 24),
            (words.gardens.trees_of)("Inés"),
        ],
    );
}

/// One building of each way a scoring of the Gardens can end, from games played to the end.
fn scores(book: &mut Book) {
    let words = book.words;
    let mut told = [false; 3];
    for seed in 1..20 {
        let chance = engine::Chance::Seed(engine::Seed(seed));
        let mut game = Gardens::start(&gardens::Options::new(2), &chance, &mut |_| ()).unwrap();
        let mut rng = engine::Dice::new(engine::Seed(seed)).next_stream();
        while game.turn() != engine::Turn::Over {
            let action = game.random_action(&mut rng);
            let mut events = Vec::new();
            game.play(&action, &mut |event| events.push(event)).unwrap();
            for event in events {
                let gardens::Event::Scored { score, .. } = &event else { continue };
                let way = match score.award {
                    Award::Won { .. } => 0,
                    Award::Lost { .. } => 1,
                    Award::Nobody => 2,
                };
                if !std::mem::replace(&mut told[way], true) {
                    let line = words.garden_log(&event).unwrap();
                    book.say(words.plain_text(&line, name));
                    book.say(words.garden_award(score, name));
                    book.say(words.around(score));
                    book.say(words.dropped_out(score).unwrap_or_default());
                }
            }
        }
    }
    assert_eq!(told, [true; 3], "each way a building is scored");
}

#[test]
fn english_can_be_read_by_a_translator() {
    assert_snapshot!(book(Language::English));
}

#[test]
fn german_can_be_read_by_a_translator() {
    assert_snapshot!(book(Language::German));
}

#[test]
fn every_language_has_the_same_book() {
    let headings = |language| {
        let book = book(language);
        let is_heading = |line: &&str| line.starts_with("## ");
        (book.lines().count(), book.lines().filter(is_heading).count())
    };
    assert_eq!(headings(Language::English), headings(Language::German));
}
