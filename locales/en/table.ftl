# Tables of people far away, and the lobby where they meet.

## The lobby

lobby-help =
    Tables: open junior, new table, tables, sit at, watch, invite, link.
    People: who is here, is Ben here, say, tell Ben, mute, unmute; don't let Ben speak, at a table that you opened.
    Friends: tell me when Ben comes, open junior with Ben.
    Results: results, my results, ranking of junior; deal of the day, today's list.
    Tournaments: tournament of classic, join the tournament, start the tournament, standings.
    At a table before it begins: start fills free seats with computers. After a match: play again.
    For you: language, verbosity, braille on, width 40, new key, recovery code, forget me.
lobby-help-page = Quit leaves the table and keeps your seat; in the lobby it disconnects you.
lobby-help-program = Menu leaves the table, quit the program; either keeps your seat. Besides: keys, settings.
lobby-unknown = I do not know that here. Try help.
lobby-no-table = You sit at no table. To see what is open: { $tables }.
table-no-match = No match is on at your table.
lobby-quit = Goodbye, { $name }.
lobby-not-here = That can't be done at a distance.
lobby-saved = Every move is saved by the host.
lobby-who = { $n ->
    [one] Nobody but you.
   *[other] { $n } here: { $names }.
}
lobby-tables-none = No table is open. To open one: { $new }.
lobby-table = { $table }: { $game }, { $who }. { $state }
lobby-limit = { $n ->
    [one] 1 minute a turn.
   *[other] { $n } minutes a turn.
}
lobby-seats = { $n ->
    [one] 1 seat free.
   *[other] { $n } seats free.
}
lobby-computers = { $n ->
    [one] 1 computer
   *[other] { $n } computers
}
lobby-round = Round { $round } of { $rounds }.
lobby-over = The match is over.
lobby-full = All seats are taken.
lobby-yours = Your seat is there.
lobby-no-such-table = There is no table { $table }. To see what is open: { $tables }.
lobby-not-invited = { $table } is by invitation.
lobby-table-full = No seat is free at { $table }. To watch: { $watch }.
lobby-sitting = You sit at { $table }. First leave it: { $leave }.
lobby-too-many = The host has no room for another table.
lobby-most-yours = { $n ->
    [one] You have a table already.
   *[other] You have { $n } tables already.
}
lobby-most-address = { $n ->
    [one] From your address a table is open already.
   *[other] From your address { $n } tables are open already.
}
lobby-stop = No table was opened.
ask-again = That is no answer here.
ask-game = Which game? Enter for { $usual }.
ask-people = People, 1 to { $high }? Enter for { $usual }.
ask-computers = Computers, { $low } to { $high }? Enter for { $low }.
ask-rounds = Rounds, 1 to { $high }? Enter for { $usual }.
ask-open = Who may sit down? Enter for everybody.
ask-open-all = everybody
ask-open-invited = whom I invite
ask-stand-in = When somebody is gone, how soon does a computer play for them? Enter for 2 minutes.
ask-stand-in-soon = after 2 minutes
ask-stand-in-late = after 10 minutes
ask-stand-in-never = never
table-opened = Table { $table } is open: { $game }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. Others type: { $sit }.
table-opened-with = Table { $table } is open: { $game }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. { $name } may sit down.
# What is wrong with a table as it was described.
open-example = open beginner 3 players 2 rounds hard
open-unknown = I do not know { $word } here. As an example: { $example }.
open-no-game = Name the game. As an example: { $example }.
open-seats-wrong = { $game } is for { $low } to { $high } players.
open-rounds-wrong = A match has 1 to { $high } rounds.
open-minutes-wrong = Minutes go from 1 to { $high }.
width-set = { $cells ->
    [0] Lines are whole.
   *[other] { $cells } cells in a line.
}
width-wrong = A width is 0, or from { $low } to { $high }.
key-new = Your new key: { $key }. The old one is void.
key-unsaved = There is no new key, for it could not be saved: { $reason }. The old one holds.
key-failed = No new key could be made. The old one holds.
key-new-code = Your new key: { $key }. The old one is void, and so is your recovery code.
key-recovery = Your recovery code: { $key }. Write it down. If you lose your key, type the code in its place, once.
key-recovery-unsaved = There is no recovery code, for it could not be saved: { $reason }.
key-recovery-failed = No recovery code could be made.
account-unsaved = Your settings could not be saved: { $reason }. They hold, and saving is tried again.
forget-unsaved = Nothing was deleted: { $reason }. Try again later.
forget-ask = To have your name, key and settings deleted, type it again.
forgotten = Deleted. Goodbye.
forget-seated = First give up your seat at { $table }: resign, or wait until it is over.

## Friends

friend-unknown = Nobody here is called { $name }.
friend-away = { $name } is not here. To be told: { $await }.
friend-away-awaited = { $name } is not here. You will be told when { $name } comes.
friend-awaited = You will be told when { $name } comes.
friend-awaited-here = { $name } is here now. From now on you will be told when { $name } comes.
friend-awaited-no-more = You will not be told any more when { $name } comes.
friend-not-awaited = You are not told when { $name } comes.
friend-most = You are told of { $n } guests already.
friends-here = { $n ->
    [one] { $names } is here.
   *[other] { $n } are here: { $names }.
}
friend-lobby = { $name } is here, in the lobby.
friend-table = { $name } is at table { $table }.
friend-closed = { $name } is here, at a table by invitation.
friend-told = { $name } to you alone: { $text }
friend-told-you = Said to { $name } alone.
friend-told-nothing = Say what { $name } is to hear, in the same line.
# The word between a name and what is said to it.
tell-joiner = that

## Results

results-none = No match has been played to its end here yet.
results-own-none = You have played no match to its end here yet.
results-last = { $n ->
    [one] The last match:
   *[other] The last { $n } matches, the latest first:
}
result-line = { $game }: { $scores }.
result-computer = computer
result-nobody = a former guest
day-list = { $n ->
    [one] 1 score today.
   *[other] { $n } scores today.
}
rating-people = { $game } with people: about { $rating }, give or take { $spread }, after { $n ->
    [one] 1 match
   *[other] { $n } matches
}, { $won } won.
rating-computers = { $game } with computers: about { $rating }, give or take { $spread }, after { $n ->
    [one] 1 match
   *[other] { $n } matches
}, { $won } won.
ranking-no-game = Name the game.
ranking-people = { $n } ranked in { $game }.
ranking-people-of = { $n } ranked in { $game } with { $players } players.
ranking-computers = { $n } ranked in { $game } with computers.
ranking-computers-of = { $n } ranked in { $game } with computers, { $players } players.
ranking-line = { $place }: { $name }, about { $rating }, give or take { $spread }, after { $n ->
    [one] 1 match
   *[other] { $n } matches
}.

## At a table

table-sat = { $name } sits down.
table-gone = { $name } is gone.
table-back = { $name } is back.
table-left = { $name } gives up the seat.
table-watches = { $name } watches.
table-waits = { $n ->
    [one] 1 more has to come. Type start to fill the seat with a computer.
   *[other] { $n } more have to come. Type start to fill the seats with computers.
}
table-stand-in = A computer plays for { $name }.
table-still-you = It is still your turn.
table-awaits = Still waiting for { $name }.
table-time-last = { $n ->
    [one] 1 second left for your turn.
   *[other] { $n } seconds left for your turn.
}
table-time-over = { $name } is out of time. A computer plays this turn.
table-time-over-you = You are out of time. A computer plays this turn.
table-stand-in-you = A computer played for you.
table-nobody = { $name } is gone, and the table waits.
table-said = { $name }: { $text }
table-said-you = Said.
table-invited = { $name } may sit down.
table-invite-full = No seat is free here. { $name } can watch: { $watch }.
table-invites = { $name } invites you to table { $table }: { $game }. To sit down: { $sit }.
table-link = To come to table { $table }, open { $link }
table-link-none = There is no link by this way of coming in. Others type: { $sit }.
table-removed = { $name } was removed from the table.
table-removed-you = You were removed from table { $table }.
table-only-opener = Only { $name }, who opened the table, can do that.
table-not-here = { $name } is not here.
table-muted = You hear no more from { $name }.
table-unmuted = You hear { $name } again.
table-silenced = Nobody at the table hears { $name } any more.
table-let-speak = All at the table hear { $name } again.
table-silenced-you = What you say is heard by nobody at this table: { $name } wants it so.
table-let-speak-you = What you say is heard again at the table.
table-said-fast = Not said: that was too much at once. Wait a moment.
table-not-yourself = That is you.
table-not-over = The match is not over.
table-left-you = You left table { $table }. Your seat is kept.
table-left-free = You left table { $table }.
table-watch-you = You watch table { $table }. You can listen, say something, and quit.
table-watcher = Whoever watches can't play. To leave: quit.
table-again = { $name } begins another match.
table-over = For another match: { $again }. To leave: quit.
table-again-gone = Still missing: { $names }.
table-taken-back = The host could not save the table: { $reason }. The game goes on, and saving is tried again.
table-failed = This table ends by a fault in the program. What you were told is saved; it goes on when the host is started again.
node-away = The tables can't be reached just now. Nothing is lost: what you type is heard when they are back.
node-back = The tables are back.
node-moved = Your table goes on at another machine. If you just typed something, check that it was done.
node-table-gone = That table is gone.
node-not-opened = Somebody opened a table in the same moment. Type it again.
table-damaged = Table { $table } can't go on: its record is damaged.

# The short names of tables, said alike in every language; who stands in the same place is the same table.
table-names = Oslo, Lima, Riga, Porto, Dakar, Sofia, Malaga, Boston, Nairobi, Madrid, Toronto, Quito, Tampa, Osaka, Perth, Lagos, Bergen, Kobe, Denver, Bogota, Dallas, Cardiff, Ottawa, Sydney, Hanoi, Rabat, Tallinn, Monaco, Leipzig, Salta, Tunis, Vigo, Zagreb

login-language = For English, type { $n }.
login-other-language = English: type { $code }.
login-name = Your name?
login-taken = { $name } has been here before. The key, or another name?

## Tournaments

tournament-example = tournament of classic, 8 players, 3 rounds
tournament-none = There is no tournament. To open one: { $open }.
tournament-already = There is a tournament already.
tournament-shared = Hosts that share their tables have no tournaments.
tournament-players-wrong = A tournament is for 2 to { $high } players.
tournament-rounds-wrong = A tournament has 1 to { $high } rounds.
tournament-opened = A tournament of { $game }: { $players } players, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. To play: { $join }.
tournament-opened-by = { $name } opens a tournament of { $game }: { $players } players, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. To play: { $join }.
tournament-opened-you = The tournament is open, and you are in: { $game }, { $players } players, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. It begins when it is full. Earlier: { $start }.
tournament-waits = A tournament of { $game } waits, { $n } of { $players } players. To play: { $join }.
tournament-in-it = In it: { $names }.
tournament-joined = { $name } is in the tournament, { $n } of { $players }.
tournament-joined-you = You are in, { $n } of { $players }.
tournament-in = You are in it already.
tournament-out = You are not in the tournament.
tournament-back = You are in again, from the next round on.
tournament-left = { $name } leaves the tournament.
tournament-left-you = You are out of the tournament.
tournament-yours = The tournament is yours now. To begin: { $start }.
tournament-begun = The tournament has begun.
tournament-only-opener = That is for { $name }, who opened the tournament.
tournament-only-keeper = That is for the keeper of the host.
tournament-few = A tournament needs two players.
tournament-cancelled = The tournament is called off.
tournament-begins = The tournament begins: { $n } players, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
tournament-round = Tournament round { $round } of { $rounds }: table { $table }, with { $names }.
tournament-busy = Leave your table for it, then: { $sit }.
tournament-table = Not at a table of the tournament.
tournament-table-over = The next round begins when all tables are done.
tournament-leads = After round { $round }, { $n ->
    [one] { $names } leads
   *[other] { $names } lead
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tournament-leads-you = After round { $round }, you lead with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tournament-own = You: { $points ->
    [one] 1 point
   *[other] { $points } points
}, place { $place }.
tournament-won = The tournament is over. { $n ->
    [one] { $names } wins
   *[other] { $names } win
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tournament-won-you = The tournament is over. You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tournament-title = { $game }, { $played } of { $rounds } rounds played.
tournament-line = { $what }.
tournament-place = { $place }: { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
