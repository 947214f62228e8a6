//! The deal of a day is the same for everybody and for ever: a program of another language dealt these from what
//! `docs/record.md` says of it.

use elevens::players::model_points;
use elevens::record::RoundLine;
use elevens::rules::{DayDeal, Match, Ranking};

/// A deal: what names it, who begins, the hands, the open card, and the pile, the next card first.
struct Dealt {
    text: &'static str,
    first: usize,
    hands: [&'static str; 2],
    open: &'static str,
    pile: &'static str,
}

/// One in each game, and another of `classic`: the first had to be dealt again, as no hand had an 11 (C2).
const DEALT: [Dealt; 9] = [
    Dealt {
        text: "2026-11-22 elevens",
        first: 0,
        hands: [
            "r18 r20 y7 y8 y14 y20 y21 g1 g7 g14 g16 g18 b2 b7 b8 b12 b17 b20 b21 *",
            "r1 r2 r7 r12 r16 y1 y3 y4 y9 y13 y17 g9 g13 g15 g21 b4 b10 b13 b19 *",
        ],
        open: "",
        pile: "g5 b5 r14 y16 g17 g19 g4 * b14 r13 r4 r10 g3 b3 * r21 r17 r5 b18 b15 y15 y10 b1 r8 y19 \
         g20 g8 y12 r15 r19 r6 b16 g2 y5 g12 y18 b6 r9 y2 b9 r3 g6 y6 g10",
    },
    Dealt {
        text: "2026-11-22 beginner",
        first: 0,
        hands: [
            "r7 r15 r17 r18 r20 r21 y7 y12 y16 y17 g7 g13 g14 g16 g18 g21 b13 b16 b17 b19",
            "r10 r13 r16 r19 y3 y4 y5 y9 y10 y19 y20 g1 g2 g3 g5 g9 g20 b1 b5 b21",
        ],
        open: "",
        pile: "y8 g17 y6 r14 r9 y2 b7 b20 y13 r4 b4 g19 y21 g10 g6 r1 b9 r2 g15 g4 g12 y1 b2 y15 b8 g8 \
         y14 b18 r12 b15 r5 b6 r8 b12 r3 b3 b10 y18 b14 r6",
    },
    Dealt {
        text: "2026-11-22 junior",
        first: 0,
        hands: ["r4 y6 y8 g6 b10", "r5 r8 r10 y2 b8"],
        open: "",
        pile: "g7 g5 g4 r2 y3 b2 g9 r3 y10 b6 b7 y5 y7 b9 g3 b5 g2 y4 r9 g8 r7 b4 r6 y9 g10 b3",
    },
    Dealt {
        text: "2026-11-22 classic",
        first: 1,
        hands: [
            "r4 r5 r13 r14 r20 y2 y3 y4 y12 y13 y20 g8 g13 g19 b4 b9 b11 b13 b15 b16",
            "r2 r7 r8 r9 r10 r11 r19 y1 y5 y7 g4 g6 g9 g10 g11 g12 g15 b12 b18 b20",
        ],
        open: "",
        pile: "y17 b3 y14 g14 g16 b17 y11 r6 r16 b2 y19 g2 r1 b1 y18 b8 r17 b7 y15 y6 b14 r3 r15 y9 b10 \
         y8 g18 y16 g7 y10 b19 b6 g3 g17 g20 r12 b5 g1 r18 g5",
    },
    Dealt {
        text: "2026-11-22 extremes",
        first: 0,
        hands: [
            "r17 r18 y9 y10 y17 y19 g2 g4 g8 g9 g12 g15 g18 g19 b2 b6 b7 b12 b16 b17",
            "r2 r3 r4 r5 r8 r10 r12 r13 y12 y14 y15 y18 g6 g11 g13 b3 b8 b13 b15 b19",
        ],
        open: "",
        pile: "g10 g16 r11 g7 b9 y7 y5 b11 r6 r19 y13 y16 r14 b10 b14 y8 r7 r15 y6 b5 y11 g3 g14 g5 y2 \
         g17 b18 b4 r16 y4 y3 r9",
    },
    Dealt {
        text: "2026-11-22 three-openings",
        first: 0,
        hands: [
            "r2 r8 r16 r17 y1 y3 y4 y6 y11 y13 y14 g5 g7 g11 b2 b8 b12 b13 b14 b18",
            "r13 r14 r15 y8 y17 y19 g6 g8 g12 g14 g15 g17 g18 g19 g20 b4 b5 b6 b16 b20",
        ],
        open: "",
        pile: "y9 r12 y18 r9 y10 g10 b7 y5 g13 r20 g2 y7 g9 b19 r11 b3 y20 r19 g3 r10 r1 g4 g16 r5 r18 \
         b15 g1 b9 b11 y2 y12 r4 y15 b17 b1 y16 r6 r7 b10 r3",
    },
    Dealt {
        text: "2026-11-22 free-opening",
        first: 0,
        hands: [
            "r2 r7 r8 r10 r11 r16 r19 y16 y17 y19 g1 g4 g7 g10 g19 b5 b6 b8 b15 b19",
            "r13 r17 r18 y2 y3 y5 y6 y8 y11 y14 y15 y18 g2 g8 g13 g18 b2 b4 b11 b12",
        ],
        open: "",
        pile: "b13 y7 b3 g20 b1 r6 b7 r20 b14 b17 g16 y10 g11 r12 g6 g5 g12 r4 r3 r15 y9 r5 b10 y1 y12 \
         r9 b16 y13 b18 y20 b20 y4 g14 g9 g3 g15 r1 r14 b9 g17",
    },
    Dealt {
        text: "2026-11-22 nimm",
        first: 0,
        hands: ["1 19 22 23 24 25 38 47 60 75", "2 3 7 21 43 44 53 54 63 72"],
        open: "45",
        pile: "9 92 6 42 18 73 87 62 65 20 91 17 70 100 37 82 66 80 95 32 50 56 8 79 35 99 61 69 36 30 \
         33 76 5 40 64 59 49 13 14 4 34 48 11 31 10 86 51 52 12 84 41 98 85 71 77 67 93 46 15 58 \
         94 29 39 89 26 96 90 78 16 81 27 97 57 28 68 55 83 88 74",
    },
    Dealt {
        text: "2026-11-23 classic",
        first: 0,
        hands: [
            "r2 r6 r7 r11 r12 r15 r18 r20 y10 y14 y15 y18 g3 g7 g12 g16 g17 b4 b8 b15",
            "r4 r10 r16 r17 r19 y4 y17 y19 y20 g2 g4 g11 g13 g19 b2 b6 b7 b10 b14 b19",
        ],
        open: "",
        pile: "g10 y5 y7 y3 b3 r8 y9 y2 b1 r1 g6 r14 g9 y6 y16 r9 g14 b9 y8 y13 g20 b13 y12 b20 r3 b16 \
         y11 b11 g18 g15 g5 b18 g1 r5 r13 b17 y1 g8 b5 b12",
    },
];

fn named(text: &str) -> DayDeal {
    let (day, game) = text.split_once(' ').unwrap();
    DayDeal { day: day.parse().unwrap(), game: game.parse().unwrap() }
}

#[test]
fn the_cards_of_a_day_stay_the_same() {
    for dealt in DEALT {
        let deal = named(dealt.text);
        let mut game = Match::new(deal.plan()).unwrap();
        let line = RoundLine::new(1, game.deal_round(&mut deal.fate()).unwrap());
        assert_eq!(line.first, dealt.first, "{}", dealt.text);
        let hands: Vec<String> = line.hands.iter().map(|hand| hand.join(" ")).collect();
        assert_eq!(hands, dealt.hands, "{}", dealt.text);
        assert_eq!(line.table.unwrap_or_default().join(" "), dealt.open, "{}", dealt.text);
        assert_eq!(line.pile.join(" "), dealt.pile, "{}", dealt.text);
    }
}

/// The strong player makes the same of the same cards, each time.
#[test]
fn the_strong_player_is_no_chance() {
    for text in ["2026-11-22 elevens", "2026-11-23 junior", "2026-11-22 nimm"] {
        let deal = named(text);
        let points = model_points(deal).unwrap();
        assert_eq!(points, model_points(deal).unwrap(), "{text}");
        assert!(deal.game.ranking() == Ranking::HighestWins || points >= 0, "{text}: {points}");
    }
}
