# Het programma om het spel heen: keuzes, instellingen, bestanden, storingen.

prompt = >{" "}
alone = { $name }, druk op Enter als niemand anders meeluistert.
prompt-word = Opdracht:{" "}
more = Enter om verder te gaan.
which-one = Welke?
choice = { $n }: { $what }.
choice-line = { $n }: { $what }
choose-again = Typ een getal van 1 tot { $n }, of een naam uit de lijst.
goodbye-saved = Bewaard. Start opnieuw om verder te spelen.
goodbye = Tot ziens.
interrupted-saved = Gestopt. Het spel is bewaard.
interrupted = Gestopt.
time-is-up = De tijd die het systeem geeft is op.
input-ended-saved = Einde van de invoer. Het spel is bewaard.
input-ended = Einde van de invoer.
not-text = Die regel is geen tekst in UTF-8: typ hem opnieuw.
line-empty = Typ een zet of een vraag, of help.
unknown-words = Ik begrijp { $words } niet. Probeer help.
meant-which = Bedoel je:
answer-first = Eerst een antwoord: { $what }? Ja of nee. Nog niet gedaan: { $other }.
answer-first-which = Eerst een antwoord: { $one } of { $second }? Nog niet gedaan: { $other }.
nothing-done = Niets gedaan.
nothing-asked = Er werd niets gevraagd.
nothing-to-choose = Er is geen lijst om uit te kiezen.
now-moves = Zetten: { $moves }.
now-questions = Vragen: { $questions }. Ook: help, terug, herhaal, stoppen.
referee-no-hand = Dat kan niet: aan een echte tafel kent het programma geen handen.
history-first = Dat was de eerste regel.
history-last = Dat was de laatste regel.
not-a-move = Dat is geen hele zet. Bijvoorbeeld: rood 10 9, blauw 9 vanaf geel, trek, klaar.
not-a-move-nimm = Dat is geen hele zet. Bijvoorbeeld: 36 op 31, pak 46, klaar.
not-ordered = Niets gedaan: dat was geen opdracht.
not-understood = Dat begrijp ik niet. Probeer help.
said-too-long = Dat is te lang. Eén zet of één vraag tegelijk.
repeat-nothing = Er is nog niets gezegd.
language-set = Nederlands.
language-choose = Talen: en, fr, nl.
verbosity-set = { $level ->
    [brief] Kort.
    [normal] Gewoon.
   *[full] Uitgebreid.
}
telling-set = { $sort ->
    [events] Wat anderen doen
    [answers] Je eigen zetten
    [chatter] Gepraat
   *[all] Berichten
}{ $channel ->
    [print] {" "}in tekst
    [speech] {" "}met de stem
   *[both] {""}
}: { $level ->
    [off] uit
    [brief] kort
    [normal] gewoon
    [full] uitgebreid
   *[on] zoals altijd
}.
verbosity-choose = Berichten: kort, gewoon of uitgebreid.
pause-set = { $state ->
    [on] Pauze na elke beurt van een computer: aan.
   *[off] Pauze na elke beurt van een computer: uit.
}
braille-set = { $state ->
    [on] Braillevorm: aan.
   *[off] Braillevorm: uit.
}
prompt-reply-set = { $state ->
    [on] Antwoord op de invoerregel: aan.
   *[off] Antwoord op de invoerregel: uit.
}
sounds-set = { $state ->
    [on] Geluidjes: aan.
   *[off] Geluidjes: uit.
}
sounds-missing = Dit programma is zonder geluidjes gebouwd.
sounds-fault = Er komt geen geluid uit: geen geluidskaart gevonden. De geluidjes staan uit.
saved = Na elke zet bewaard, in { $path }.
not-saved = Dit spel wordt niet bewaard.

## Het menu

menu-title = Elevens. Kies een nummer.
menu-continue = Verder: { $game } met { $names }, ronde { $round } van { $rounds }
menu-new = Een nieuw spel spelen
menu-learn = Het spel leren
menu-rules = Spelregels
menu-settings = Instellingen
menu-quit = Stoppen
menu-game = Welk spel?
menu-game-first = Welk spel? Enter voor { $usual }.
menu-players = Hoeveel spelers, { $low } tot { $high }? Enter voor { $low }.
menu-opponents = Hoe sterk zijn de anderen? Enter voor { $usual }.
kind-easy = makkelijk
kind-medium = gemiddeld
kind-hard = sterk
kind-expert = expert
kind-human = speler
settings-title = Instellingen. Kies een nummer om te veranderen.
settings-language = Taal: Nederlands
settings-verbosity = { $level ->
    [brief] Berichten: kort
    [normal] Berichten: gewoon
   *[full] Berichten: uitgebreid
}
settings-width = { $cells ->
    [0] Regelbreedte: zo lang als nodig
    [terminal] Regelbreedte: die van de terminal
   *[other] Regelbreedte: { $cells } tekens
}
settings-name = Je naam: { $name }
settings-pause = { $state ->
    [on] Pauze na elke beurt van een computer: aan
   *[off] Pauze na elke beurt van een computer: uit
}
settings-braille = { $state ->
    [on] Braillevorm: aan
   *[off] Braillevorm: uit
}
settings-prompt-reply = { $state ->
    [on] Antwoord op de invoerregel: aan
   *[off] Antwoord op de invoerregel: uit
}
settings-prompt = { $outlet ->
    [print] Prompt in de terminal: { $prompt }
    [speech] Prompt met de stem: { $prompt }
   *[braille] Prompt op de leesregel: { $prompt }
}
settings-sounds = { $state ->
    [on] Geluidjes: aan
   *[off] Geluidjes: uit
}
settings-display = { $state ->
    [on] Spel op de leesregel: aan
   *[off] Spel op de leesregel: uit
}
settings-speech = { $state ->
    [on] Het spel praat: aan
   *[off] Het spel praat: uit
}
settings-listen = { $what ->
    [nothing] Met je stem: niemand luistert
    [itself] Met je stem: het spel luistert zelf
   *[other] Met je stem: { $command } luistert
}
settings-listen-nothing = Niemand luistert
settings-listen-itself = Het spel luistert zelf
settings-model = { $folder ->
    [found] Model van de spraakherkenning: wordt gezocht
   *[other] Model van de spraakherkenning: { $folder }
}
settings-talk = { $talk ->
    [always] Luisteren: altijd
    [key] Luisteren: na F2
   *[word] Luisteren: na het woord computer
}
settings-talk-always = Altijd
settings-talk-key = Na F2, ingedrukt of vastgehouden
settings-talk-word = Na het woord computer
settings-headphones = { $state ->
    [on] Luisteren terwijl het spel praat, met koptelefoon: aan
   *[off] Luisteren terwijl het spel praat, met koptelefoon: uit
}
settings-back = Terug
settings-ask-width = Hoeveel tekens, 12 tot 200? 0 voor geen grens, Enter voor de breedte van de terminal.
settings-ask-name = Je naam?
# By voice a name is spelled: a word that begins with each letter, a to z.
spelling-words = alfa, bravo, charlie, delta, echo, foxtrot, golf, hotel, india, juliet, kilo, lima, mike, november, oscar, papa, quebec, romeo, sierra, tango, uniform, victor, whisky, xantippe, yankee, zoeloe
spelling-hint = Spel hem met je stem: { $example }; dan ja.
spelling-so-far = { $name }.
settings-ask-model = In welke map staat het model? Enter om het te laten zoeken.
settings-no-folder = Die map bestaat niet.

## Naspelen en simuleren

standard-input = de standaardinvoer
replay-torn = Regel { $line } van { $path } is afgebroken: het spel wordt tot daar verteld.
decimal-sign = ,
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

## Storingen

error-option = De optie { $option } bestaat niet. elevens --help somt ze op.
error-argument = Eén woord te veel: { $argument }. elevens --help somt op wat er is.
error-value = { $option } kan niet { $value } zijn. Mogelijk: { $allowed }.
error-value-missing = Bij { $option } hoort een waarde. Mogelijk: { $allowed }.
error-no-value = Bij { $option } hoort geen waarde.
error-not-text = Een woord van de opdrachtregel is geen tekst in UTF-8.
error-missing = Er ontbreekt een bestand: elevens replay BESTAND.
error-twice = { $option } mag maar één keer.
error-conflict = { $option } en { $other } gaan niet samen.
error-only-with = { $option } gaat alleen samen met { $other }.
error-name = Die naam kan niet: { $name }. Gebruik letters, cijfers, spaties of streepjes, hoogstens 20.
error-name-twice = Twee mensen heten { $name }: geef ieder een andere naam.
error-too-many = { $n } mensen en computers is te veel voor { $seats } plaatsen.
error-players = { $game } speel je met { $low } tot { $high } spelers.
error-no-saved = Er is geen bewaard spel. Begin er één met: elevens --game elevens.
error-finished = Dit spel is afgelopen. elevens replay { $path } vertelt het na.
error-held = Dit spel staat open in een ander venster: { $path }.
error-open = Openen van { $path } lukt niet: { $reason }.
error-record = In { $path }, regel { $line }: { $fault }
error-fault-io = lezen lukt niet: { $reason }.
error-fault-line = dit is geen regel van een opname.
error-fault-version = dit is een opname van versie { $version }; dit programma leest versie 1.
error-fault-place = deze regel hoort hier niet.
error-fault-game = het spel { $game } bestaat niet.
error-fault-rows = de rijen zijn niet de vier kleuren.
error-fault-plan = zo kan geen spel gespeeld worden.
error-fault-seat = plaats { $seat } is er niet aan deze tafel.
error-fault-code = { $code } is geen kaart en geen zet.
error-fault-deal = zo kan er niet gedeeld zijn: { $reason }
error-fault-round = dit is ronde { $found }, ronde { $expected } zou volgen.
error-fault-turn = plaats { $expected } is aan de beurt, niet plaats { $found }.
error-fault-illegal = { $code } mag hier niet.
error-fault-undo = hier valt niets terug te nemen.
error-fault-result = de uitslag is { $computed }.
deal-hands = er zijn { $found } handen voor { $seats } spelers.
deal-hand-size = plaats { $seat } heeft { $found } kaarten in plaats van { $expected }.
deal-bridges = de bruggen zijn niet die van de regels.
deal-too-many = { $card } is er één keer te veel.
deal-missing = { $card } ontbreekt.
deal-other-game = zo wordt in een ander spel gedeeld.
deal-open = er liggen { $found } kaarten open in plaats van 1.
deal-first = plaats { $seat } kan niet beginnen.
error-referee-nimm = De scheidsrechter houdt alleen de rijenspelen bij: in 11 nimm! komen er kaarten van de stapel op tafel die hij niet ziet.
error-without = Een kleur weglaten kan alleen met 2 spelers, in Klassiek of één van de varianten.
error-empty-record = Er staat geen spel in { $path }.
error-no-folder = Er is geen map voor spellen: dit spel wordt niet bewaard.
error-cannot-save = Het spel kan niet bewaard worden in { $path }: { $reason }. Het gaat zonder verder.
error-save-failed = Bewaren is mislukt: { $reason }. Het spel gaat door, en bij elke zet wordt het weer geprobeerd.
saving-again = Weer bewaard.
saving-anew = Het bewaarde spel was weg of gewijzigd. Helemaal opnieuw bewaard in { $path }.
torn-line = De laatste regel van het bewaarde spel was afgebroken; het gaat verder bij de zet ervoor.
error-settings = De instellingen in { $path } zijn onleesbaar, dus gelden de gewone: { $reason }.
error-settings-write = De instellingen kunnen niet onthouden worden: { $reason }.
error-output = De uitvoer is gesloten. Het spel is bewaard.
error-left-behind = De laatste zetten zijn niet bewaard.
error-output-plain = De uitvoer is gesloten.
error-write-records = De opnamen kunnen niet naar { $path } geschreven worden: { $reason }.
error-write-brf = De bladzijden kunnen niet naar { $path } geschreven worden: { $reason }.
error-emboss-what = Zeg wat je in braille wilt printen: elevens emboss rules SPEL, of elevens emboss record BESTAND.
error-emboss-built = De omzetting naar braille zit niet in dit programma: bouw het opnieuw met --features emboss.
error-emboss-table = De brailletabel { $table } ontbreekt of klopt niet: liblouis kan er niets mee.
error-emboss-dots = { $table } is een tabel met acht punten: een brailleprinter heeft er zes.
error-emboss-letter = { $table } heeft geen braille voor { $letter }: noem een andere met --table.
error-emboss-contracted = liblouis kent geen Nederlands kortschrift: laat --contracted weg.
reason-not-found = dit bestand bestaat niet
reason-denied = geen toestemming
reason-full = de schijf is vol
reason-read-only = de map is alleen te lezen
reason-is-folder = het is een map
reason-not-folder = een deel van het pad is geen map
reason-name = het systeem staat die naam niet toe
reason-not-file = het is geen gewoon bestand
reason-exists = het bestaat al
reason-content = de inhoud klopt niet
reason-unknown = het systeem zegt niet waarom
reason-other = fout { $code } van het systeem

window-closes = Enter sluit het venster.

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
value-talk = WANNEER
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
option-players = het aantal spelers. Gewoonlijk 2.
option-me = je naam. Herhaal het voor iedereen aan dit toetsenbord.
option-opponents = de computers, makkelijk, gemiddeld, sterk of expert, zoals makkelijk,sterk. De reeks herhaalt zich rond de tafel.
option-rounds = het aantal rondes. Gewoonlijk zoveel als er spelers zijn.
option-first = wie begint, met nummer vanaf 1 of met naam.
option-rows = de rijen van boven naar beneden, zoals geel,blauw,rood,groen.
option-without = een kleur weglaten, blauw als je er geen noemt, met 2 spelers, in klassiek en zijn varianten.
option-seed = dezelfde kaarten nog eens.
option-pause = na elke beurt van een computer op Enter wachten.
option-lang = en, fr of nl.
option-data = bewaar daar instellingen en spellen, bijvoorbeeld op een stick.
option-verbosity = kort, gewoon of uitgebreid.
option-width = regels tussen woorden afbreken bij zoveel tekens, 12 tot 200. Anders beslist de breedte van de terminal, en met 0 doet de terminal het zelf.
option-braille = de korte vorm voor braille, met 40 cellen als er geen breedte bij staat. --braille nl, fr of en: de tabel van de leesregel; wat die aan accenten heeft, blijft staan. --braille brlapi: neem de leesregel en toon er het spel op, met kaarten onder de cursorroutingtoetsen.
option-listen = luister naar een spraakherkenning: pocketsphinx, vosk, whisper, of elke opdracht die één zin per regel schrijft.
option-voice = speel met je stem: het spel hoort je door de microfoon.
option-model = de map met het model van de spraakherkenning. Zonder keuze wordt het gezocht.
option-confirm = wanneer je moet bevestigen wat gehoord is: altijd, definitief, twijfel of nooit.
option-talk = wanneer je met je stem gehoord wordt: altijd, toets voor na F2, woord voor na het woord computer.
option-headphones = luister ook terwijl het spel praat.
option-prompt = wat aangeeft dat je kunt typen: teken, niets of woord. Zonder keuze een teken; niets als het spel praat.
option-prompt-speech = hetzelfde met de stem; niets, tenzij je kiest.
option-prompt-braille = hetzelfde op de leesregel; een teken, tenzij je anders kiest.
option-speech = aan of uit: of het spel zelf praat. Anders beslist de instelling.
option-echo = schrijf ook elke getypte regel, voor een verslag.
option-help = de opties; achter een woord die van dat woord.
option-resume = verder met dat bewaarde spel, of met het laatste als je er geen noemt.
option-version = de versie.
option-FILE = het opgenomen spel. - leest de standaardinvoer.
option-legal = de toegestane zetten als JSON.
option-matches = het aantal spellen. Gewoonlijk 1.
option-records = schrijf daar alle spellen. - schrijft ze naar de standaarduitvoer.
option-json = als JSON, voor andere programma's.
option-elo = de sterktes onderling vergelijken, met zoveel wedstrijden van elk paar.
option-format = jsgf, words (zinnen), json, dict (uitspraak) of fsg (netwerk). Gewoonlijk jsgf.
option-moment = alleen wat je nu kunt zeggen: in het laatst bewaarde spel, in dat van --resume, of als eerste in een nieuw.
option-output = schrijf daar de bladzijden.
option-cells = cellen op een regel, 20 tot 80. Gewoonlijk 40.
option-lines = regels op een bladzijde, 10 tot 60. Gewoonlijk 25.
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
allowed-number-from = een getal vanaf { $low }
allowed-seat = een plaats van 1 tot { $seats }, of een naam
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

speech-ask = Gebruik je een schermlezer? Ja of nee.
speech-ask-again = Ja als een schermlezer praat, nee als het spel moet praten.
speech-set = { $state ->
    [on] De stem praat.
   *[off] De stem zwijgt.
}
speech-is-off = De stem zwijgt. Om die te horen: spraak aan.
speech-none = Er antwoordt geen spraakdienst. Het spel gaat verder in tekst en blijft proberen.
speech-denied = De spraakdienst mag niet gebruikt worden. Het spel gaat verder in tekst en blijft proberen.
speech-address = { $variable } wijst nergens naar: haal die variabele weg, of zet er een socket in.
speech-refuses = De spraakdienst kan niet praten. Het spel gaat verder in tekst en blijft proberen.
speech-lost = De spraakdienst is gestopt. Het spel gaat verder in tekst en blijft proberen.
speech-hangs = De spraakdienst hangt. Het spel gaat verder in tekst en blijft proberen.
speech-nonsense = De spraakdienst geeft onbegrijpelijke antwoorden. Het spel gaat verder in tekst en blijft proberen.
speech-back = De stem is terug.
speech-condensed = Nog { $n } berichten. Om ze te horen: sinds mijn beurt.
speech-condensed-many = Heel veel berichten. Om ze te horen: sinds mijn beurt.
tune-set = { $tune ->
    [faster] Sneller.
    [slower] Trager.
    [louder] Luider.
    [softer] Zachter.
    [higher] Hoger.
   *[lower] Lager.
}
tune-edge = Verder gaat het niet.
voice-set = Stem { $n } van { $of }: { $name }.
voice-one = Er is geen andere stem.
listen-failed = De spraakherkenning start niet: { $reason }. Het toetsenbord blijft.
voice-no-model = Voor Nederlands met de stem ontbreekt een model van PocketSphinx: --model MAP. Het toetsenbord blijft.
voice-no-microphone = Geen microfoon antwoordt. Het toetsenbord blijft.
voice-no-system = Het spel kan nu zelf niet horen. Het toetsenbord blijft.
voice-built = Dit programma is gebouwd zonder gehoor; bouw het met --features voice. Het toetsenbord blijft.
voice-ended = De microfoon is weg. Het toetsenbord blijft.
voice-back = De microfoon is er weer.
listen-no-program = { $recognizer } heeft { $program } nodig, en dat is er niet. Op Debian: { $install }. Het toetsenbord blijft.
listen-no-model = Er is geen model van { $recognizer } voor het Nederlands. Noem de map: --model MAP. Het toetsenbord blijft.
listen-ended = De spraakherkenning stopte te vaak en wordt niet meer gestart. Het toetsenbord blijft.
listen-too-fast = De spraakherkenning zegt te veel tegelijk. Het oudste vervalt.
listen-heard = Gehoord: { $what }.
listen-confirm = { $what }? Ja of nee.
# Wat een bevel opent waar dat zo ingesteld is; één woord, dat ook in de naam van de instelling staat.
listen-word = computer
listen-between = { $one } of { $other }?
display-none = Er antwoordt geen brailledienst op BrlAPI. Het spel gaat verder in tekst en blijft proberen.
display-nonsense = De brailledienst antwoordt niet zoals het hoort. Het spel gaat verder in tekst en blijft proberen.
display-refused = BrlAPI weigert de toegang: daarvoor is de sleutel nodig, zie de bladzijde over braille. Het spel gaat verder in tekst.
display-version = BrlAPI spreekt versie { $version }, niet 8. Het spel gaat verder in tekst.
display-lost = De leesregel is weg. Het spel gaat verder in tekst en blijft proberen.
display-back = De leesregel is terug.
display-missed = De leesregel is vol: de oudste regels zijn weg. Om ze te lezen: sinds mijn beurt.
keys-on = Losse toetsen. Vraagteken: hulp. Escape: terug naar regels.
keys-off = Weer regels.
keys-no-terminal = Losse toetsen werken alleen in een terminal, zonder spraakherkenning, en als het spel de leesregel niet zelf vasthoudt.
keys-unknown = Die toets doet niets. Vraagteken: hulp.
key-card = { $card }
key-card-fits = { $card }, past
key-joker = joker
key-no-card = Geen kaart onder de cursor: eerst links of rechts.
key-no-pile = Geen stapel onder de cursor: eerst op of neer.
key-nothing = Zoiets kan nu niet.
sign-star = ster
sign-hash = hekje
sign-greater = groter dan
sign-less = kleiner dan
sign-equals = is-teken
sign-plus = plus
sign-or = of
