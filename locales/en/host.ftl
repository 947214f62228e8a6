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
host-kept-once = One NATS server alone keeps all games. With three in a cluster, --replicas 3 keeps them when one is lost.
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
error-nats-replicas = The NATS servers at { $url } are too few: --replicas needs as many servers in one cluster.
error-replicas-alone = --replicas needs --nats, which says where the servers are.
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
option-replicas = how many NATS servers keep a copy of everything. As it is; 1 at first.
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
value-replicas = N
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
keep-new-key = new key for *, new key *
keep-close = close, close in *, close in * minutes, close in * minute, close *
keep-stay = stay open, do not close
keep-help = help
keep-help-told =
    who is here, tables. say TEXT tells all.
    warn NAME, or warn NAME TEXT. remove NAME sends away, ban NAME for good; unban NAME, bans.
    new key NAME gives somebody another key who has lost it.
    tournament of classic, 8 players; start the tournament, cancel the tournament.
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
keep-key = The new key of { $name }: { $key }. The old one is void.
keep-key-unsaved = { $name } has no new key, for it could not be saved: { $reason }.
keep-key-failed = No new key could be made for { $name }.
keep-nobody = { $name } has never been here.
keep-account-unsaved = An account could not be saved: { $reason }. That is tried again.
keep-tournament-unsaved = The tournament could not be saved: { $reason }. That is tried again.
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
admin-says = From the host: { $text }
admin-warns = The keeper of the host warns you. Next time you may be sent away.
admin-warns-of = The keeper of the host warns you: { $text }
admin-removed-you = The keeper of the host has sent you away. Goodbye.
admin-key-replaced = Your key was replaced: ask the keeper of the host for the new one. Goodbye.
admin-banned-you = The keeper of the host has banned you. Goodbye.
admin-closes = { $minutes ->
    [one] The host closes in 1 minute. Every table is saved.
   *[other] The host closes in { $minutes } minutes. Every table is saved.
}
admin-closes-unsaved = { $minutes ->
    [one] The host closes in 1 minute. Not every table could be saved so far.
   *[other] The host closes in { $minutes } minutes. Not every table could be saved so far.
}
admin-stays = The host stays open after all.
admin-closed = The host closes now. Every table is saved. Goodbye.
admin-closed-unsaved = The host closes now. Not every table could be saved. Goodbye.
login-banned = { $name } is banned here. Goodbye.
login-barred = No new guests from your address. Goodbye.

## At the door

login-origin = This page belongs to another host. Load the page of this host.
login-key = Your key: { $key }. Keep it: with your name and the key you come back as { $name }.
login-ssh-key = Your ssh key lets you in as { $name } from now on.
login-wrong = That is not the key of { $name }. The key, or another name?
login-too-often = Too many wrong keys. Goodbye.
login-welcome = Welcome, { $name }. To open a table: { $new }. To hear which are open: { $tables }.
login-back = Welcome back, { $name }.
login-elsewhere = You came in elsewhere. Goodbye here.
login-instead = Your earlier connection is closed.
login-full = Too many connections from your address. Goodbye.
login-house-full = The host is full. Come back later.
login-unsaved = { $name }, you can't come in yet, for your name can't be saved: { $reason }. That is tried again; please wait.
login-name-alike = Somebody is called nearly like { $name }. Choose a name that is different by ear, too.
login-name-word = { $name } is a word that is used here. Choose another name.
# Who nobody can be called, nor with a number; then words that would make a sentence of a name.
name-roles = keeper, host, computer, player, everybody, everyone, all, nobody, anybody, anyone, somebody, someone, admin, administrator, moderator, server, system, guest, you, me, them, others, the others
name-no-words = and, or, says, say, said, is, was, are, has, have, lays, laid, plays, played, draws, takes, passes, wins, won, leaves, hello, hi, the, not, yes, no
# First names that are words besides.
name-first = Jo, Nan
login-key-unsaved = { $name }, you can't come in yet, for your new key can't be saved: { $reason }. That is tried again; please wait.
login-ssh-unsaved = Your ssh key could not be saved: { $reason }. Come by it again later.
login-failed = Something went wrong here. Come back in a moment.
host-failed = The host ends by a fault in the program. What you were told is saved: come back in a moment.
host-busy = The host can't save just now, so that was not done. Say it again in a moment.
login-late = No name came. Goodbye.
login-too-fast = That was more than anybody types. Goodbye.
login-flood = That was far more than a line. Goodbye.
login-http = This port is not the web page: that has a port of its own.
login-secure = This port speaks no TLS.
login-tls = This port speaks TLS alone.
login-tls-page = This page is had by TLS alone: begin its address with https.
login-ssh = This port speaks ssh alone.
login-no-key = An ssh key says here who you are. To make one, type ssh-keygen -t ed25519, and come again.
login-no-command = There are no commands here: connect without one.
login-version = This host speaks another version of Elevens than your program or page: update the program, or load the page again.

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
