# An evening: who plays, what comes after a match, and what is kept of it.

# The names of the computers, by level: the first that nobody at the table has. Seven each, so that a table always has
# enough, and none is a word that can be said, a colour or a number. Who stands in the same place is the same person in
# every language.
computers-easy = Nora, Hugo, Clara, Oscar, Paula, Robin, Fiona
computers-medium = Alice, Simon, Julia, Victor, Sophie, Martin, Dora
computers-hard = Helga, Bruno, Olga, Edgar, Diana, Leon, Greta

## Commands, as they can be typed

say-tell-more = tell me more
say-read-on = next
# Said while something is read, these ask for what follows; elsewhere they may give the turn away.
read-on-words = next
say-menu = menu
say-new-game = new game
say-resign = resign
say-evenings = my evenings
say-evenings-won = how often have I won
say-evenings-against = how often have I beaten { $who }
say-evenings-streak = longest streak
say-evenings-best = my best score
say-evenings-longest = my longest game
say-evenings-left = my average hand
say-evenings-today = deal of the day

## Giving up

resigned-you = { $n ->
    [one] You give up. { $names } wins the match.
   *[other] You give up. { $names } win the match.
}
resigned-other = { $n ->
    [one] { $name } gives up. { $names } wins the match.
   *[other] { $name } gives up. { $names } win the match.
}

language-name = English
say-more = more
choice-more = { $n ->
    [one] To hear 1 more: { $word }.
   *[other] To hear { $n } more: { $word }.
}

## Between games

after-title = What next?
after-again = The same again
after-other = Another game
after-menu = The menu
after-review = Review of the match
left-saved = Saved.

menu-together = Several people on this device
menu-saved = Saved games
menu-people = Who plays here? Names with commas, 2 to { $high }, as in Ann, Ben.
menu-people-wrong = From 2 to { $high } different names, with a comma between them.
list-elevens = Elevens, the whole game, with jokers and bridges
list-beginner = Beginner, the same with numbers alone
list-junior = Junior, 5 cards each, numbers to 11
list-classic = Classic, rows to 20 that you open by an 11
list-extremes = The extremes, rows that start at both ends
list-three-openings = Three openings, by a 10, 11 or 12
list-free-opening = Free opening, the first card opens all rows
list-nimm = Nimm, cow cards on piles
saved-title = { $n ->
    [one] 1 saved game.
   *[other] { $n } saved games, the newest first.
}
saved-line = { $game }, with { $names }, round { $round } of { $rounds }, { $when }
saved-none = No game is saved.
saved-go-on = Go on with it
saved-delete = Delete it
saved-delete-ask = Delete this game for good? Yes or no.
saved-deleted = Deleted.
when-today = today
when-yesterday = yesterday
when-days = { $n } days ago
when-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}
when-date-year = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }

## Settings

settings-changed = { $setting }. Another one, or back.
settings-same = nothing changed
level-choice = { $level ->
    [brief] brief, what happens and no more
    [normal] normal, with counts and rows
   *[full] full, also what you can do
}

## Rules, section by section

rules-title = Which part of the rules?
rules-another = Another part, or back.
rules-begin = { $game }. Sections: { $sections }.
rules-next = To hear { $section }: { $word }.

## The first game

first-words = Type { $hand } to hear your cards. Type { $hint } to be told what to do. Type { $help } for all else.
first-end = To end your turn, type { $end }.
first-end-key = To end your turn, press { $end }.

## The score over the evenings

evenings-none-of = Nobody called { $name } has finished a match here.
evenings-none = No match has been played to its end here yet.
evenings-all = { $matches ->
    [one] One match played to its end, { $won ->
        [0] and not won.
       *[other] and won.
    }
   *[other] { $won ->
        [0] None
       *[other] { $won }
    } of { $matches } matches won.
}
evenings-days = { $n ->
    [one] All on one day.
   *[other] On { $n } days.
}
evenings-more = By game, strength and the rest: { $word }.
evenings-item = { $what } { $won } of { $matches }
evenings-by-game = Won by game: { $list }.
evenings-by-strength = By strength: { $list }.
evenings-by-seats = By players: { $list }.
evenings-seats = { $n ->
    [one] with 1 player
   *[other] with { $n } players
}
evenings-people = people alone
evenings-streak-none = No two wins in a row yet.
evenings-streak-most = The longest streak: { $most } wins in a row.
evenings-streak-now = { $now } wins in a row now, the longest streak so far.
evenings-streak-both = { $now } wins in a row now; the longest streak is { $most }.
evenings-points = { $n ->
    [one] 1 point
   *[other] { $n } points
} at { $game }
evenings-points-minus = minus { $n ->
    [one] 1 point
   *[other] { $n } points
} at { $game }
evenings-best = Best: { $list }.
evenings-longest = The longest match: { $game } with { $names }, { $n ->
    [one] 1 turn.
   *[other] { $n } turns.
}
evenings-left = Cards left in hand at the end of a round, on average: { $n }.
evenings-never-with = You have finished no match with { $name }.
evenings-against = { $matches ->
    [one] { $won ->
        [0] You did not beat { $name } in your only match.
       *[other] You beat { $name } in your only match.
    }
   *[other] You beat { $name } in { $won ->
        [0] none
       *[other] { $won }
    } of { $matches } matches.
}
short-elevens = Elevens
short-beginner = Beginner
short-junior = Junior
short-classic = Classic
short-extremes = Extremes
short-three-openings = Three openings
short-free-opening = Free opening
short-nimm = Nimm
menu-evenings = My score so far

## The deal of the day

menu-today = Deal of the day
today-begins = Deal of the day, { $date }: everybody gets these cards.
today-begins-again = Deal of the day, { $date }, try { $n }. Only the first counts.
today-line = Elevens deal of the day, { $date }, { $game }: { $points } against the expert's { $strong }, { $outcome ->
    [better] { $by } better.
    [worse] { $by } worse.
   *[even] even.
}
today-line-given-up = Elevens deal of the day, { $date }, { $game }: given up. The expert made { $strong }.
today-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
today-points-minus = minus { $n ->
    [one] 1 point
   *[other] { $n } points
}
today-signed = { $sign ->
    [minus] minus { $n }
   *[plus] { $n }
}
today-given-up = given up
today-ends-again = Try { $n }: { $points }. Your first try counts.
today-none = You have not finished the deal of the day yet. It is in the menu.
today-played = Again? Only the first try counts.
today-again = Play it again
