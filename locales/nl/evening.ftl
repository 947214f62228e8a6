# Een avond: wie er speelt, wat er na een spel komt, en wat ervan bewaard blijft.

# De namen van de computers, per niveau: de eerste die niemand aan tafel heeft. Zeven per niveau, en geen ervan is een woord
# dat in het spel iets betekent, een kleur of een getal. Dezelfde plaats is in elke taal dezelfde persoon.
computers-easy = Nora, Hugo, Clara, Oscar, Paula, Robin, Fiona
computers-medium = Alice, Simon, Julia, Victor, Sophie, Martin, Dora
computers-hard = Helga, Bruno, Olga, Edgar, Diana, Leon, Greta
computers-expert = Ingrid, Konrad, Walter, Gustav, Selma, Anton, Flora

## Opdrachten, zoals je ze typt

say-read-on = lees verder
say-menu = menu
say-new-game = nieuw spel
say-resign = opgeven

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
left-saved = Bewaard.

menu-together = Met meer mensen aan dit toetsenbord
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
settings-same = als voorheen
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

first-words = Om te beginnen typ je { $hand } voor je kaarten, { $can } voor wat past, { $now } als je het niet weet.
first-end = Je beurt beëindig je met { $end }.
