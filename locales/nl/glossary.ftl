### Woorden van het spel, elk uitgelegd in één zin; daarna komt een voorbeeld van de tafel.

term-lock = Een slot is een kaart die je houdt zodat niemand er in haar rij voorbij komt.
term-lock-example = Zolang je { $card } houdt, komt daar niemand langs.
term-opening = Een rij is open bij de nummers die er nu bij kunnen.
term-half = Een helft is één kant van een rij, vanaf de 11: wie die vol maakt, krijgt een bonuskaart.
term-row = In een rij liggen alle kaarten van één kleur op tafel, op volgorde van nummer.
term-run = Een reeks bestaat uit kaarten van één kleur met opeenvolgende nummers.
term-joker = Een joker leg je als elk nummer dat past, en dat nummer blijft hij.
term-swap = Ruilen is het nummer leggen waar een joker voor ligt, en de joker pakken.
term-discard = Wegleggen is een joker van jezelf uit het spel doen.
term-bridge = Met een brug leg je een kaart die nog niet past, naast een rij die haar nummer al heeft.
term-neighbour = Buren zijn de rijen direct boven en onder een rij: bruggen gaan van de ene naar de andere.
term-bonus = Een bonuskaart krijg je voor een volle helft van een rij, en ze telt punten aan het eind.
term-pile = De trekstapel, dat zijn de kaarten die niemand heeft: daar trek je van.
term-piles = In een stapel liggen kaarten op elkaar, met het hoogste nummer bovenop: je legt erop, of je pakt hem.
term-draw = Trekken is de bovenste kaart van de stapel in je hand nemen.
term-pass = Passen is je beurt beëindigen zonder iets te doen.
term-out = Uitgaan is je laatste kaart leggen: dan is de ronde afgelopen.
term-blocked = Een ronde zit vast als niemand verder kan: dan is ze afgelopen en worden de handen geteld.
term-round = Een ronde duurt van het delen tot iemand uit is of niemand verder kan.
term-points = Punten worden aan het eind van een ronde geteld: de kaarten die je nog hebt, kosten je.
term-cow = Ossenkoppen zijn strafpunten: elke kaart heeft er 1 tot 7.
term-buffalo = Met een stier mag je meer dan één kaart in een beurt leggen; elke stier geldt voor één stapel.
term-hand = Je hand, dat zijn de kaarten die je hebt: niemand anders kent ze.
term-turn = Een beurt is alles wat je doet tot de volgende aan de beurt is.
term-missing = Een nummer ontbreekt zolang het niet in zijn rij ligt.
term-hint = Een tip is wat het spel in jouw plaats zou doen, met de reden.
