# Wat je kunt typen: elke betekenis met haar woorden. Het eerste is wat hulp en keuzes laten horen.
# Accenten en hoofdletters maken niet uit. Woorden staan tussen | en mogen uit delen bestaan.

red = rood | rode | r
yellow = geel | gele | ge | g
green = groen | groene | gr | g
blue = blauw | blauwe | b

joker = joker | jokers | j | *
bridge = brug | bruggen | br | brugkaart | brugkaarten | #
from = vanaf | vanuit | van
to = tot | tot en met | naar
lay = leg | leggen | ik leg | speel | spelen | ik speel | aanleggen | zet
swap = ruil | ru | ruilen | ik ruil | omruilen | wissel | wisselen | =
discard = weggooien | x | weg | gooi weg | gooi | ik gooi | doe weg
draw = trek | p | + | trekken | ik trek | trek een kaart | pak een kaart | ik trek een kaart | ik pak een kaart | kaart trekken | kaart pakken
end = klaar | e | . | kl | einde | pas | passen | ik pas | ik ben klaar | beurt klaar | einde beurt
undo = terug | o | neem terug | ongedaan | ongedaan maken | terugnemen
hand = hand | h | kaarten | mijn hand | mijn kaarten | handkaarten | wat heb ik
row = rij | de rij
board = tafel | t | rijen | alle rijen | bord
can = kan | k | kan ik | kan ik leggen | wat kan ik | wat kan ik leggen | wat kan ik spelen | wat past | wat past er | past | zetten | mogelijk
score = stand | s | score | punten | hoeveel punten
players = spelers | sp | speler | hoeveel kaarten | wie spelen er
pile = stapel | st | trekstapel | de stapel
onto = op
take = pak | pakken | neem | nemen | < | ik pak | ik neem | pak stapel | neem stapel | ik pak stapel
piles = stapels | alle stapels
buffalo = stieren | stier | sr
bonus = bonus | bonuskaart | bonuskaarten
turn = beurt | w | wie | wie is er | wie is aan de beurt | wie is aan zet | mijn beurt
last = laatste | l | laatste zet | wat gebeurde er
since = sinds | sinds mijn beurt | sinds mijn laatste beurt
repeat = herhaal | he | herhalen | nog eens | nog een keer
history = geschiedenis | gs | hi
help = help | ? | hulp
rules = regels | re | regel | spelregels
full = uitgebreid | alles | meer | volledig
quit = stoppen | q | afsluiten | verlaten
save = bewaar | bewaren | opslaan
language = taal | language | langue
verbosity = berichten
brief = kort
normal = gewoon | normaal
pause = pauze
braille = braille
prompt-line = invoer | invoerregel
on = aan | ja
off = uit | nee
settings = instellingen
questions = vragen
filler = de | het | een | mijn | met | en | dan | in | als | wat | ligt | ligt er | er | is | wat ligt er in | wat ligt er op | toon | zeg | alsjeblieft | kaart | ik | nu | kun | nummer | om | over
