# The command line, and what is asked for there beside playing.

## Naspelen en simuleren

standard-input = de standaardinvoer
replay-torn = Regel { $line } van { $path } is afgebroken: het spel wordt tot daar verteld.
replay-ends-open = De opname stopt hier, midden in het spel.
simulate-summary = { $rounds ->
    [one] Eén ronde,
   *[other] { $rounds } rondes,
} { $actions } zetten, { $seconds } seconden, { $speed } rondes per seconde.
simulate-wins = { $kind }: { $share } procent gewonnen, met 95 procent zekerheid tussen { $low } en { $high }.
simulate-elo = { $kind }: Elo { $points }.
simulate-pair = { $kind } tegen { $other }: { $share } procent gewonnen, met 95 procent zekerheid tussen { $low } en { $high }.
simulate-progress = { $done } van { $all } wedstrijden.

## Brailledruk

# The usual table of liblouis for this language, and that of its contracted braille: a hyphen if there is none.
braille-table = nl
braille-table-contracted = -
emboss-round = Ronde { $round }
emboss-result = Uitslag
emboss-written = { $pages ->
    [one] Eén bladzijde
   *[other] { $pages } bladzijden
} geschreven naar { $path }.

## Opdrachtregel

program-purpose = een kaartspel op het gehoor, met toetsenbord en braille
help-title = elevens: { $purpose }.
help-new = elevens opent een menu. Met één van deze opties begint meteen een nieuw spel:
help-common = Deze gaan overal bij:
help-other = Anders beginnen:
help-line = { $what }: { $said }
help-more = De Engelse waarden, zoals easy of yellow, gaan ook, in elke taal. Een woord met --help noemt de opties erachter, zoals elevens simulate --help.
help-all = elevens --help: wat overal bij gaat.
value-game = SPEL
value-GAME = SPEL
value-FAMILY = LESSEN
value-players = N
value-rounds = N
value-matches = N
value-seed = N
value-cells = N
value-lines = N
value-me = NAAM
value-opponents = SOORTEN
value-first = PLAATS
value-rows = KLEUREN
value-without = KLEUR
value-lang = CODE
value-data = MAP
value-verbosity = NIVEAU
value-width = CELLEN
value-braille = VORM
value-listen = OPDRACHT
value-model = MAP
value-listen-report = BESTAND
value-talk = WANNEER
value-forced = HOE
value-turn-end = HOE
value-confirm = WANNEER
value-prompt = SOORT
value-prompt-speech = SOORT
value-prompt-braille = SOORT
value-speech = STAND
value-resume = BESTAND
value-FILE = BESTAND
value-records = BESTAND
value-output = BESTAND
value-format = VORM
value-table = NAAM
value-WHO = NAAM
value-date = DATUM
value-SHELL = SHELL
option-game = { $games }.
option-GAME = { $games }.
option-FAMILY = elevens, klassiek of nimm. Anders wordt het gevraagd.
option-players = het aantal spelers. Standaard 2.
option-me = je naam. Herhaal het voor iedereen aan dit toetsenbord.
option-opponents = de computers, makkelijk, gemiddeld of sterk, zoals makkelijk,sterk. De reeks herhaalt zich rond de tafel.
option-rounds = het aantal rondes. Gewoonlijk zoveel als er spelers zijn.
option-first = wie begint, met nummer vanaf 1 of met naam.
option-rows = de rijen van boven naar beneden, zoals geel,blauw,rood,groen.
option-without = een kleur weglaten, blauw als je er geen noemt, met 2 spelers, in klassiek en zijn varianten.
option-seed = dezelfde kaarten nog eens.
option-pause = na elke beurt van een computer op Enter wachten.
option-lang = en, fr of nl.
option-data = bewaar daar instellingen en spellen, bijvoorbeeld op een stick.
option-verbosity = kort, gewoon of uitgebreid.
option-forced = zetten waarbij niets te kiezen is: vanzelf, gemeld (Enter doet ze) of getypt.
option-turn-end = het einde van je beurt zodra je hebt gelegd: vanzelf of getypt.
option-width = regels tussen woorden splitsen bij zoveel tekens, 12 tot 200. Anders beslist de breedte van de terminal, en met 0 doet de terminal het zelf.
option-braille = de korte vorm voor braille, met 40 cellen als er geen breedte bij staat. --braille nl, fr of en: de tabel van de leesregel; wat die aan accenten heeft, blijft staan. --braille brlapi: neem de leesregel en toon er het spel op, met kaarten onder de cursorroutingtoetsen.
option-listen = luister naar een spraakherkenning: pocketsphinx, vosk, whisper, of elke opdracht die één zin per regel schrijft.
option-voice = speel met je stem: het spel hoort je door de microfoon.
option-model = de map met het model van de spraakherkenning. Standaard wordt het gezocht.
option-listen-report = speel met je stem, en schrijf in een bestand wat er van elke zin verstaan is, zonder geluid en zonder namen.
option-confirm = wanneer je moet bevestigen wat gehoord is: altijd, definitief, twijfel of nooit.
option-talk = wanneer je met je stem gehoord wordt: altijd, toets voor na F2, woord voor na het woord computer.
option-headphones = luister ook terwijl het spel praat.
option-prompt = wat aangeeft dat je kunt typen: teken, niets of woord. Standaard een teken; niets als het spel praat.
option-prompt-speech = hetzelfde met de stem; niets, tenzij je kiest.
option-prompt-braille = hetzelfde op de leesregel; een teken, tenzij je anders kiest.
option-speech = aan of uit: of het spel zelf praat. Anders beslist de instelling.
option-echo = schrijf ook elke getypte regel, voor een verslag.
option-help = de opties; achter een woord die van dat woord.
option-resume = verder met dat bewaarde spel, of met het laatste als je er geen noemt.
option-version = de versie.
option-FILE = het opgenomen spel. - leest de standaardinvoer.
option-legal = de toegestane zetten als JSON.
option-matches = het aantal spellen. Standaard 1.
option-records = schrijf daar alle spellen. - schrijft ze naar de standaarduitvoer.
option-json = als JSON, voor andere programma's.
option-elo = de sterktes onderling vergelijken, met zoveel wedstrijden van elk paar.
option-format = jsgf, words (zinnen), json, dict (uitspraak) of fsg (netwerk). Standaard jsgf.
option-moment = alleen wat je nu kunt zeggen: in het laatst bewaarde spel, in dat van --resume, of als eerste in een nieuw.
option-output = schrijf daar de bladzijden.
option-cells = cellen op een regel, 20 tot 80. Standaard 40.
option-lines = regels op een bladzijde, 10 tot 60. Standaard 25.
option-table = een tabel van liblouis, in plaats van de gewone.
option-contracted = in kortschrift.
option-WHO = van wie, bij naam. Anders die van jou.
option-date = de dag, zoals 2026-11-22. Anders vandaag.
option-SHELL = bash, fish of zsh.
word-replay = een opgenomen spel navertellen.
word-review = wat het meest kostte in een opgenomen spel, en wat beter was.
word-simulate = computers spelen.
word-referee = een tafel met echte kaarten bijhouden.
word-understand = zeggen wat elke regel van de standaardinvoer betekent.
word-grammar = wat je kunt zeggen, voor spraakherkenners.
word-record = een opgenomen spel.
word-score = je stand over alle spellen.
word-today = het spel van de dag: voor iedereen dezelfde kaarten, en jouw resultaat naast dat van de expert met die kaarten.
word-learn = het spel leren: lessen voor Elf Elevens, het klassieke spel of Elf nimm.
word-rules = de spelregels van een spel.
word-emboss = bladzijden voor een brailleprinter.
word-completions = wat de Tab-toets aanvult in je shell.
word-man = de handleiding voor man.
man-name = NAAM
man-synopsis = SAMENVATTING
man-description = BESCHRIJVING
man-options = OPTIES
man-words = OPDRACHTEN
man-environment = OMGEVING
man-status = AFSLUITSTATUS
man-about = De acht spellen van 11 Elevens, tegen computers of met anderen aan hetzelfde toetsenbord. Je typt een zet of een vraag, en het antwoord komt in gewone regels, die een schermlezer uitspreekt en een leesregel toont. In een spel zegt help wat je kunt typen, en met stoppen ga je weg; elke zet wordt bewaard.
man-variable-data = De map voor instellingen en spellen, tenzij --data er een noemt.
man-variable-log = Hoeveel een gastheer van zijn werk noteert, tenzij --log het zegt.
man-variable-lang = De taal, tenzij --lang of de instellingen er een noemen; samen met de andere variabelen van het systeem die dat doen.
man-status-well = Alles ging goed.
man-status-badly = Er ging iets mis, en een regel op de foutuitvoer zei wat.
man-status-misused = De opdrachtregel klopt niet.
man-status-stopped = Ctrl-C of het systeem stopte het spel; het is bewaard.
version = elevens { $version }
allowed-width = een getal van { $low } tot { $high }, of 0
allowed-number = een getal van { $low } tot { $high }
allowed-colours = rood, geel, groen, blauw, elk één keer
allowed-table = de naam van een tabel van liblouis
allowed-folder = een map
allowed-date = een dag, zoals 2026-11-22
allowed-text = een tekst
called-lines = regels
called-never = nooit
called-sign = teken
called-nothing = niets
called-word = woord
called-key = toets
called-final = definitief
called-unsure = twijfel
called-forced-automatic = vanzelf
called-forced-told = gemeld
called-forced-typed = getypt
called-turn-end-automatic = vanzelf
called-turn-end-typed = getypt
called-always = altijd
called-off = uit
called-on = aan
called-nimm = nimm
called-free-opening = vrije-opening
called-three-openings = drie-openingen
called-extremes = uitersten
called-classic = klassiek
called-junior = junior
called-beginner = startvariant
called-elevens = elevens

# Wat een bevel opent waar dat zo ingesteld is; één woord, dat ook in de naam van de instelling staat.
