//! Scorings told again, the last tiles, where points came from, and what the others did.

use cities::{
    Action, Cities, Currency, Event, Face, Kind, LastTile, Line, Options, Phase, Scene, Scoring,
    Set, Who,
};
use engine::{Chance, Dice, Game, Record, Seat, Seed, Turn};
use support::arrange::{listed, money, play};
use support::contract_suite::option_sets;
use support::tables::{OPEN, players};
use table::{
    AfterLastTiles, Awaits, Chronicle, CityChronicle, CityClick, ClickOutcome, ComingScoring,
    Command, Earned, LastTileState, Merit, Savable, ScoringReport, ScoringStep, Table, TurnState,
};

/// A game that was played to its end by chance.
fn played(options: &Options, seed: u64) -> Table {
    let chance = Chance::Seed(Seed(seed));
    let mut game = Cities::start(options, &chance, &mut |_| ()).unwrap();
    let mut rng = Dice::new(Seed(seed)).next_stream();
    let mut actions = Vec::new();
    while game.turn() != Turn::Over {
        let action = game.random_action(&mut rng);
        game.play_silently(&action);
        actions.push(action);
    }
    let record = Record { options: options.clone(), chance, actions };
    Table::resume(players(options.seats, OPEN), record, Vec::new()).unwrap()
}

fn games() -> Vec<Table> {
    let options = option_sets();
    (0..).zip(&options).map(|(seed, options)| played(options, seed)).collect()
}

fn everybody(table: &Table) -> Vec<(Who, u16)> {
    let seats = Seat::all(table.game().seats());
    let points = |seat| u16::try_from(table.game().points(seat)).unwrap();
    let dirk = table.game().dirk().map(|(_, points)| (Who::Dirk, points));
    seats.map(|seat| (Who::Seat(seat), points(seat))).chain(dirk).collect()
}

fn after(report: &ScoringReport) -> Vec<(Who, u16)> {
    let steps = report.steps.len();
    report.before.iter().map(|&(who, _)| (who, report.points_after(steps, who))).collect()
}

#[test]
fn a_report_goes_from_the_points_before_to_the_points_after() {
    for table in games() {
        let reports = table.chronicle().scorings();
        let mut points: Vec<(Who, u16)> =
            everybody(&table).into_iter().map(|(who, _)| (who, 0)).collect();
        let ended = table.story().flatten().filter_map(|event| match event {
            Event::ScoringEnded { scoring, points } => Some((*scoring, points.clone())),
            _ => None,
        });
        let mut told = reports.iter();
        for (scoring, now) in ended {
            let report = told.next().expect("a report for every scoring");
            assert_eq!(
                (report.scoring, &report.before, after(report)),
                (scoring, &points, now.clone())
            );
            points = now;
        }
        assert!(told.next().is_none());
        assert_eq!(points, everybody(&table));
        assert_eq!(reports.last().map(|report| report.scoring), Some(Scoring::C));
    }
}

#[test]
fn the_standing_is_sorted_at_every_step() {
    let table = played(&Options::new(Kind::Granada, 2), 3);
    let report = table.chronicle().scorings().last().unwrap().clone();
    for steps in 0..=report.steps.len() {
        let gains = report.steps.get(steps).map(ScoringStep::gains).unwrap_or_default();
        for given in 0..=gains.len() {
            let standing = report.standing(steps, given);
            assert_eq!(standing.len(), 3, "Dirk is among them");
            assert!(standing.is_sorted_by(|one, next| one.1 >= next.1));
            for (who, points) in standing {
                let gain = gains[..given].iter().find(|(one, _)| *one == who);
                let gain = gain.map_or(0, |&(_, gain)| gain);
                assert_eq!(points, report.points_after(steps, who) + gain);
            }
        }
    }
    assert_eq!(report.steps[0].merit(), Merit::Line(Line::Border(Set::Granada)));
    assert_eq!(report.steps.len(), 10);
}

/// Early in a game there are buildings that nobody has: they are no steps of a scoring.
#[test]
fn what_nobody_has_is_skipped() {
    let mut skipped = 0;
    for table in games() {
        let all = table.story().flatten().filter(|event| {
            matches!(event, Event::LinesScored { .. } | Event::BuildingScored { .. })
        });
        let mut told = 0;
        for report in table.chronicle().scorings() {
            told += report.steps.len();
            for step in &report.steps {
                let ScoringStep::Building { number, ranks, .. } = step else { continue };
                assert!(*number > 0 && !ranks.is_empty());
            }
        }
        skipped += all.count() - told;
    }
    assert!(skipped > 0, "every building in every scoring");
}

#[test]
fn the_best_building_brought_somebody_more_than_any_other() {
    let mut found = 0;
    for table in games() {
        let final_report = table.final_report().unwrap();
        let is_building = |one: &&Earned| matches!(one.merit, Merit::Building(_));
        let all = || final_report.sources.iter().filter(is_building);
        let most = all().map(Earned::most).max().unwrap();
        let Some(best) = final_report.best else {
            assert!(all().filter(|one| one.most() == most).count() > 1 || most == 0);
            continue;
        };
        found += 1;
        assert_eq!(best.points, most);
        for (who, _) in everybody(&table) {
            let earned = all().find(|one| one.merit == Merit::Building(best.building)).unwrap();
            assert_eq!(best.whose.contains(&who), earned.total(who) == most);
        }
    }
    assert!(found > 0);
}

/// What lies in the city then, not now: Dirk gets tiles right after A and B.
#[test]
fn every_rank_is_proved_by_tiles_of_that_time() {
    let mut tied = 0;
    for table in games() {
        let has_extras = table.options().huts || table.options().bonus_cards;
        for report in table.chronicle().scorings() {
            for step in &report.steps {
                let ScoringStep::Building { building, number, prizes, grows, ranks, tiles } = step
                else {
                    continue;
                };
                assert_eq!(*number, ranks.iter().map(|rank| rank.count).sum::<u16>());
                assert_eq!(ranks.len(), tiles.len());
                assert_eq!(*grows, building.set() == Set::Granada && !table.options().simplified);
                for (rank, tiles) in ranks.iter().zip(tiles) {
                    assert!(tiles.iter().all(|face| face.building() == *building));
                    assert!(tiles.is_sorted_by_key(|face| std::cmp::Reverse(face.price())));
                    assert!(has_extras || tiles.len() == usize::from(rank.count));
                    if rank.dearest > 0 {
                        assert_eq!(tiles[0].price(), rank.dearest);
                    }
                    if rank.sharing == 1 {
                        let prize = prizes.get(usize::from(rank.place) - 1).copied();
                        assert_eq!(rank.points, prize.unwrap_or(0));
                    } else {
                        tied += 1;
                    }
                }
            }
        }
    }
    assert!(tied > 0, "no tie in any game");
}

#[test]
fn every_line_is_proved_by_the_city_of_that_time() {
    let mut longer = 0;
    for table in games() {
        for report in table.chronicle().scorings() {
            for step in &report.steps {
                let ScoringStep::Line { line, lengths } = step else { continue };
                assert!(lengths.is_sorted_by(|one, next| one.length >= next.length));
                for score in lengths {
                    let then = report.cities[score.seat.index()].longest(*line);
                    assert_eq!(then, u32::from(score.length));
                    longer += usize::from(table.game().city(score.seat).longest(*line) != then);
                    let each = if *line == Line::Seam { 2 } else { 1 };
                    assert_eq!(step.points_of(Who::Seat(score.seat)), score.length * each);
                }
                assert_eq!(step.points_of(Who::Dirk), 0);
            }
        }
    }
    assert!(longer > 0, "no border changed after a scoring");
}

#[test]
fn the_sources_add_up_to_all_points() {
    for table in games() {
        let final_report = table.final_report().unwrap();
        let merits: Vec<Merit> = final_report.sources.iter().map(|one| one.merit).collect();
        for report in table.chronicle().scorings() {
            let mut all = merits.iter();
            let in_order = |step: &ScoringStep| all.any(|one| *one == step.merit());
            assert!(report.steps.iter().all(in_order), "each step is a source, in the same order");
        }
        for (who, points) in everybody(&table) {
            let own = final_report.sources.iter().map(|earned| earned.total(who));
            assert_eq!(own.sum::<u16>(), points);
            let account = final_report.accounts.iter().find(|account| account.who == who).unwrap();
            assert_eq!(account.total, points);
            assert_eq!(account.portions.iter().map(|one| one.points).sum::<u16>(), points);
            for report in table.chronicle().scorings() {
                assert_eq!(account.of(report.scoring), report.gained(who));
            }
            assert_eq!(account.sources.iter().map(|(_, points)| points).sum::<u16>(), points);
            assert!(account.sources.is_sorted_by(|one, next| one.1 >= next.1 && next.1 > 0));
            let of_lines: u16 =
                table.game().lines().iter().map(|&line| account.of_line(line)).sum();
            assert_eq!(of_lines + account.of_buildings(), points);
            assert_eq!(account.place.is_none(), who == Who::Dirk, "Dirk wins nothing");
        }
        for report in table.chronicle().scorings() {
            for step in &report.steps {
                let earned = final_report.sources.iter().find(|one| one.merit == step.merit());
                let earned = earned.unwrap();
                let most = earned.points.iter().map(|&(who, _)| earned.total(who)).max();
                assert_eq!(Some(earned.most()), most);
                for &(who, by_scoring) in &earned.points {
                    assert_eq!(by_scoring[report.scoring as usize], step.points_of(who));
                }
            }
        }
    }
}

#[test]
fn the_final_report_knows_places_cities_and_the_longest_border() {
    for table in games() {
        let final_report = table.final_report().unwrap();
        assert_eq!(final_report.places, table.game().outcome().unwrap().places());
        let order: Vec<Who> =
            final_report.places.iter().map(|place| Who::Seat(place.seat)).collect();
        assert!(
            final_report.accounts.iter().map(|account| account.who).take(order.len()).eq(order)
        );
        for (seat, city) in Seat::all(table.game().seats()).zip(&final_report.cities) {
            assert!(**city == *table.game().city(seat));
        }
        for one in &final_report.longest {
            let lengths = || {
                let reports = table.chronicle().scorings();
                let steps: Vec<ScoringStep> =
                    reports.iter().flat_map(|report| report.steps.clone()).collect();
                steps.into_iter().filter_map(|step| match step {
                    ScoringStep::Line { line, lengths } if line == one.line => Some(lengths),
                    _ => None,
                })
            };
            let most = lengths().flatten().map(|score| score.length).max();
            assert_eq!(most, Some(one.length));
            for seat in Seat::all(table.game().seats()) {
                let had_it = lengths().flatten().any(|s| s.seat == seat && s.length == one.length);
                assert_eq!(one.seats.contains(&seat), had_it);
            }
        }
    }
    let table = played(&Options::new(Kind::Granada, 3), 1);
    assert_eq!(table.final_report().unwrap().longest.len(), 1);
}

#[test]
fn last_tiles_go_to_the_only_one_with_the_most() {
    let (mut given, mut kept) = (0, 0);
    for table in games() {
        for tile in table.chronicle().last_tiles().iter() {
            assert_eq!(tile.totals.len(), usize::from(table.game().seats()));
            let most = tile.totals.iter().map(|&(_, sum)| sum).max().unwrap();
            let mut leaders = tile.totals.iter().filter(|&&(_, sum)| sum == most);
            let first = leaders.next().map(|&(seat, _)| seat);
            let alone = first.filter(|_| leaders.next().is_none());
            assert_eq!(tile.to, alone);
            given += usize::from(tile.to.is_some());
            kept += usize::from(tile.to.is_none());
        }
    }
    assert!(given > 0 && kept > 0, "{given} given, {kept} stayed");
}

#[test]
fn the_coming_scoring_follows_the_deck_and_the_end() {
    let mut seen = [0; 4];
    for table in games() {
        let Record { options, chance, actions } = table.record().0;
        for count in (0..=actions.len()).rev().step_by(5) {
            let actions = actions[..count].to_vec();
            let record = Record { options: options.clone(), chance: chance.clone(), actions };
            let table: Table =
                Table::resume(players(options.seats, OPEN), record, Vec::new()).unwrap();
            let game = table.game();
            let coming = table.coming_scoring();
            let is_over = table.decider().is_none();
            assert_eq!(coming == ComingScoring::Nothing, is_over);
            assert_eq!(coming == ComingScoring::AfterLastTiles, game.is_ending() && !is_over);
            match coming {
                ComingScoring::Drawn(scoring, first, last) => {
                    assert!(!game.is_scored(scoring));
                    assert!(1 <= first && first <= last && last as usize <= game.deck_count());
                    seen[0] += 1;
                }
                ComingScoring::HeldBack(left) => {
                    assert_eq!((options.kind, left as usize), (Kind::Both, game.deck_count()));
                    seen[1] += 1;
                }
                ComingScoring::AtEnd => seen[2] += 1,
                ComingScoring::AfterLastTiles => seen[3] += 1,
                ComingScoring::Nothing => {}
            }
        }
    }
    assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
}

#[test]
fn what_is_held_and_given_is_known_without_reading_the_story() {
    let is_end = |event: &&Event| matches!(event, Event::ScoringEnded { .. });
    let is_last = |event: &&Event| matches!(event, Event::LastTile(_));
    for table in games() {
        let Record { options, chance, actions } = table.record().0;
        for count in (0..=actions.len()).rev().step_by(7).take(40) {
            let actions = actions[..count].to_vec();
            let record = Record { options: options.clone(), chance: chance.clone(), actions };
            let table: Table =
                Table::resume(players(options.seats, OPEN), record, Vec::new()).unwrap();
            assert_eq!(
                table.chronicle().scorings().len(),
                table.story().flatten().filter(is_end).count()
            );
            assert_eq!(
                table.chronicle().last_tiles().len(),
                table.story().flatten().filter(is_last).count()
            );
        }
    }
}

#[test]
fn before_anything_is_scored_there_is_nothing_to_tell() {
    let options = Options::new(Kind::Alhambra, 2);
    let table: Table = Table::set(players(2, OPEN), options, Chance::Seed(Seed(1))).unwrap();
    assert!(table.chronicle().scorings().is_empty() && table.chronicle().last_tiles().is_empty());
    assert!(table.points_by_source().is_empty() && table.final_report().is_none());
    assert!(table.recap_entries(Seat(0)).is_empty() && table.finished_last().is_none());
}

/// Takes the first open card and ends the turn.
fn take_and_end(table: &mut Table) {
    table.click(CityClick::Open(0)).unwrap();
    table.command(Command::Confirm).unwrap();
    table.command(Command::EndTurn).unwrap();
}

fn fresh(seats: u8, seed: u64) -> Table {
    let options = Options::new(Kind::Granada, seats);
    Table::set(players(seats, OPEN), options, Chance::Seed(Seed(seed))).unwrap()
}

#[test]
fn a_recap_is_the_turns_of_the_others_since_the_own_one() {
    let mut table = fresh(3, 2);
    let first = table.decider().unwrap();
    let (second, third) = (first.next(3), first.next(3).next(3));
    take_and_end(&mut table);
    let doers = |table: &Table, seat: Seat| -> Vec<Seat> {
        table.recap_entries(seat).iter().filter_map(|one| one.seat).collect()
    };
    assert_eq!(doers(&table, second), [first], "from the start");
    assert!(!table.has_played(second) && table.has_played(first));
    take_and_end(&mut table);
    take_and_end(&mut table);
    assert_eq!(doers(&table, first), [second, third]);
    assert_eq!(table.finished_last(), Some(third));
    // In the middle of the own turn, and after loading, it is the same.
    table.click(CityClick::Open(0)).unwrap();
    table.command(Command::Confirm).unwrap();
    assert_eq!(doers(&table, first), [second, third]);
    let read: Table = table::load(&table.to_text(1, 0)).unwrap();
    assert_eq!(read.recap_entries(first), table.recap_entries(first));
    let news = table.recap_entries(first);
    let turn = &news.iter().find(|one| one.seat == Some(second)).unwrap().events;
    assert!(matches!(turn[..], [Event::Took { .. }, Event::TurnEnded { .. }]), "{turn:?}");
}

/// In played games: nothing is told twice or left out, and lines have the length they have then.
#[test]
fn a_recap_tells_everything_once_with_the_lines_that_changed() {
    let mut changed = 0;
    for (seed, options) in (0..).zip(option_sets()).step_by(3) {
        let whole = played(&options, seed);
        let (record, _) = whole.record();
        let mut table =
            Table::set(players(options.seats, OPEN), options, Chance::Seed(Seed(seed))).unwrap();
        for part in record.actions.chunks(23) {
            let before = table.story().count();
            table = resumed(&table, part);
            let Some(seat) = table.decider() else { break };
            let news = table.recap_entries(seat);
            assert!(news.iter().all(|one| one.seat != Some(seat)));
            let told: Vec<&Event> = news.iter().flat_map(|one| &one.events).collect();
            assert_eq!(told, since_turn_of(&table, seat));
            // The newest of everybody's lines are those of the city now.
            for other in Seat::all(table.game().seats()).filter(|&other| other != seat) {
                for line in table.game().lines() {
                    let noted = news.iter().rev().filter(|one| one.seat == Some(other));
                    let noted = noted.flat_map(|one| &one.lines).find(|(one, _)| *one == line);
                    if let Some(&(_, length)) = noted {
                        assert_eq!(length, table.game().city(other).longest(line));
                        changed += 1;
                    }
                }
            }
            assert!(table.story().count() > before);
        }
    }
    assert!(changed > 20, "{changed}");
}

/// Every event since a seat's last turn but those of its own doing.
fn since_turn_of(table: &Table, seat: Seat) -> Vec<&Event> {
    let all: Vec<&Event> = table.story().skip(1).flatten().collect();
    let ended = all.iter().rposition(|event| **event == Event::TurnEnded { seat });
    let is_own = |event: &&Event| {
        let text = format!("{event:?}");
        text.split_once(" { ").is_some_and(|(_, told)| told.starts_with(&format!("seat: {seat:?}")))
    };
    all.into_iter().skip(ended.map_or(0, |at| at + 1)).filter(|event| !is_own(event)).collect()
}

fn resumed(table: &Table, more: &[Action]) -> Table {
    let (mut record, _) = table.record();
    record.actions.extend(more);
    Table::resume(table.players().clone(), record, Vec::new()).unwrap()
}

/// Whoever ends a game by idleness sees the same last tiles as everybody else, and knows what is next.
#[test]
fn e7_the_last_tiles_are_told_after_an_idle_end() {
    let options = Options::new(Kind::Granada, 3);
    // Nobody can pay for any of them.
    let yard: Vec<Face> =
        Face::tiles(Set::Granada).filter(|tile| tile.price() > 5).take(4).collect();
    let empty = Scene::new(&options).unwrap().open([None; 4]).deck(&[]);
    let scene = Currency::ALL.into_iter().zip(yard.iter().copied());
    let scene =
        scene.fold(empty, |scene, (space, face)| scene.yard(space, Set::Granada, Some(face)));
    let mut game = scene.money(Seat(1), money("f5")).table();
    let mut chronicle = CityChronicle::default();
    chronicle.note(&game, &[]);
    let mut last = Vec::new();
    for _ in 0..18 {
        if game.turn() == Turn::Over || game.phase() == Phase::Last {
            break;
        }
        let step = if game.phase() == Phase::Act { Action::Pass } else { Action::EndTurn };
        last = play(&mut game, step);
        chronicle.note(&game, &last);
    }
    assert!(last.contains(&Event::EndReached { is_idle: true }));
    let told: Vec<_> =
        chronicle.last_tiles().iter().map(|one| (one.space, one.face, one.to)).collect();
    assert_eq!(told.len(), 4);
    assert_eq!(told[3], (Currency::Florin, yard[3], Some(Seat(1))));
    assert!(told[..3].iter().all(|one| one.2.is_none()));
    assert_eq!(TurnState::of(&game).awaits, Awaits::LastTiles(vec![yard[3]]));
}

/// A table whose players only change their cities, three rounds long, before the last turn is ended;
/// nothing if somebody cannot.
fn idle_table(seed: u64) -> Option<Table> {
    let (options, chance) = (Options::new(Kind::Granada, 3), Chance::Seed(Seed(seed)));
    let mut game = Cities::start(&options, &chance, &mut |_| ()).unwrap();
    let mut rng = Dice::new(Seed(seed)).next_stream();
    let mut actions = Vec::new();
    let has_tiles = |game: &Cities, seat| !game.city(seat).tiles().is_empty();
    while !Seat::all(3).all(|seat| has_tiles(&game, seat)) || game.phase() != Phase::Act {
        let action = game.random_action(&mut rng);
        game.play_silently(&action);
        actions.push(action);
    }
    loop {
        let is_idle = |action: &Action| {
            use Action::{Build, EndTurn, Remove, Swap};
            matches!(action, Remove { .. } | Build { .. } | Swap { .. } | EndTurn)
        };
        let action = listed(&game).into_iter().find(is_idle)?;
        let mut after = game.clone();
        after.play_silently(&action);
        if after.is_ending() {
            let record = Record { options, chance, actions };
            return Some(Table::resume(players(3, OPEN), record, Vec::new()).unwrap());
        }
        game = after;
        actions.push(action);
    }
}

#[test]
fn e7_a_whole_table_names_what_comes_after_its_last_tiles() {
    let mut placed = 0;
    for mut table in (0..10).filter_map(idle_table) {
        let ended = table.command(Command::EndTurn).unwrap().outcome;
        let ClickOutcome::Played(events) = ended else { panic!("the turn was not ended") };
        assert!(events.contains(&Event::EndReached { is_idle: true }));
        let given = events.iter().filter(|event| matches!(event, Event::LastTile(_))).count();
        assert!(given > 0 && table.last_tiles().len() >= given, "the screen is not empty");
        while let AfterLastTiles::Placing(seat, face) = table.after_last_tiles() {
            let mut rows = table.last_tiles().into_iter();
            let now = rows.find(|row| row.state == LastTileState::Now).unwrap();
            assert_eq!((now.tile.to, now.tile.face), (Some(seat), face));
            assert_eq!((table.decider(), table.choice().face()), (Some(seat), Some(face)));
            table.click(CityClick::Store).unwrap();
            placed += 1;
        }
        assert_eq!(table.decider(), None, "the last scoring was held");
        assert_eq!(table.coming_scoring(), ComingScoring::Nothing);
    }
    assert!(placed > 0, "no last tile was given");
}

/// Nobody pays after the end: what comes of a last tile is known before it is given.
#[test]
fn last_tiles_are_set_out_from_the_first_on() {
    let mut placed = 0;
    for (seed, options) in (0..).zip(&option_sets()) {
        let (record, _) = played(options, seed).record();
        let seats = players(options.seats, OPEN);
        let mut table = Table::resume(
            seats.clone(),
            Record { actions: Vec::new(), ..record.clone() },
            Vec::new(),
        )
        .unwrap();
        let mut foreseen: Option<Vec<LastTile>> = None;
        let from = record.actions.len().saturating_sub(9);
        for many in from..=record.actions.len() {
            let actions = record.actions[..many].to_vec();
            table = Table::resume(seats.clone(), Record { actions, ..record.clone() }, Vec::new())
                .unwrap();
            let rows = table.last_tiles();
            assert_eq!(rows.is_empty(), table.chronicle().last_tiles().is_empty());
            let now = rows.iter().filter(|row| row.state == LastTileState::Now);
            assert_eq!(now.count(), usize::from(table.places_last_tile().is_some()));
            for row in &rows {
                assert_eq!(row.tile.to.is_none(), row.state == LastTileState::Stays);
                placed += usize::from(row.state == LastTileState::Placed);
            }
            let tiles: Vec<LastTile> = rows.into_iter().map(|row| row.tile).collect();
            if !tiles.is_empty() {
                assert_eq!(*foreseen.get_or_insert_with(|| tiles.clone()), tiles);
            }
        }
        assert_eq!(table.decider(), None);
        assert!(
            table
                .last_tiles()
                .iter()
                .all(|row| { matches!(row.state, LastTileState::Placed | LastTileState::Stays) })
        );
    }
    assert!(placed > 0, "no last tile was given in any game");
}
