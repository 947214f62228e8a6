# Tafels op afstand: wat de gastheer zegt, tegen wie hem draait en tegen de gasten.

## Wat de gastheer schrijft

host-page = Open { $url } in een browser om te spelen.
host-lines = Met telnet of een MUD-programma: { $host }, poort { $port }.
host-tables = { $n ->
    [one] Eén tafel gaat verder waar die gebleven was.
   *[other] { $n } tafels gaan verder waar ze gebleven waren.
}
host-lines-tls = Met een MUD-programma, via TLS: { $host }, poort { $port }.
host-ssh = Met ssh: ssh -p { $port } { $host }
host-kept-once = Eén NATS-server bewaart alle partijen. Met drie in een cluster bewaart --replicas 3 ze ook als er een wegvalt.
host-stays = Ctrl-C stopt de gastheer; elke tafel is bewaard.
error-host-built = Tafels op afstand zitten niet in dit programma: bouw het met --features host.
error-host-open = Poort { $port } gaat niet open: { $reason }.
error-host-key = Er staat geen ssh-sleutel in { $path }.
error-host-failed = De gastheer is gestopt door een fout in het programma. Wat aan de tafels gezegd is, is bewaard.
error-host-folder = De gastheer heeft geen map voor zijn tafels: noem er een met --data.
error-tls-certificate = Er staat geen certificaat in { $path }.
error-tls-key = Er staat geen privésleutel in { $path }.
error-tls-match = De sleutel in { $key } hoort niet bij het certificaat in { $path }.
error-host-held = Een andere gastheer bewaart zijn tafels in { $path }.
error-nats-address = { $url } is geen adres van een NATS-server: geef er een zoals { $example }.
error-nats-none = Op { $url } antwoordt geen NATS-server.
error-nats-refused = De NATS-server op { $url } laat de gastheer niet binnen.
error-nats-store = De NATS-server op { $url } bewaart niets voor de gastheer: daarvoor is JetStream nodig, en het recht erop.
error-nats-replicas = Er zijn te weinig NATS-servers op { $url }: --replicas vraagt er zoveel in één cluster.
error-replicas-alone = --replicas vraagt om --nats, dat zegt waar de servers staan.
error-export-alone = --export vraagt om --nats, dat zegt waar de partijen staan.
host-exported = { $n ->
    [one] Eén partij geschreven in { $path }.
   *[other] { $n } partijen geschreven in { $path }.
}
option-web = de poort van de webpagina, standaard 8111. 0 is om het even welke, off geen.
option-line = de poort voor telnet en MUD-programma's, standaard 4111. 0 is om het even welke, off geen.
option-ssh = de poort voor ssh, standaard 4122. 0 is om het even welke, off geen.
option-address = het adres waarop geluisterd wordt. Standaard alle van deze machine.
option-proxy = het adres van een proxy, die zegt waar gasten vandaan komen. Standaard geen.
option-each = verbindingen tegelijk van één adres, en tafels die van daar geopend zijn. Standaard 30.
option-log = hoeveel de gastheer noteert op zijn foutuitvoer, zonder namen of woorden van iemand. Standaard warn.
option-tls = de bestanden van een certificaat en zijn sleutel, als PEM. De poorten spreken dan alleen TLS.
option-nats = een NATS-server waar verschillende gastheren gasten en tafels delen; in de map wordt niets bewaard.
option-replicas = hoeveel NATS-servers een kopie van alles bewaren. Zoals het is; 1 om te beginnen.
option-export = alle partijen die gastheren via --nats delen in deze map schrijven, en stoppen.
value-web = POORT
value-line = POORT
value-ssh = POORT
value-address = ADRES
value-proxy = ADRES
value-each = N
value-log = NIVEAU
value-tls = CERT SLEUTEL
value-nats = URL
value-replicas = N
value-export = MAP
word-host = tafels voor mensen ver weg.
allowed-port = een getal van 0 tot 65535, of off
allowed-address = een adres zoals 127.0.0.1
allowed-certificate = een bestand met een certificaat en een met zijn sleutel

## Wie de gastheer draait: woorden die je typt waar hij draait, en wat er terugkomt

keep-warn = waarschuw *
keep-remove = verwijder *, stuur * weg
keep-ban = verban *
keep-unban = laat * toe, toelaten *
keep-bans = verbannen, wie is verbannen
keep-new-key = nieuwe sleutel voor *, nieuwe sleutel *
keep-close = sluit, sluit over *, sluit over * minuten, sluit over * minuut, sluit *
keep-stay = blijf open, niet sluiten
keep-help = hulp
keep-help-told =
    wie is er, tafels. zeg TEKST spreekt tegen allen.
    waarschuw NAAM, of waarschuw NAAM TEKST. verwijder NAAM voor deze keer, verban NAAM voorgoed; toelaten NAAM, verbannen.
    nieuwe sleutel NAAM geeft een andere sleutel aan wie de zijne kwijt is.
    toernooi van klassiek, 8 spelers; start het toernooi, annuleer het toernooi.
    sluit waarschuwt iedereen en sluit over 5 minuten; sluit over 10, sluit over 0 meteen; blijf open.
keep-unknown = Dat ken ik niet. Probeer hulp.
keep-who = { $n ->
    [0] Er is niemand.
   *[other] { $n } hier: { $names }.
}
keep-no-tables = Er is geen tafel open.
keep-warned = { $name } is gewaarschuwd.
keep-removed = { $name } is weggestuurd, en mag terugkomen.
keep-banned = { $name } is verbannen.
keep-unbanned = { $name } mag weer komen.
keep-not-banned = { $name } is niet verbannen.
keep-key = De nieuwe sleutel van { $name }: { $key }. De oude geldt niet meer.
keep-key-unsaved = { $name } heeft geen nieuwe sleutel, want die kon niet bewaard worden: { $reason }.
keep-key-failed = Er kon geen nieuwe sleutel voor { $name } gemaakt worden.
keep-nobody = { $name } is hier nooit geweest.
keep-account-unsaved = Een account kon niet bewaard worden: { $reason }. Het wordt opnieuw geprobeerd.
keep-tournament-unsaved = Het toernooi kon niet worden bewaard: { $reason }. Dat wordt opnieuw geprobeerd.
keep-bans-told = { $n ->
    [0] Niemand is verbannen.
   *[other] { $n } verbannen: { $names }.
}
keep-closes = { $minutes ->
    [0] De gastheer sluit.
    [one] De gastheer sluit over één minuut. Om open te blijven: blijf open.
   *[other] De gastheer sluit over { $minutes } minuten. Om open te blijven: blijf open.
}
keep-close-wrong = Een aantal minuten van 0 tot { $high }.
keep-stays = De gastheer blijft open.
keep-not-closing = Er was geen sluiting gepland.
host-keeper = Typ hulp om te horen wat je hier kunt doen.

# Wat gasten van hem horen.
admin-says = Van de gastheer: { $text }
admin-warns = De gastheer waarschuwt je. De volgende keer kun je weggestuurd worden.
admin-warns-of = De gastheer waarschuwt je: { $text }
admin-removed-you = De gastheer heeft je weggestuurd. Tot ziens.
admin-key-replaced = Je sleutel is vervangen: vraag de nieuwe aan de gastheer. Tot ziens.
admin-banned-you = De gastheer heeft je verbannen. Tot ziens.
admin-closes = { $minutes ->
    [one] De gastheer sluit over één minuut. Elke tafel is bewaard.
   *[other] De gastheer sluit over { $minutes } minuten. Elke tafel is bewaard.
}
admin-closes-unsaved = { $minutes ->
    [one] De gastheer sluit over één minuut. Niet elke tafel kon al worden bewaard.
   *[other] De gastheer sluit over { $minutes } minuten. Niet elke tafel kon al worden bewaard.
}
admin-stays = De gastheer blijft toch open.
admin-closed = De gastheer sluit nu. Elke tafel is bewaard. Tot ziens.
admin-closed-unsaved = De gastheer sluit nu. Niet elke tafel kon bewaard worden. Tot ziens.
login-banned = { $name } is hier verbannen. Tot ziens.
login-barred = Geen nieuwe gasten van jouw adres. Tot ziens.

## Aan de deur

login-origin = Deze pagina hoort bij een andere host. Laad de pagina van deze host.
login-key = Je sleutel: { $key }. Bewaar hem: met je naam en de sleutel kom je terug als { $name }.
login-ssh-key = Voortaan kom je met je ssh-sleutel binnen als { $name }.
login-wrong = Dat is niet de sleutel van { $name }. De sleutel, of een andere naam?
login-too-often = Te veel verkeerde sleutels. Tot ziens.
login-welcome = Welkom, { $name }. Om een tafel te openen: { $new }. Om te horen welke open zijn: { $tables }.
login-back = Welkom terug, { $name }.
login-elsewhere = Je bent nu ergens anders verbonden. Tot ziens.
login-instead = Je eerdere verbinding is gesloten.
login-full = Te veel verbindingen van jouw adres. Tot ziens.
login-house-full = De gastheer zit vol. Kom later terug.
login-unsaved = { $name }, je kunt nog niet binnenkomen, want je naam kan niet bewaard worden: { $reason }. Het wordt opnieuw geprobeerd; wacht even.
login-name-alike = Iemand heet bijna net als { $name }. Kies een naam die ook anders klinkt.
login-name-word = { $name } is een woord dat hier gebruikt wordt. Kies een andere naam.
# Who nobody can be called, nor with a number; then words that would make a sentence of a name.
name-roles = gastheer, beheerder, computer, speler, speelster, iedereen, allen, allemaal, niemand, iemand, moderator, server, systeem, gast, jij, jou, ik, mij, anderen, de anderen
name-no-words = en, of, zegt, zeg, zei, is, zijn, heeft, legt, speelt, pakt, past, wint, verlaat, hallo, het, niet, geen, ja, nee
# First names that are words besides.
name-first = An, Frans, Hein, Jo, Lien, Rien
login-key-unsaved = { $name }, je kunt nog niet binnen, want je nieuwe sleutel kan niet bewaard worden: { $reason }. Het wordt opnieuw geprobeerd; even geduld.
login-ssh-unsaved = Je ssh-sleutel kon niet bewaard worden: { $reason }. Kom er later nog eens mee terug.
login-failed = Hier ging iets mis. Kom zo terug.
host-failed = De gastheer stopt door een fout in het programma. Wat je gehoord hebt, is bewaard: kom zo terug.
host-busy = De gastheer kan nu niets bewaren, dus dat is niet gedaan. Zeg het zo nog eens.
login-late = Er kwam geen naam. Tot ziens.
login-too-fast = Zoveel typt niemand. Tot ziens.
login-flood = Dat was veel meer dan een regel. Tot ziens.
login-http = Deze poort is niet de webpagina: die heeft een eigen poort.
login-secure = Deze poort spreekt geen TLS.
login-tls = Deze poort spreekt alleen TLS.
login-tls-page = Deze pagina gaat alleen via TLS: begin het adres met https.
login-ssh = Deze poort spreekt alleen ssh.
login-no-key = Hier zegt een ssh-sleutel wie je bent. Typ ssh-keygen -t ed25519 om er een te maken, en kom terug.
login-no-command = Hier zijn geen opdrachten: maak verbinding zonder.
login-version = Deze gastheer spreekt een andere versie van Elevens dan je programma of pagina: werk het programma bij, of laad de pagina opnieuw.

## Meedoen bij een gastheer elders

word-join = aanschuiven bij een gastheer elders, met je eigen stem en leesregel.
option-HOST = de gastheer: een naam of adres, met of zonder poort, of het adres van zijn pagina.
value-HOST = GASTHEER
option-as = je naam bij de gastheer. Standaard die van de vorige keer.
value-as = NAAM
option-ca = certificaten, als PEM, die vertrouwd worden in plaats van die van het systeem, bij https.
value-ca = BESTAND
allowed-host = een gastheer zoals 192.168.1.20 of naam:8111
error-join-built = Meedoen bij een gastheer zit niet in dit programma: bouw het met --features client.
error-join-ca = --ca is er alleen voor https: begin de naam van de gastheer met https.
error-join-no-tls = Op { $host } spreekt niemand TLS. Zonder TLS: http.
error-join-needs-tls = { $host } is er alleen via TLS: begin met https.
error-join-untrusted = Niemand die hier vertrouwd wordt heeft het certificaat van { $host } getekend. Om je eigen te vertrouwen: --ca BESTAND.
error-join-other-name = Het certificaat daar staat op een andere naam dan { $host }.
error-join-date = Het certificaat van { $host } geldt vandaag niet. Klopt de datum van deze computer?
error-join-name = Geen machine heet { $host }.
error-join-silent = Er antwoordt geen gastheer op { $host }.
error-join-other = Op { $host } antwoordt iets anders dan een gastheer van Elevens. De poort is die van zijn webpagina.
error-join-version = De gastheer op { $host } spreekt een andere versie van Elevens: werk dit programma of de gastheer bij.
error-join-kept = Je sleutel kon niet bewaard worden in { $path }: { $reason }. Schrijf hem op.
join-ended = De gastheer heeft de verbinding beëindigd.
join-not-sent = Niet verstuurd: er is geen verbinding.
join-unsure = Misschien niet gehoord: { $line }
join-late = De gastheer heeft nog niet geantwoord.
join-goodbye = Tot ziens. Heb je een plaats, dan blijft die vrij.
