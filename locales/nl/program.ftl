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
now-questions-nimm = Vragen: { $questions }. Ook: help, herhaal, stoppen.
referee-no-hand = Dat kan niet: aan een echte tafel kent het programma geen handen.
history-first = Dat was de eerste regel.
history-last = Dat was de laatste regel.
not-a-move = Dat is geen hele zet. Bijvoorbeeld: rood 10 9, trek, klaar.
not-a-move-bridge = Dat is geen hele zet. Bijvoorbeeld: rood 10 9, blauw 9 vanaf geel, trek, klaar.
not-a-move-nimm = Dat is geen hele zet. Bijvoorbeeld: 36 op 31, pak 46, klaar.
not-ordered = Niets gedaan: dat was geen opdracht.
not-understood = Dat begrijp ik niet. Probeer help.
no-answer = Daar heb ik geen antwoord op. Wat je kunt vragen: help vragen.
waiting = Goed.
waiting-turn = Goed: je beurt gaat door tot je die zelf eindigt.
said-too-long = Dat is te lang. Eén zet of één vraag tegelijk.
more-nothing = Meer valt er niet te vertellen.
repeat-nothing = Er is nog niets gezegd.
language-set = Nederlands.
language-choose = Talen: en, fr, nl.
verbosity-set = { $level ->
    [brief] Korte berichten.
    [normal] Gewone berichten.
   *[full] Uitgebreide berichten.
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
automation-set-forced = { $mode ->
    [automatic] Is er maar één zet mogelijk, dan gebeurt die vanzelf.
    [told] Is er maar één zet mogelijk, dan doe je die met Enter.
   *[typed] Is er maar één zet mogelijk, dan typ je die.
}
automation-set-turn-end = { $mode ->
    [automatic] Zodra je hebt gelegd, eindigt je beurt vanzelf, behalve als je { $wait } zegt.
   *[other] Je eindigt je beurt zelf.
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
menu-title-first = Elevens. Druk op Enter voor een eerste spel, { $game }, of kies een nummer.
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
automation-forced = { $mode ->
    [automatic] Gedwongen zetten: vanzelf
    [told] Gedwongen zetten: gemeld, Enter doet ze
   *[typed] Gedwongen zetten: getypt
}
automation-forced-automatic = vanzelf
automation-forced-told = gemeld, Enter doet ze
automation-forced-typed = getypt
automation-turn-end = { $mode ->
    [automatic] Beurtwissel: vanzelf zodra je hebt gelegd
   *[other] Beurtwissel: getypt
}
automation-turn-end-automatic = vanzelf zodra je hebt gelegd
automation-turn-end-typed = getypt
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

## Storingen

error-option = De optie { $option } bestaat niet. elevens --help somt ze op.
error-argument = Eén woord te veel: { $argument }. elevens --help somt op wat er is.
error-value = { $option } kent { $value } niet. Mogelijk: { $allowed }.
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
error-fault-io = lezen lukt niet, { $reason }.
error-fault-line = dit is geen regel van een opname.
error-fault-version = dit is een opname van versie { $version }; dit programma leest versie 1.
error-fault-place = deze regel hoort hier niet.
error-fault-game = het spel { $game } bestaat niet.
error-fault-rows = de rijen zijn niet de vier kleuren.
error-fault-plan = zo kan geen spel gespeeld worden.
error-fault-seat = plaats { $seat } is er niet aan deze tafel.
error-fault-code = { $code } is geen kaart en geen zet.
error-fault-deal = zo kan er niet gedeeld zijn, { $reason }
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
decimal-sign = ,
allowed-seat = een plaats van 1 tot { $seats }, of een naam
allowed-number-from = een getal vanaf { $low }
speech-ask = Gebruik je een schermlezer? Ja of nee.
speech-ask-again = Ja als een schermlezer praat, nee als het spel moet praten.
speech-set = { $state ->
    [on] De stem van het spel praat.
   *[off] De stem van het spel staat uit.
}
speech-is-off = De stem van het spel staat uit. Om die te horen: spraak aan.
speech-none = Er antwoordt geen spraakdienst. Het spel gaat verder in tekst en blijft proberen.
speech-denied = De spraakdienst mag niet gebruikt worden. Het spel gaat verder in tekst en blijft proberen.
speech-address = { $variable } wijst nergens naar: haal die variabele weg, of zet er een socket in.
speech-refuses = De spraakdienst kan niet praten. Het spel gaat verder in tekst en blijft proberen.
speech-lost = De spraakdienst is gestopt. Het spel gaat verder in tekst en blijft proberen.
speech-hangs = De spraakdienst hangt. Het spel gaat verder in tekst en blijft proberen.
speech-nonsense = De spraakdienst geeft onbegrijpelijke antwoorden. Het spel gaat verder in tekst en blijft proberen.
speech-back = De stem is terug.
speech-condensed = { $n ->
    [one] Nog één bericht.
   *[other] Nog { $n } berichten.
} Om alles te horen: sinds mijn beurt.
speech-condensed-many = Heel veel berichten. Om alles te horen: sinds mijn beurt.
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
listen-failed = De spraakherkenning start niet: { $reason }. Speel met het toetsenbord.
voice-no-model = Voor Nederlands met de stem ontbreekt een model van PocketSphinx: --model MAP. Speel met het toetsenbord.
voice-fetch-model = Voor Nederlands met de stem ontbreekt een model: { $command }. Speel met het toetsenbord.
voice-no-microphone = Er reageert geen microfoon. Om die van het systeem te zien: { $command }. Speel met het toetsenbord.
voice-no-system = Het spel kan nu zelf niet horen. Speel met het toetsenbord.
voice-built = Dit programma is gebouwd zonder gehoor: cargo build --release --features voice. Speel met het toetsenbord.
voice-ended = De microfoon is weg. Speel met het toetsenbord.
voice-back = De microfoon is er weer.
listen-report-failed = Het verslag van wat er gehoord wordt, kan niet in { $path } geschreven worden: { $reason }. Speel met het toetsenbord.
listen-report-lost = Het verslag van wat er gehoord wordt, kan niet meer geschreven worden. Het spel gaat door.
microphone-sentence = ik wil vanavond graag kaarten
microphone-try = Nu de microfoon. Zeg: { $sentence }. Enter slaat dit over.
microphone-again = Nog een keer: { $sentence }. Enter slaat dit over.
microphone-level = { $level ->
    [nothing] Er komt geen geluid. Staat de microfoon aan?
    [quiet] Te zacht. Kom dichterbij, of zet de microfoon harder.
    [loud] Te hard. Ga wat verder weg, of zet de microfoon zachter.
   *[good] Het geluid is goed.
}
microphone-understood = Begrepen.
microphone-later = Ik heb het niet begrepen. Probeer het later bij de instellingen, of typ.
settings-microphone = Microfoon proberen
listen-no-program = { $recognizer } heeft { $program } nodig, en dat is er niet. Op Debian: { $install }. Speel met het toetsenbord.
listen-no-model = Er is geen model van { $recognizer } voor het Nederlands. Noem de map: --model MAP. Speel met het toetsenbord.
listen-ended = De spraakherkenning stopte te vaak en wordt niet meer gestart. Speel met het toetsenbord.
listen-too-fast = De spraakherkenning zegt te veel tegelijk. Het oudste vervalt.
listen-heard = Gehoord: { $what }.
listen-confirm = { $what }? Ja of nee.
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
