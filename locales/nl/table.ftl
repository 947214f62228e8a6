# Tables of people far away, and the lobby where they meet.

## De zaal

lobby-help =
    Tafels: open junior, nieuwe tafel, tafels, zit aan, kijk naar, nodig uit, link.
    Mensen: wie is er, is Ben er, zeg, zeg tegen Ben, demp, hoor; leg het zwijgen op, aan een tafel die jij opende.
    Vrienden: waarschuw me als Ben er is, open junior met Ben.
    Uitslagen: uitslagen, mijn uitslagen, ranglijst van junior; spel van de dag, lijst van vandaag.
    Toernooien: toernooi van klassiek, meedoen aan het toernooi, start het toernooi, stand.
    Aan een tafel, voor het begin: starten geeft de vrije plaatsen aan de computer. Na een spel: nog een spel.
    Voor jou: taal, berichten, braille aan, breedte 40, nieuwe sleutel, herstelcode, vergeet mij.
lobby-help-page = Met stoppen verlaat je de tafel, en je plaats blijft van jou; in de zaal verbreek je er de verbinding mee.
lobby-help-program = Met menu verlaat je de tafel, met stoppen sluit je het programma; je plaats blijft van jou. Verder: toetsen, instellingen.
lobby-unknown = Dat ken ik hier niet. Probeer hulp.
lobby-no-table = Je zit aan geen tafel. Om te horen wat er open is: { $tables }.
table-no-match = Aan jouw tafel is geen spel bezig.
lobby-quit = Tot ziens, { $name }.
lobby-not-here = Dat kan niet op afstand.
lobby-saved = De gastheer bewaart elke zet.
lobby-who = { $n ->
    [one] Niemand behalve jij.
   *[other] { $n } hier: { $names }.
}
lobby-tables-none = Er is geen tafel open. Om er een te openen: { $new }.
lobby-table = { $table }: { $game }, { $who }. { $state }
lobby-limit = { $n ->
    [one] Eén minuut per beurt.
   *[other] { $n } minuten per beurt.
}
lobby-seats = { $n ->
    [one] Eén plaats vrij.
   *[other] { $n } plaatsen vrij.
}
lobby-computers = { $n ->
    [one] één computer
   *[other] { $n } computers
}
lobby-round = Ronde { $round } van { $rounds }.
lobby-over = Het spel is uit.
lobby-full = Alle plaatsen zijn bezet.
lobby-yours = Jouw plaats is daar.
lobby-no-such-table = Er is geen tafel { $table }. Om te horen wat er open is: { $tables }.
lobby-not-invited = { $table } is op uitnodiging.
lobby-table-full = Aan { $table } is geen plaats vrij. Om te kijken: { $watch }.
lobby-sitting = Je zit al aan { $table }. Ga daar eerst weg: { $leave }.
lobby-too-many = De gastheer heeft geen plaats voor nog een tafel.
lobby-most-yours = { $n ->
    [one] Je hebt al een tafel.
   *[other] Je hebt al { $n } tafels.
}
lobby-most-address = { $n ->
    [one] Vanaf jouw adres is al een tafel open.
   *[other] Vanaf jouw adres zijn al { $n } tafels open.
}
lobby-stop = Er is geen tafel geopend.
ask-again = Dat is hier geen antwoord.
ask-game = Welk spel? Enter voor { $usual }.
ask-people = Hoeveel mensen, 1 tot { $high }? Enter voor { $usual }.
ask-computers = Hoeveel computers, { $low } tot { $high }? Enter voor { $low }.
ask-rounds = Hoeveel rondes, 1 tot { $high }? Enter voor { $usual }.
ask-open = Wie mag gaan zitten? Enter voor iedereen.
ask-open-all = iedereen
ask-open-invited = wie ik uitnodig
ask-stand-in = Na hoeveel tijd speelt een computer voor wie weg is? Enter voor 2 minuten.
ask-stand-in-soon = na 2 minuten
ask-stand-in-late = na 10 minuten
ask-stand-in-never = nooit
table-opened = Tafel { $table } is open: { $game }, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}. Anderen typen: { $sit }.
table-opened-with = Tafel { $table } is open: { $game }, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}. { $name } mag gaan zitten.
# Wat er niet kan van een tafel zoals die beschreven is.
open-example = open startvariant 3 spelers 2 rondes sterk
open-unknown = { $word } ken ik hier niet. Een voorbeeld: { $example }.
open-no-game = Noem het spel. Een voorbeeld: { $example }.
open-seats-wrong = { $game } is voor { $low } tot { $high } spelers.
open-rounds-wrong = Een spel heeft 1 tot { $high } rondes.
open-minutes-wrong = Minuten gaan van 1 tot { $high }.
width-set = { $cells ->
    [0] Regels blijven heel.
   *[other] { $cells } cellen per regel.
}
width-wrong = Een breedte is 0, of van { $low } tot { $high }.
key-new = Je nieuwe sleutel: { $key }. De oude geldt niet meer.
key-unsaved = Er is geen nieuwe sleutel, want die kon niet bewaard worden: { $reason }. De oude blijft gelden.
key-failed = Er kon geen nieuwe sleutel gemaakt worden. De oude blijft gelden.
key-new-code = Je nieuwe sleutel: { $key }. De oude geldt niet meer, en je herstelcode ook niet.
key-recovery = Je herstelcode: { $key }. Schrijf hem op. Ben je je sleutel kwijt, typ dan één keer deze code.
key-recovery-unsaved = Er is geen herstelcode, want die kon niet bewaard worden: { $reason }.
key-recovery-failed = Er kon geen herstelcode gemaakt worden.
account-unsaved = Je instellingen konden niet bewaard worden: { $reason }. Ze gelden wel, en het wordt opnieuw geprobeerd.
forget-unsaved = Er is niets gewist: { $reason }. Probeer het later nog eens.
forget-ask = Typ het nog eens om je naam, sleutel en instellingen te laten wissen.
forgotten = Gewist. Tot ziens.
forget-seated = Geef eerst je plaats aan { $table } op: geef op, of wacht tot het uit is.

## Vrienden

friend-unknown = Niemand hier heet { $name }.
friend-away = { $name } is er niet. Om het te horen: { $await }.
friend-away-awaited = { $name } is er niet. Je hoort het als { $name } er is.
friend-awaited = Je hoort het als { $name } er is.
friend-awaited-here = { $name } is er nu. Voortaan hoor je het als { $name } komt.
friend-awaited-no-more = Je hoort niet meer wanneer { $name } er is.
friend-not-awaited = Je wachtte niet op { $name }.
friend-most = Je wacht al op { $n } gasten.
friends-here = { $n ->
    [one] { $names } is er.
   *[other] { $n } zijn er: { $names }.
}
friend-lobby = { $name } is er, in de zaal.
friend-table = { $name } is aan tafel { $table }.
friend-closed = { $name } is er, aan een tafel op uitnodiging.
friend-told = { $name }, tegen jou alleen: { $text }
friend-told-you = Gezegd, tegen { $name } alleen.
friend-told-nothing = Zeg op dezelfde regel wat { $name } moet horen.
# Het woord tussen een naam en wat tegen die gezegd wordt.
tell-joiner = dat

## Uitslagen

results-none = Er is hier nog geen spel uitgespeeld.
results-own-none = Je hebt hier nog geen spel uitgespeeld.
results-last = { $n ->
    [one] Het laatste spel:
   *[other] De laatste { $n } spellen, het nieuwste eerst:
}
result-line = { $game }: { $scores }.
result-computer = computer
result-nobody = een vroegere gast
day-list = { $n ->
    [one] Eén score vandaag.
   *[other] { $n } scores vandaag.
}
rating-people = { $game } met mensen: ongeveer { $rating }, { $spread } meer of minder, na { $n ->
    [one] één spel
   *[other] { $n } spellen
}, { $won } gewonnen.
rating-computers = { $game } met computers: ongeveer { $rating }, { $spread } meer of minder, na { $n ->
    [one] één spel
   *[other] { $n } spellen
}, { $won } gewonnen.
ranking-no-game = Noem het spel.
ranking-people = { $n } op de ranglijst van { $game }.
ranking-people-of = { $n } op de ranglijst van { $game } met { $players } spelers.
ranking-computers = { $n } op de ranglijst van { $game } met computers.
ranking-computers-of = { $n } op de ranglijst van { $game } met computers, { $players } spelers.
ranking-line = { $place }: { $name }, ongeveer { $rating }, { $spread } meer of minder, na { $n ->
    [one] één spel
   *[other] { $n } spellen
}.

## Aan een tafel

table-sat = { $name } gaat zitten.
table-gone = { $name } is weg.
table-back = { $name } is terug.
table-left = { $name } geeft de plaats op.
table-watches = { $name } kijkt toe.
table-waits = { $n ->
    [one] Er moet nog iemand komen. Typ starten om de plaats aan een computer te geven.
   *[other] Er moeten nog { $n } mensen komen. Typ starten om de plaatsen aan computers te geven.
}
table-stand-in = Een computer speelt voor { $name }.
table-still-you = Je bent nog steeds aan de beurt.
table-awaits = We wachten nog op { $name }.
table-time-last = { $n ->
    [one] Je hebt nog één seconde.
   *[other] Je hebt nog { $n } seconden.
}
table-time-over = { $name } heeft geen tijd meer. Een computer speelt deze beurt.
table-time-over-you = Je hebt geen tijd meer. Een computer speelt deze beurt.
table-stand-in-you = Een computer heeft voor je gespeeld.
table-nobody = { $name } is weg, en de tafel wacht.
table-said = { $name }: { $text }
table-said-you = Bericht verstuurd.
table-invited = { $name } mag gaan zitten.
table-invite-full = Hier is geen plaats vrij. { $name } kan kijken: { $watch }.
table-invites = { $name } nodigt je uit aan tafel { $table }: { $game }. Om te gaan zitten: { $sit }.
table-link = Naar tafel { $table } kom je met { $link }
table-link-none = Langs deze weg is er geen link. Anderen typen: { $sit }.
table-removed = { $name } is van de tafel verwijderd.
table-removed-you = Je bent van tafel { $table } verwijderd.
table-only-opener = Dat kan alleen { $name }, die de tafel opende.
table-not-here = { $name } is er niet.
table-muted = Je hoort { $name } niet meer.
table-unmuted = Je hoort { $name } weer.
table-silenced = Niemand aan de tafel hoort { $name } nog.
table-let-speak = De hele tafel hoort { $name } weer.
table-silenced-you = Wat je zegt, hoort niemand aan deze tafel: { $name } wil het zo.
table-let-speak-you = De tafel hoort je weer.
table-said-fast = Niet gezegd: dat was te veel tegelijk. Wacht even.
table-not-yourself = Dat ben jij.
table-not-over = Het spel is nog niet uit.
table-left-you = Je verlaat tafel { $table }. Je plaats blijft van jou.
table-left-free = Je verlaat tafel { $table }.
table-watch-you = Je kijkt toe aan tafel { $table }. Je kunt luisteren, iets zeggen, en stoppen.
table-watcher = Wie toekijkt, kan niet spelen. Om weg te gaan: stoppen.
table-again = { $name } begint nog een spel.
table-over = Voor nog een spel: { $again }. Om weg te gaan: stoppen.
table-again-gone = Er ontbreekt nog: { $names }.
table-taken-back = De gastheer kon de tafel niet bewaren: { $reason }. Het spel gaat door, en de gastheer probeert het opnieuw.
table-failed = Deze tafel stopt door een fout in het programma. Wat je gehoord hebt, is bewaard; het spel gaat verder als de gastheer opnieuw gestart is.
node-away = De tafels zijn even onbereikbaar. Er gaat niets verloren: wat je typt komt aan zodra ze terug zijn.
node-back = De tafels zijn terug.
node-moved = Je tafel gaat verder op een andere machine. Typte je net iets, kijk dan of het gedaan is.
node-table-gone = Die tafel is er niet meer.
node-not-opened = Iemand opende op hetzelfde moment een tafel. Typ het nog eens.
table-damaged = Tafel { $table } kan niet verder: het bestand ervan is beschadigd.

# The short names of tables, said alike in every language; who stands in the same place is the same table.
table-names = Oslo, Lima, Riga, Porto, Dakar, Sofia, Malaga, Boston, Nairobi, Madrid, Toronto, Quito, Tampa, Osaka, Perth, Lagos, Bergen, Kobe, Denver, Bogota, Dallas, Cardiff, Ottawa, Sydney, Hanoi, Rabat, Tallinn, Monaco, Leipzig, Salta, Tunis, Vigo, Zagreb

login-language = Voor Nederlands, typ { $n }.
login-other-language = Nederlands: typ { $code }.
login-name = Je naam?
login-taken = { $name } is hier al geweest. De sleutel, of een andere naam?

## Toernooien

tournament-example = toernooi van klassiek, 8 spelers, 3 rondes
tournament-none = Er is geen toernooi. Om er een te openen: { $open }.
tournament-already = Er is al een toernooi.
tournament-shared = Gastheren die hun tafels delen, hebben geen toernooien.
tournament-players-wrong = Een toernooi is voor 2 tot { $high } spelers.
tournament-rounds-wrong = Een toernooi heeft 1 tot { $high } rondes.
tournament-opened = Een toernooi { $game }: { $players } spelers, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}. Om mee te doen: { $join }.
tournament-opened-by = { $name } opent een toernooi { $game }: { $players } spelers, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}. Om mee te doen: { $join }.
tournament-opened-you = Het toernooi is open en je doet mee: { $game }, { $players } spelers, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}. Het begint zodra het vol is. Eerder: { $start }.
tournament-waits = Een toernooi { $game } wacht op spelers, { $n } van { $players }. Om mee te doen: { $join }.
tournament-in-it = Doen mee: { $names }.
tournament-joined = { $name } doet mee aan het toernooi, { $n } van { $players }.
tournament-joined-you = Je doet mee, { $n } van { $players }.
tournament-in = Je doet al mee.
tournament-out = Je doet niet mee aan het toernooi.
tournament-back = Je doet weer mee, vanaf de volgende ronde.
tournament-left = { $name } verlaat het toernooi.
tournament-left-you = Je doet niet meer mee.
tournament-yours = Het toernooi is nu van jou. Om te beginnen: { $start }.
tournament-begun = Het toernooi is begonnen.
tournament-only-opener = Dat kan alleen { $name }, die het toernooi opende.
tournament-only-keeper = Dat kan alleen de beheerder.
tournament-few = Voor een toernooi zijn twee spelers nodig.
tournament-cancelled = Het toernooi gaat niet door.
tournament-begins = Het toernooi begint: { $n } spelers, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}.
tournament-round = Toernooironde { $round } van { $rounds }: tafel { $table }, met { $names }.
tournament-busy = Verlaat daarvoor je tafel, en dan: { $sit }.
tournament-table = Niet aan een tafel van het toernooi.
tournament-table-over = De volgende ronde begint als alle tafels klaar zijn.
tournament-leads = Na ronde { $round } { $n ->
    [one] staat { $names } bovenaan
   *[other] staan { $names } bovenaan
} met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
tournament-leads-you = Na ronde { $round } sta jij bovenaan met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
tournament-own = Jij: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, plaats { $place }.
tournament-won = Het toernooi is voorbij. { $n ->
    [one] { $names } wint
   *[other] { $names } winnen
} met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
tournament-won-you = Het toernooi is voorbij. Jij wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
tournament-title = { $game }, { $played } van { $rounds } rondes gespeeld.
tournament-line = { $what }.
tournament-place = { $place }: { $name }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
