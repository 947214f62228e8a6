# Commands as they can be typed: what choices, offers and advice name them with.

say-aim = doel
say-answers = antwoorden
say-automatic = vanzelf
say-back = vorig bericht
say-blue = blauw
say-board = tafel
say-bonus = bonus
say-braille = braille
say-bridge = brug
say-brief = kort
say-buffalo = stieren
say-can = kan
say-cancel = annuleer
say-chatter = gepraat
say-choose = keuze
say-discard = weggooien
say-draw = trekken
say-end = klaar
say-end-automatic = vanzelf
say-end-typed = getypt
say-events = gebeurtenissen
say-faster = sneller
say-forced = gedwongen zetten
say-forward = vooruit
say-from = vanaf
say-full = uitgebreid
say-green = groen
say-hand = hand
say-help = help
say-higher = hoger
say-review = terugblik
say-hint = tip
say-history = geschiedenis
say-joker = joker
say-keys = toetsen
say-language = taal
say-last = laatste
say-lay = leg
say-louder = luider
say-lower = lager
say-missing = ontbreekt
say-no = nee
say-normal = gewoon
say-off = uit
say-on = aan zetten
say-onto = op
say-open = open
say-pause = pauze
say-pile = stapel
say-piles = stapels
say-players = spelers
say-print = tekst
say-prompt-line = invoer
say-questions = vragen
say-quit = stoppen
say-red = rood
say-repeat = herhaal
say-row = rij
say-rules = regels
say-save = bewaar
say-sayable = opdrachten
say-score = stand
say-settings = instellingen
say-setup = opstelling
say-signs = tekens
say-since = sinds
say-slower = trager
say-softer = zachter
say-sounds = geluidjes
say-speech = spraak
say-stop = stop
say-swap = ruil
say-take = pak
say-told = gemeld
say-turn = beurt
say-turn-end = beurtwissel
say-typed = getypt
say-undo = terug
say-verbosity = niveau
say-voice = stem
say-where = waar
say-yellow = geel
say-yes = ja

say-value = waarde
say-round = ronde
say-left = hoeveel nog
say-can-draw = kan ik trekken
say-can-end = kan ik passen
say-who = wie legde
say-neighbours = buren
say-next = wie is hierna
say-joker-places = plaatsen voor de joker
say-drawn = getrokken
say-unseen = ongezien
say-cows = ossenkoppen
say-why = waarom
say-now = wat nu
say-did = wat deed { $who }
say-why-did = waarom deed { $who } dat
say-cards-of = hoeveel kaarten heeft { $who }
say-player-number = speler { $n }
say-what-if = wat als { $moves }
say-ask-bridges = bruggen
say-ask-jokers = jokers
say-ask-turn = wie is er aan de beurt

# Buiten het spel: tegen een menu, in de zaal van een server, aan een tafel naast het spel.

say-width = breedte
say-resume = verder spelen
say-play = speel { $table }
say-lessons = lessen
say-lessons-game = leer me { $game }
say-together = met meer mensen
say-today = spel van de dag
say-today-game = spel van de dag in { $game }
say-saved-games = bewaarde spellen
say-text = zeg { $text }
say-here = wie is er
say-tell = zeg tegen { $text }
say-find = is { $name } er
say-await = waarschuw me als { $name } er is
say-stop-awaiting = waarschuw me niet meer als { $name } er is
say-tables = tafels
say-new-table = nieuwe tafel
say-open-table = open { $table }
say-sit = zit aan { $name }
say-watch = kijk naar { $name }
say-invite = nodig { $name } uit
say-start = starten
say-again = nog een spel
say-remove = verwijder { $name }
say-mute = demp { $name }
say-silence = leg { $name } het zwijgen op
say-let-speak = laat { $name } spreken
say-unmute = hoor { $name }
say-link = link
say-results = uitslagen
say-day-list = lijst van vandaag
say-own-results = mijn uitslagen
say-ranking = ranglijst van { $table }
say-tournament = toernooi
say-tournament-open = toernooi van { $table }
say-tournament-join = meedoen aan het toernooi
say-tournament-leave = stap uit het toernooi
say-tournament-start = start het toernooi
say-tournament-cancel = annuleer het toernooi
say-tournament-standings = toernooistand
say-new-key = nieuwe sleutel
say-recovery-code = herstelcode
say-forget = vergeet mij
say-lobby-help = zaalhulp
say-table-players = { $n } spelers
say-table-people = { $n } mensen
say-table-computers = { $n } computers
say-table-rounds = { $n } rondes
say-table-turn = { $n } minuten per beurt
say-table-stand-in = { $n } minuten
say-table-waits = zonder invaller
say-table-open = voor iedereen
say-table-invited = op uitnodiging
say-table-guest = met { $name }

say-that = doe dat
say-both = leg beide
say-all = leg ze allemaal
say-other = de andere
say-likewise = hetzelfde in { $colour }
say-also = en { $cards }
say-not-that = niet die
say-take-back = neem { $cards } terug
say-must = verplicht
say-must-draw = moet ik trekken
say-must-end = moet ik passen
say-must-lay = moet ik leggen
say-count = hoeveel kaarten heb ik
say-count-colour = hoeveel { $colour } heb ik
say-wait = wacht
say-me = ik
say-term = wat betekent { $term ->
    [fit] past
    [lock] slot
    [opening] opening
    [half] helft
    [row] rij
    [run] reeks
    [joker] joker
    [swap] ruilen
    [discard] wegleggen
    [bridge] brug
    [neighbour] buur
    [bonus] bonuskaart
    [pile] stapel
    [draw] trekken
    [pass] passen
    [out] uit
    [blocked] vast
    [round] ronde
    [points] punten
    [cow] ossenkop
    [buffalo] stier
    [hand] hand
    [turn] beurt
    [missing] ontbreekt
   *[hint] tip
}
