# Een avond: wie er speelt, wat er na een spel komt, en wat ervan bewaard blijft.

# De namen van de computers, per niveau: de eerste die niemand aan tafel heeft. Zeven per niveau, en geen ervan is een woord
# dat in het spel iets betekent, een kleur of een getal. Dezelfde plaats is in elke taal dezelfde persoon.
computers-easy = Nora, Hugo, Clara, Oscar, Paula, Robin, Fiona
computers-medium = Alice, Simon, Julia, Victor, Sophie, Martin, Dora
computers-hard = Helga, Bruno, Olga, Edgar, Diana, Leon, Greta

## Opdrachten, zoals je ze typt

say-tell-more = vertel meer
say-read-on = lees verder
# Said while something is read, these ask for what follows; elsewhere they may give the turn away.
read-on-words = volgende, de volgende, het volgende
say-menu = menu
say-new-game = nieuw spel
say-resign = opgeven
say-evenings = mijn avonden
say-evenings-won = hoe vaak heb ik gewonnen
say-evenings-against = hoe vaak heb ik van { $who } gewonnen
say-evenings-streak = langste reeks
say-evenings-best = mijn beste score
say-evenings-longest = mijn langste spel
say-evenings-left = mijn gemiddelde hand
say-evenings-today = spel van de dag

## Opgeven

resigned-you = { $n ->
    [one] Je geeft op. { $names } wint.
   *[other] Je geeft op. { $names } winnen.
}
resigned-other = { $n ->
    [one] { $name } geeft op. { $names } wint.
   *[other] { $name } geeft op. { $names } winnen.
}

language-name = Nederlands
say-more = meer
choice-more = { $n ->
    [one] Nog één: { $word }.
   *[other] Nog { $n }: { $word }.
}

## Tussen twee spellen

after-title = En nu?
after-again = Nog een keer hetzelfde
after-other = Een ander spel
after-menu = Het menu
after-review = Terugblik op het spel
left-saved = Bewaard.

menu-together = Met meer mensen op dit apparaat
menu-saved = Bewaarde spellen
menu-people = Wie spelen er hier? De namen met komma's, 2 tot { $high }, zoals Anna, Bram.
menu-people-wrong = Van 2 tot { $high } verschillende namen, met een komma ertussen.
list-elevens = Elevens, het hele spel, met jokers en bruggen
list-beginner = Startvariant, hetzelfde met alleen getallen
list-junior = Junior, ieder 5 kaarten, getallen tot 11
list-classic = Klassiek, rijen tot 20 die je opent met een 11
list-extremes = De uitersten, rijen die aan beide kanten beginnen
list-three-openings = De drie openingen, met een 10, 11 of 12
list-free-opening = De vrije opening, de eerste kaart opent alle rijen
list-nimm = Nimm, ossenkoppen op stapels
saved-title = { $n ->
    [one] Eén bewaard spel.
   *[other] { $n } bewaarde spellen, het nieuwste eerst.
}
saved-line = { $game }, met { $names }, ronde { $round } van { $rounds }, { $when }
saved-none = Er is geen spel bewaard.
saved-go-on = Verder spelen
saved-delete = Verwijderen
saved-delete-ask = Dit spel voorgoed verwijderen? Ja of nee.
saved-deleted = Verwijderd.
when-today = vandaag
when-yesterday = gisteren
when-days = { $n } dagen geleden
when-date = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[other] december
}
when-date-year = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[other] december
} { $year }

## Instellingen

settings-changed = { $setting }. Nog één, of terug.
settings-same = niets veranderd
level-choice = { $level ->
    [brief] kort, wat er gebeurt en niet meer
    [normal] gewoon, met aantallen en rijen
   *[full] uitgebreid, ook wat je kunt doen
}

## Spelregels, deel voor deel

rules-title = Welk deel van de regels?
rules-another = Nog een deel, of terug.
rules-begin = { $game }. Delen: { $sections }.
rules-next = Hierna { $section }: { $word }.

## Het eerste spel

first-words = Typ { $hand } om je kaarten te horen. Typ { $hint } om te horen wat je kunt doen. Typ { $help } voor de rest.
first-end = Je beurt beëindig je met { $end }.
first-end-key = Je beurt beëindig je met de toets { $end }.

## De stand over de avonden

evenings-none-of = Niemand die { $name } heet, heeft hier een spel uitgespeeld.
evenings-none = Hier is nog geen spel tot het eind gespeeld.
evenings-all = { $matches ->
    [one] Eén spel tot het eind gespeeld, { $won ->
        [0] en niet gewonnen.
       *[other] en gewonnen.
    }
   *[other] { $won ->
        [0] Geen
       *[other] { $won }
    } van de { $matches } spellen gewonnen.
}
evenings-days = { $n ->
    [one] Allemaal op één dag.
   *[other] Op { $n } dagen.
}
evenings-more = Per spel, per niveau en de rest: { $word }.
evenings-item = { $what } { $won } van { $matches }
evenings-by-game = Gewonnen per spel: { $list }.
evenings-by-strength = Per niveau: { $list }.
evenings-by-seats = Per aantal spelers: { $list }.
evenings-seats = { $n ->
    [one] met één speler
   *[other] met { $n } spelers
}
evenings-people = zonder computers
evenings-streak-none = Nog geen twee keer achter elkaar gewonnen.
evenings-streak-most = De langste reeks: { $most } keer achter elkaar gewonnen.
evenings-streak-now = Nu { $now } keer achter elkaar gewonnen, de langste reeks tot nu toe.
evenings-streak-both = Nu { $now } keer achter elkaar gewonnen; de langste reeks is { $most }.
evenings-points = { $n ->
    [one] één punt
   *[other] { $n } punten
} bij { $game }
evenings-points-minus = min { $n ->
    [one] één punt
   *[other] { $n } punten
} bij { $game }
evenings-best = Het beste: { $list }.
evenings-longest = Het langste spel: { $game } met { $names }, { $n ->
    [one] één beurt.
   *[other] { $n } beurten.
}
evenings-left = Kaarten in je hand aan het eind van een ronde, gemiddeld: { $n }.
evenings-never-with = Je hebt nog geen spel uitgespeeld met { $name }.
evenings-against = { $matches ->
    [one] { $won ->
        [0] Je hebt niet van { $name } gewonnen, in je enige spel.
       *[other] Je hebt van { $name } gewonnen, in je enige spel.
    }
   *[other] { $won ->
        [0] Je hebt nog nooit van { $name } gewonnen, in { $matches } spellen.
       *[other] Je hebt { $won } van de { $matches } keer van { $name } gewonnen.
    }
}
short-elevens = Elevens
short-beginner = Startvariant
short-junior = Junior
short-classic = Klassiek
short-extremes = De uitersten
short-three-openings = De drie openingen
short-free-opening = De vrije opening
short-nimm = Nimm
menu-evenings = Mijn stand tot nu toe

## Het spel van de dag

menu-today = Spel van de dag
today-begins = Spel van de dag, { $date }: iedereen krijgt deze kaarten.
today-begins-again = Spel van de dag, { $date }, poging { $n }. Alleen de eerste telt.
today-line = Elevens, spel van de dag, { $date }, { $game }: { $points } tegen { $strong } voor de expert, { $outcome ->
    [better] { $by } beter.
    [worse] { $by } slechter.
   *[even] gelijk.
}
today-line-given-up = Elevens, spel van de dag, { $date }, { $game }: opgegeven. De expert haalde { $strong }.
today-points = { $n ->
    [one] één punt
   *[other] { $n } punten
}
today-points-minus = min { $n ->
    [one] één punt
   *[other] { $n } punten
}
today-signed = { $sign ->
    [minus] min { $n }
   *[plus] { $n }
}
today-given-up = opgegeven
today-ends-again = Poging { $n }: { $points }. Je eerste poging telt.
today-none = Je hebt het spel van de dag nog niet uitgespeeld. Je vindt het in het menu.
today-played = Nog een keer? Alleen de eerste poging telt.
today-again = Nog een keer spelen
