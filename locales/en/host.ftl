# Tables at a distance: what the host says, to whoever runs it and to its guests.

## What the host prints

host-page = To play, open { $url } in a browser.
host-lines = With telnet or a MUD client: { $host }, port { $port }.
host-tables = { $n ->
    [one] 1 table goes on where it was.
   *[other] { $n } tables go on where they were.
}
host-lines-tls = With a MUD client, by TLS: { $host }, port { $port }.
host-ssh = By ssh: ssh -p { $port } { $host }
host-stays = Ctrl-C ends the host; every table is saved.
error-host-built = Tables at a distance are not part of this program: build it again with --features host.
error-host-open = Port { $port } can't be opened: { $reason }.
error-host-key = There is no ssh key in { $path }.
error-host-failed = The host ended by a fault in the program. What was told at the tables is saved.
error-host-folder = The host has no folder for its tables: name one with --data.
error-tls-certificate = There is no certificate in { $path }.
error-tls-key = There is no private key in { $path }.
error-tls-match = The key in { $key } does not belong to the certificate in { $path }.
error-host-held = Another host keeps its tables in { $path }.
error-nats-address = { $url } is no address of a NATS server: give one such as { $example }.
error-nats-none = No NATS server answers at { $url }.
error-nats-refused = The NATS server at { $url } does not let the host in.
error-nats-store = The NATS server at { $url } keeps nothing for the host: it needs JetStream, and the right to use it.
error-export-alone = --export needs --nats, which says where the records are.
host-exported = { $n ->
    [one] 1 record written to { $path }.
   *[other] { $n } records written to { $path }.
}
option-web = the port of the web page. Usually 8111. 0 takes any, off none.
option-line = the port for telnet and MUD clients. Usually 4111. 0 takes any, off none.
option-ssh = the port for ssh. Usually 4122. 0 takes any, off none.
option-address = the address that is listened at. Usually all of this machine.
option-proxy = the address of a proxy, which says where guests come from. Usually none.
option-each = connections from one address at a time, and tables opened from it. Usually 30.
option-log = how much the host notes on its error output, without names or words of anybody. Usually warn.
option-tls = the files of a certificate and of its key, both as PEM. The ports then speak TLS alone.
option-nats = a NATS server where several hosts share their guests and tables; nothing is kept in the folder.
option-export = write all records that hosts share by --nats to this folder, and end.
value-web = PORT
value-line = PORT
value-ssh = PORT
value-address = ADDRESS
value-proxy = ADDRESS
value-each = N
value-log = LEVEL
value-tls = CERT KEY
value-nats = URL
value-export = FOLDER
word-host = tables for people far away.
allowed-port = a number from 0 to 65535, or off
allowed-address = an address such as 127.0.0.1
allowed-certificate = a file with a certificate and one with its key

## The keeper: words that are typed where the host runs, and what comes back

keep-warn = warn *
keep-remove = remove *, send away *
keep-ban = ban *
keep-unban = unban *, lift ban *
keep-bans = bans, who is banned
keep-close = close, close in *, close in * minutes, close in * minute, close *
keep-stay = stay open, do not close
keep-help = help
keep-help-told =
    who is here, tables. say TEXT tells all.
    warn NAME, or warn NAME TEXT. remove NAME sends away, ban NAME for good; unban NAME, bans.
    close tells all, and closes in 5 minutes; close in 10, close in 0 at once; stay open.
keep-unknown = I do not know that. Try help.
keep-who = { $n ->
    [0] Nobody is here.
   *[other] { $n } here: { $names }.
}
keep-no-tables = No table is open.
keep-warned = { $name } was warned.
keep-removed = { $name } was sent away, and may come back.
keep-banned = { $name } is banned.
keep-unbanned = { $name } may come again.
keep-not-banned = { $name } is not banned.
keep-account-unsaved = An account could not be saved: { $reason }. That is tried again.
keep-bans-told = { $n ->
    [0] Nobody is banned.
   *[other] { $n } banned: { $names }.
}
keep-closes = { $minutes ->
    [0] The host closes.
    [one] The host closes in 1 minute. To keep it open: stay open.
   *[other] The host closes in { $minutes } minutes. To keep it open: stay open.
}
keep-close-wrong = A number of minutes from 0 to { $high }.
keep-stays = The host stays open.
keep-not-closing = It was not going to close.
host-keeper = Type help for what you can do here as its keeper.

# What guests hear from the keeper.
keeper-says = From the host: { $text }
keeper-warns = The keeper of the host warns you. Next time you may be sent away.
keeper-warns-of = The keeper of the host warns you: { $text }
keeper-removed-you = The keeper of the host has sent you away. Goodbye.
keeper-banned-you = The keeper of the host has banned you. Goodbye.
keeper-closes = { $minutes ->
    [one] The host closes in 1 minute. Every table is saved.
   *[other] The host closes in { $minutes } minutes. Every table is saved.
}
keeper-stays = The host stays open after all.
keeper-closed = The host closes now. Every table is saved. Goodbye.
door-banned = { $name } is banned here. Goodbye.
door-barred = No new guests from your address. Goodbye.

## At the door

door-language = For English, type { $n }.
door-name = Your name?
door-taken = { $name } has been here before. The key, or another name?
door-key = Your key: { $key }. Keep it: with your name and the key you come back as { $name }.
door-ssh-key = Your ssh key lets you in as { $name } from now on.
door-wrong = That is not the key of { $name }. The key, or another name?
door-too-often = Too many wrong keys. Goodbye.
door-welcome = Welcome, { $name }. To open a table: { $new }. To hear which are open: { $tables }.
door-back = Welcome back, { $name }.
door-elsewhere = You came in elsewhere. Goodbye here.
door-instead = Your earlier connection is closed.
door-full = Too many connections from your address. Goodbye.
door-house-full = The host is full. Come back later.
door-unsaved = { $name }, you can't come in yet, for your name can't be saved: { $reason }. That is tried again; please wait.
door-ssh-unsaved = Your ssh key could not be saved: { $reason }. Come by it again later.
door-failed = Something went wrong here. Come back in a moment.
host-failed = The host ends by a fault in the program. What you were told is saved: come back in a moment.
host-busy = The host can't save just now, so that was not done. Say it again in a moment.
door-late = No name came. Goodbye.
door-too-fast = That was more than anybody types. Goodbye.
door-flood = That was far more than a line. Goodbye.
door-http = This port is not the web page: that has a port of its own.
door-secure = This port speaks no TLS.
door-tls = This port speaks TLS alone.
door-tls-page = This page is had by TLS alone: begin its address with https.
door-ssh = This port speaks ssh alone.
door-no-key = An ssh key says here who you are. To make one, type ssh-keygen -t ed25519, and come again.
door-no-command = There are no commands here: connect without one.
door-version = This host speaks another version of Elevens than your program or page: update the program, or load the page again.

## The lobby

lobby-help =
    Tables: open junior, new table, tables, sit at, watch, invite.
    People: who is here, say, mute, unmute.
    At a table before it begins: start fills free seats with computers. After a match: play again.
    For you: language, verbosity, braille on, width 40, new key, forget me.
lobby-help-page = Quit leaves the table and keeps your seat; in the lobby it leaves the house.
lobby-help-program = Menu leaves the table, quit the program; either keeps your seat. Besides: keys, settings.
lobby-unknown = That I do not know here. Try help.
lobby-no-table = You sit at no table. To see what is open: { $tables }.
table-no-match = No match is on at your table.
lobby-quit = Goodbye, { $name }.
lobby-not-here = That can't be had at a distance.
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
lobby-too-many = The house has no room for another table.
lobby-most-yours = You have { $n } tables already.
lobby-most-address = From your address { $n } tables are open already.
lobby-stop = Nothing opened.
ask-again = That is no answer here.
ask-game = Which game? Enter for { $usual }.
ask-people = People, 1 to { $high }? Enter for { $usual }.
ask-computers = Computers, { $low } to { $high }? Enter for { $low }.
ask-rounds = Rounds, 1 to { $high }? Enter for { $usual }.
ask-open = Who may sit down? Enter for everybody.
ask-open-all = everybody
ask-open-invited = whom I invite
ask-stand-in = When somebody is gone, does a computer play? Enter for after 2 minutes.
ask-stand-in-soon = after 2 minutes
ask-stand-in-late = after 10 minutes
ask-stand-in-never = never
table-opened = Table { $table } is open: { $game }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. Others type: { $sit }.
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
account-unsaved = Your settings could not be saved: { $reason }. They hold, and saving is tried again.
forget-unsaved = Nothing was deleted: { $reason }. Try again later.
forget-ask = To have your name, key and settings deleted, type it again.
forgotten = Deleted. Goodbye.
forget-seated = First give up your seat at { $table }: resign, or wait until it is over.

## At a table

table-sat = { $name } sits down.
table-gone = { $name } is gone.
table-back = { $name } is back.
table-left = { $name } gives up the seat.
table-watches = { $name } watches.
table-waits = { $n ->
    [one] 1 more has to come. Start fills the seat with a computer.
   *[other] { $n } more have to come. Start fills the seats with computers.
}
table-stand-in = A computer plays for { $name }.
table-still-you = It is still your turn.
table-awaits = Still waiting for { $name }.
table-time-last = { $n } seconds left for your turn.
table-time-over = { $name } is out of time. A computer plays this turn.
table-time-over-you = You are out of time. A computer plays this turn.
table-stand-in-you = A computer played for you.
table-nobody = { $name } is gone, and the table waits.
table-said = { $name }: { $text }
table-said-you = Said.
table-invited = { $name } may sit down.
table-invite-full = No seat is free here. { $name } can watch: { $watch }.
table-invites = { $name } invites you to table { $table }: { $game }. To sit down: { $sit }.
table-removed = { $name } was removed from the table.
table-removed-you = You were removed from table { $table }.
table-only-opener = Only { $name }, who opened the table, can do that.
table-not-here = { $name } is not here.
table-muted = You hear no more from { $name }.
table-unmuted = You hear { $name } again.
table-not-yourself = That is you.
table-not-over = The match is not over.
table-left-you = You left table { $table }. Your seat is kept.
table-left-free = You left table { $table }.
table-watch-you = You watch table { $table }. You can listen, say something, and quit.
table-watcher = Whoever watches can't play. Quit leaves.
table-again = { $name } begins another match.
table-over = For another match: { $again }. To leave: quit.
table-again-gone = { $names } would have to be here.
table-taken-back = The host could not save the table: { $reason }. It goes on, and tries again.
table-failed = This table ends by a fault in the program. What you were told is saved; it goes on when the host is started again.
node-away = The tables can't be reached just now. Nothing is lost: what you type is heard when they are back.
node-back = The tables are back.
node-moved = Your table goes on at another machine. If you just typed something, check that it was done.
node-table-gone = That table is gone.
node-not-opened = Somebody opened a table in the same moment. Type it again.
table-damaged = Table { $table } can't go on: its record is damaged.

# The short names of tables, said alike in every language; who stands in the same place is the same table.
table-names = Oslo, Lima, Riga, Porto, Dakar, Sofia, Malaga, Boston, Nairobi, Madrid, Toronto, Quito, Tampa, Osaka, Perth, Lagos, Bergen, Kobe, Denver, Bogota, Dallas, Cardiff, Ottawa, Sydney, Hanoi, Rabat, Tallinn, Monaco, Leipzig, Salta, Tunis, Vigo, Zagreb

## The web page

page-log = What happens
page-line = A move, a question or a word
page-send = Send
page-usual = Usual questions
page-speech = Read aloud by the browser
page-lost = The connection is lost. It comes back by itself.
page-back = Connected again.
page-ended = The connection has ended. To come back: load the page again.
page-script = This page needs JavaScript. Without it: a MUD client, or telnet.

## Joining a host elsewhere

word-join = sit at the tables of a host elsewhere, with your own voice and display.
option-HOST = the host: a name or an address, with or without a port, or the address of its page.
value-HOST = HOST
option-as = your name at the host. Usually the one that you had there last.
value-as = NAME
option-ca = certificates, as PEM, that are trusted instead of those of the system, for https.
value-ca = FILE
allowed-host = a host such as 192.168.1.20 or name:8111
error-join-built = Joining a host is not part of this program: build it again with --features client.
error-join-ca = --ca is for https alone: begin the name of the host with https.
error-join-no-tls = At { $host } nobody speaks TLS. Without TLS: http.
error-join-needs-tls = { $host } is reached by TLS alone: begin with https.
error-join-untrusted = Nobody who is trusted here has signed the certificate of { $host }. To trust your own: --ca FILE.
error-join-other-name = The certificate there is for another name than { $host }.
error-join-date = The certificate of { $host } is not valid today. Is the date of this computer right?
error-join-name = No machine is called { $host }.
error-join-silent = No host answers at { $host }.
error-join-other = At { $host } answers something else than a host of Elevens. The port is that of its web page.
error-join-version = The host at { $host } speaks another version of Elevens: update this program or the host.
error-join-kept = Your key could not be kept in { $path }: { $reason }. Write it down.
join-ended = The host has ended the connection.
join-not-sent = Not sent: there is no connection.
join-unsure = Perhaps not heard: { $line }
join-late = The host has not answered yet.
join-goodbye = Goodbye. A seat that you have is kept.
