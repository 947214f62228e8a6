# Waar een spraakherkenner naar luistert: elke betekenis met hele zinnen, de kortste eerst.
# Manieren om het te zeggen staan tussen |; wat tussen [ ] staat mag wegblijven, van wat tussen ( ) staat zeg je er een,
# en <card> is wat de zinnen met die naam zeggen. Alleen woorden: de getallen zijn die van words.ftl.
# Wat hetzelfde klinkt zeg je anders: rood een en twintig is rood 21.
# Een getal alleen legt hier niets: wat verkeerd gehoord wordt klinkt er vaak naar.

# Lijsten: elk woord op de plaats van zijn betekenis, meer woorden voor een betekenis tussen komma's.
colour = rood | geel | groen | blauw
colour-of-card = rode | gele | groene | blauwe
colour-of-cards = rode | gele | groene | blauwe
colour-of-row = rode | gele | groene | blauwe
topic = leggen, kaarten leggen | vragen | joker, de joker | brug, de brug | bonus, de bonus | stapels, stapels pakken | beurt, de beurt | instellingen, de instellingen | spraak, de stem | toetsen, de toetsen | braille | tekens, de tekens
section = het doel | de opstelling | de beurt | de jokers, de bruggen | het einde | de punten
game = elevens | de startvariant | junior | klassiek | de uitersten | de drie openingen | de vrije opening | nimm
tongue = engels | frans | nederlands
level = kort | gewoon | uitgebreid
sort = gebeurtenissen | bevestigingen | praatjes
switch = aan | uit
switch-before = aanzetten, inschakelen | uitzetten, uitschakelen

# Kaarten.
card = <colour> <number> | de <colour-of-card> <number>
card-of-mine = mijn <colour-of-card> <number>
cards-two = <colour> <number-small> [en] <second> | de <colour-of-card> <number-small> en <second>
cards-three = <colour> <number-small> <second> [en] <third>
cards-run = <colour> <number> tot <last> | <colour> <number> tot en met <last>
cards-both = <card> en <other>

# Zetten.
lay = <cards> | (leg | speel) <cards> | ik leg <cards> | ik wil graag <cards> leggen
lay-joker = joker <card> | joker als <card> | leg een joker als <card> | ik leg mijn joker als <card>
lay-number = leg <number> | speel de <number> | ik wil graag de <number> leggen
lay-cow = leg <cow-high> | speel de <cow-high> | ik wil graag de <cow-high> leggen
stack = <cow> op <pile> | leg <cow> op <pile> | ik leg de <cow> op de <pile>
bridge = brug <card> | <card> met een brug | leg een brug naar <card> | ik wil een brug naar <card> leggen
bridge-from = <card> vanaf <source> | brug van <source> naar <card> | leg <card> met een brug vanaf <source>
bridge-joker = joker <card> vanaf <source> | joker als <card> vanaf <source> | ik leg mijn joker als <card> vanaf <source>
swap = ruil <card> | ruil de joker voor <card> | ik ruil de joker met <card-of-mine>
discard = weggooien | gooi een joker weg | ik gooi een joker weg | ik wil een joker weggooien
take = pakken | pak de stapel | ik neem de stapel | ik wil de stapel pakken
take-pile = pak <pile-plain> | neem de stapel met <pile-plain> | ik pak de stapel met nummer <pile>
claim = pak <pile-plain> van <seat> | pak <pile-plain> van speler <seat> | ik neem de stapel met <pile-plain> van speler <seat>
draw = trek | trek een kaart | ik trek een kaart | ik wil graag een kaart trekken
end = klaar | ik pas | ik ben klaar | dat was alles | dat was het voor mij
undo = terug | neem terug | ik heb me vergist | ik wil dat terugnemen

# Vragen.
ask-hand = hand | mijn kaarten | wat heb ik in mijn hand | welke kaarten heb ik
ask-hand-full = hand uitgebreid | mijn kaarten in detail | lees me mijn kaarten uitgebreid voor
ask-hand-colour = hand <colour> | mijn <colour-of-cards> kaarten | welke <colour-of-cards> kaarten heb ik
ask-row = <colour> | <colour-of-row> rij | lees de <colour-of-row> rij | wat ligt er in de <colour-of-row> rij
ask-row-full = <colour> uitgebreid | de <colour-of-row> rij in detail | lees de <colour-of-row> rij uitgebreid
ask-board = tafel | alle rijen | lees de tafel | wat ligt er op tafel
ask-board-full = tafel uitgebreid | alle rijen in detail | lees de tafel uitgebreid
ask-can = kan | mijn opties | wat kan ik leggen | wat kan ik nu spelen
ask-can-full = kan uitgebreid | mijn opties in detail | wat kan ik leggen in detail
ask-can-colour = kan <colour> | wat past in <colour> | welke <colour-of-cards> kaarten kan ik leggen
ask-can-cards = kan <cards> | kan ik <cards> leggen | mag ik <cards> spelen
ask-can-on = kan op <pile> | wat past op <pile> | wat kan ik leggen op <pile>
ask-where = waar <card> | waar is <card> | wie heeft <card> | weet je waar <card> ligt
ask-where-number = waar <number> | waar is de <number> | waar ligt de <number>
ask-missing = ontbreekt | wat ontbreekt er | welke getallen missen er nog op tafel
ask-missing-colour = ontbreekt <colour> | wat ontbreekt er in <colour> | welke getallen missen er in de <colour-of-row> rij
ask-open = open | wat is open | waar kun je aanleggen
ask-score = stand | de punten | hoeveel punten heb ik | wat is de stand
ask-score-full = stand uitgebreid | de punten in detail | vertel me de stand in detail
ask-players = spelers | wie spelen er mee | hoeveel kaarten heeft iedereen
ask-players-full = spelers uitgebreid | de spelers in detail | ik wil de spelers in detail weten
ask-pile = stapel | de trekstapel | hoeveel kaarten zitten er in de trekstapel
ask-piles = stapels | de stapels | welke stapels liggen er op tafel
ask-piles-full = stapels uitgebreid | de stapels in detail | lees me de stapels uitgebreid voor
ask-buffalos = stieren | mijn stieren | hoeveel stieren heb ik
ask-bridges = bruggen | mijn bruggen | hoeveel bruggen heb ik
ask-jokers = jokers | waar liggen de jokers | liggen er jokers op tafel
ask-bonus = bonus | de bonuskaarten | hoeveel bonuskaarten zijn er nog
ask-turn = beurt | wie is er | wie is aan de beurt | ben ik aan de beurt
ask-last = laatste | laatste zet | wat is er gebeurd | wat deden de anderen net
ask-since = sindsdien | sinds mijn beurt | wat is er gebeurd sinds mijn laatste beurt
ask-history = geschiedenis | de berichten | lees me de laatste berichten
ask-history-lines = geschiedenis <count-many> | laatste <count-many> berichten | lees me de laatste <count-many> berichten voor

# Hulp en regels.
help = help | help me | ik heb hulp nodig
help-topic = help <topic> | hulp bij <topic> | hulp met <topic> | ik heb hulp nodig met <topic>
help-now = opdrachten | wat kan ik zeggen | welke opdrachten zijn er
rules = regels | de spelregels | lees me de regels voor | hoe speel je dit spel
rules-section = regels <section> | de regels voor <section> | lees me de regels voor <section>
rules-game = regels <game> | de regels van <game> | lees me de regels van <game>
hint = tip | geef een tip | geef me een tip | wat moet ik doen

# Wat er gezegd is.
repeat = herhaal | nog eens | zeg dat nog eens | ik heb het niet verstaan
repeat-lines = herhaal <count-many> | herhaal de laatste <count-many> | herhaal <count-many> berichten
back = achteruit | vorig bericht | het vorig bericht alsjeblieft
forward = vooruit | volgend bericht | het volgend bericht alsjeblieft
stop = stil | hou op | hou je mond | stop met praten

# Het programma.
save = bewaar | bewaar het spel | waar is het spel opgeslagen
quit = stoppen | ik stop ermee | verlaat het spel | ik wil stoppen
language = taal | de taal | de taal alsjeblieft
language-to = <tongue> | spreek <tongue> | verander de taal naar <tongue>
verbosity = niveau | het niveau | het niveau alsjeblieft
verbosity-to = berichten <level> | de berichten <level> | ik wil de berichten <level>
telling = <sort> <switch> | <sort> <switch-before> | ik wil de <sort> <switch-before>
telling-level = <sort> <level> | maak <sort> <level> | ik wil de <sort> <level>
pause = pauze | de pauze | de pauze alsjeblieft
pause-on = pauze aan | pauze aanzetten | ik wil de pauze aanzetten
pause-off = pauze uit | pauze uitzetten | ik wil de pauze uitzetten
braille = braille | het braille | het braille alsjeblieft
braille-on = braille aan | braille aanzetten | ik wil het braille aanzetten
braille-off = braille uit | braille uitzetten | ik wil het braille uitzetten
prompt = invoer | de invoer | de invoer alsjeblieft
prompt-on = invoer aan | invoer aanzetten | ik wil de invoer aanzetten
prompt-off = invoer uit | invoer uitzetten | ik wil de invoer uitzetten
sounds = geluidjes | de geluidjes | de geluidjes alsjeblieft
sounds-on = geluidjes aan | geluidjes aanzetten | ik wil de geluidjes aanzetten
sounds-off = geluidjes uit | geluidjes uitzetten | ik wil de geluidjes uitzetten
speech = spraak | de spraak | de spraak alsjeblieft
speech-on = spraak aan | spraak aanzetten | ik wil de spraak aanzetten
speech-off = spraak uit | spraak uitzetten | ik wil de spraak uitzetten
faster = sneller | praat sneller | kun je sneller praten
slower = trager | praat langzamer | kun je langzamer praten
louder = luider | praat harder | kun je harder praten
softer = zachter | praat zachter | kun je zachter praten
higher = hoger | hogere stem | ik wil een hogere stem
lower = lager | lagere stem | ik wil een lagere stem
voice = stem | andere stem | ik wil een andere stem
voice-number = stem <count-many> | stem nummer <count> | kies stem nummer <count>
keys = toetsen | de toetsenmodus | ik wil de toetsenmodus aanzetten
yes = ja | ja graag | ja dat is goed
no = nee | liever niet | nee dank je
cancel = laat maar | vergeet het | dat bedoelde ik niet
choose = nummer <count> | keuze <count> | de <count-place> | ik kies nummer <count>
