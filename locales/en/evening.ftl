# An evening: who plays, what comes after a match, and what is kept of it.

# The names of the computers, by level: the first that nobody at the table has. Seven each, so that a table always has
# enough, and none is a word that can be said, a colour or a number. Who stands in the same place is the same person in
# every language.
computers-easy = Nora, Hugo, Clara, Oscar, Paula, Robin, Fiona
computers-medium = Alice, Simon, Julia, Victor, Sophie, Martin, Dora
computers-hard = Helga, Bruno, Olga, Edgar, Diana, Leon, Greta
computers-expert = Ingrid, Konrad, Walter, Gustav, Selma, Anton, Flora

## Commands, as they can be typed

say-read-on = next
say-menu = menu
say-new-game = new game
say-resign = resign

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
    [one] 1 more: { $word }.
   *[other] { $n } more: { $word }.
}

## Between games

after-title = What next?
after-again = The same again
after-other = Another game
after-menu = The menu
left-saved = Saved.

menu-together = Several people at this keyboard
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
settings-same = as before
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

first-words = To begin, type { $hand } for your cards, { $can } for what fits, { $now } when in doubt.
first-end = To end your turn, type { $end }.
