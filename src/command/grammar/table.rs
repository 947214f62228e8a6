//! What the phrases mean: the ids of `phrases.ftl` with their meanings, in the notation of no language.
//!
//! `$name` stands for what the rule of that name means, or of a name that goes on with a hyphen.

use super::Family::{self, Both, Nimm, Rows};

/// Whole utterances: the id of their phrases, what they mean, and where they are said.
pub(super) const UTTERANCES: [(&str, &str, Family); 94] = [
    ("lay", "lay $cards", Rows),
    ("lay-joker", "lay *$card", Rows),
    ("lay-number", "lay ?$number", Rows),
    ("lay-cow", "lay $cow>?", Nimm),
    ("stack", "lay $cow>$pile", Nimm),
    ("bridge", "bridge ?>$card", Rows),
    ("bridge-from", "bridge $source>$card", Rows),
    ("bridge-joker", "bridge $source>*$card", Rows),
    ("swap", "swap $card", Rows),
    ("discard", "discard", Rows),
    ("take", "take ?", Nimm),
    ("take-pile", "take $pile", Nimm),
    ("claim", "take $pile@$seat", Nimm),
    ("draw", "draw", Both),
    ("end", "end", Both),
    ("undo", "undo", Both),
    ("ask-hand", "ask hand", Both),
    ("ask-hand-full", "ask hand full", Both),
    ("ask-hand-colour", "ask hand $colour", Rows),
    ("ask-row", "ask row $colour", Rows),
    ("ask-row-full", "ask row $colour full", Rows),
    ("ask-board", "ask board", Both),
    ("ask-board-full", "ask board full", Both),
    ("ask-can", "ask can", Both),
    ("ask-can-full", "ask can full", Both),
    ("ask-can-colour", "ask can $colour", Rows),
    ("ask-can-cards", "ask can $cards", Rows),
    ("ask-can-on", "ask can >$pile", Nimm),
    ("ask-where", "ask where $card", Rows),
    ("ask-where-number", "ask where ?$number", Rows),
    ("ask-missing", "ask missing", Rows),
    ("ask-missing-colour", "ask missing $colour", Rows),
    ("ask-open", "ask open", Rows),
    ("ask-score", "ask score", Both),
    ("ask-score-full", "ask score full", Both),
    ("ask-players", "ask players", Both),
    ("ask-players-full", "ask players full", Both),
    ("ask-pile", "ask pile", Both),
    ("ask-piles", "ask piles", Nimm),
    ("ask-piles-full", "ask piles full", Nimm),
    ("ask-buffalos", "ask buffalos", Nimm),
    ("ask-bridges", "ask bridges", Rows),
    ("ask-jokers", "ask jokers", Rows),
    ("ask-bonus", "ask bonus", Rows),
    ("ask-turn", "ask turn", Both),
    ("ask-last", "ask last", Both),
    ("ask-since", "ask since", Both),
    ("ask-history", "ask history 10", Both),
    ("ask-history-lines", "ask history $count", Both),
    ("help", "help", Both),
    ("help-topic", "help $topic", Both),
    ("help-now", "help now", Both),
    ("rules", "rules", Both),
    ("rules-section", "rules $section", Both),
    ("rules-game", "rules $game", Both),
    ("hint", "hint", Both),
    ("repeat", "repeat", Both),
    ("repeat-lines", "repeat $count", Both),
    ("back", "back", Both),
    ("forward", "forward", Both),
    ("stop", "stop", Both),
    ("save", "save", Both),
    ("quit", "quit", Both),
    ("language", "language", Both),
    ("language-to", "language $tongue", Both),
    ("verbosity", "verbosity", Both),
    ("verbosity-to", "verbosity $level", Both),
    ("telling", "$sort $switch", Both),
    ("telling-level", "$sort $level", Both),
    ("pause", "pause", Both),
    ("pause-on", "pause on", Both),
    ("pause-off", "pause off", Both),
    ("braille", "braille", Both),
    ("braille-on", "braille on", Both),
    ("braille-off", "braille off", Both),
    ("prompt", "prompt", Both),
    ("prompt-on", "prompt on", Both),
    ("prompt-off", "prompt off", Both),
    ("speech", "speech", Both),
    ("speech-on", "speech on", Both),
    ("speech-off", "speech off", Both),
    ("faster", "faster", Both),
    ("slower", "slower", Both),
    ("louder", "louder", Both),
    ("softer", "softer", Both),
    ("higher", "higher", Both),
    ("lower", "lower", Both),
    ("voice", "voice", Both),
    ("voice-number", "voice $count", Both),
    ("keys", "keys", Both),
    ("yes", "yes", Both),
    ("no", "no", Both),
    ("cancel", "cancel", Both),
    ("choose", "choose $count", Both),
];

/// Parts of utterances with phrases of their own, and what they mean.
pub(super) const PARTS: [(&str, &str); 6] = [
    ("card", "$colour$number"),
    ("card-of-mine", "$colour$number"),
    ("cards-two", "$colour$number $colour$second"),
    ("cards-three", "$colour$number $colour$second $colour$third"),
    ("cards-run", "$colour$number..$last"),
    ("cards-both", "$card $other"),
];

/// Lists of words, each with its meaning in the same place; several words for one are apart by commas.
pub(super) const LISTS: [(&str, &[&str]); 12] = [
    ("colour", &COLOURS),
    ("colour-of-card", &COLOURS),
    ("colour-of-cards", &COLOURS),
    ("colour-of-row", &COLOURS),
    ("topic", &TOPICS),
    ("section", &["aim", "setup", "turn", "special", "end", "score"]),
    ("game", &GAMES),
    ("tongue", &["en", "fr", "nl"]),
    ("level", &["brief", "normal", "full"]),
    ("sort", &["events", "answers", "chatter"]),
    ("switch", &["on", "off"]),
    ("switch-before", &["on", "off"]),
];

const COLOURS: [&str; 4] = ["r", "y", "g", "b"];

const TOPICS: [&str; 12] = [
    "lay",
    "questions",
    "joker",
    "bridge",
    "bonus",
    "piles",
    "turn",
    "settings",
    "speech",
    "keys",
    "braille",
    "signs",
];

const GAMES: [&str; 8] =
    ["elevens", "beginner", "junior", "classic", "extremes", "three-openings", "free-opening", "nimm"];

/// Rules that say what another says, so that one utterance can say it several times.
pub(super) const ALIASES: [(&str, &str); 6] = [
    ("other", "card"),
    ("source", "colour"),
    ("source-of-row", "colour-of-row"),
    ("second", "number-small"),
    ("third", "number-small"),
    ("last", "number"),
];

/// The parts of which any says which cards are meant.
pub(super) const CARDS: [&str; 5] = ["card", "cards-two", "cards-three", "cards-run", "cards-both"];
