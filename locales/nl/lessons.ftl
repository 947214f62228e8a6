# De lessen: één idee per les, en na elke stap waarom het goed was.

learn-title = Wat wil je leren?
learn-elevens = Elf Elevens, met jokers, bruggen en bonuskaarten
learn-classic = Het klassieke spel en Junior
learn-nimm = Elf nimm
learn-go-on = Verder met les { $n }
learn-again = Opnieuw vanaf de eerste les
learn-where = { $done ->
    [1] Eén les gedaan van de { $of }.
   *[other] { $done } lessen gedaan van de { $of }.
}
learn-left = Gestopt in les { $n }. Met elevens learn ga je daar verder.

lesson-begins = Les { $n } van { $of }: { $title }
lesson-instead = Dat mag ook, maar in deze les komt eerst iets anders.
lesson-over = Les gedaan.
lesson-last-over = Dat was de laatste les. Nu kun je spelen.
lesson-not-saved = Een les wordt niet bewaard; hoever je bent wel.
lesson-no-keys = In een les typ je hele opdrachten.

lesson-elevens-lay = kaarten leggen
lesson-elevens-lay-hand = Het doel: als eerste je hand leeg, want kaarten die je overhoudt kosten punten. Luister wat je hebt. Typ: hand
lesson-elevens-lay-hand-why = Dat kan altijd. Voor één kleur typ je hand rood.
lesson-elevens-lay-table = Elke kleur heeft een rij, en die begint met de 11. Luister naar de rijen. Typ: tafel
lesson-elevens-lay-table-why = Een rij groeit aan beide kanten, telkens één getal: naast de 11 passen de 10 en de 12.
lesson-elevens-lay-first = Je hebt geel 12, en die past. Typ: geel 12
lesson-elevens-lay-first-why = Geel gaat nu verder met 13, voor iedereen aan tafel.
lesson-elevens-lay-more = In een beurt leg je hoogstens vier kaarten. Geel 13 en blauw 10 passen. Leg ze allebei, in één regel of in twee.
lesson-elevens-lay-more-why = Drie kaarten kwijt. In één regel kun je er meer noemen: geel 13, blauw 10.
lesson-elevens-lay-end = Rood 12 en groen 9 kunnen wachten. Typ: klaar
lesson-elevens-lay-end-why = Zo eindigt een beurt waarin je gelegd hebt.

lesson-elevens-draw = trekken
lesson-elevens-draw-can = Wat kun je leggen? Typ: kan
lesson-elevens-draw-can-why = Stel die vraag bij elke beurt.
lesson-elevens-draw-draw = Er past niets, dus trek je een kaart. Typ: trek
lesson-elevens-draw-draw-why = Na het trekken is je beurt voorbij; de nieuwe kaart kun je pas de volgende beurt leggen.
lesson-elevens-draw-thirteen = Rood 12 ligt er nu, en jij hebt de 13. Typ: rood 13
lesson-elevens-draw-thirteen-why = Anderen maken ook voor jouw hoge kaarten de weg vrij. Luister dus wat ze leggen. Typ laatste om het nog eens te horen.

lesson-elevens-lock = een kaart achterhouden
lesson-elevens-lock-run = Blauw 12 past, maar die opent blauw 13, en die heb je niet. Groen 12, 13 en 14 zijn alle drie van jou. Leg de drie groene.
lesson-elevens-lock-run-why = Een eigen reeks kost niets: niemand komt ertussen.
lesson-elevens-lock-end = Blauw 12 blijft in je hand: zolang jij die hebt, komt niemand erlangs. Dat is je slot. Typ: klaar
lesson-elevens-lock-end-why = Bewaar een slot zolang je iets anders kunt leggen. Heeft de ander nog maar weinig kaarten, geef het dan op tijd op: wat je overhoudt, kost punten.

lesson-elevens-joker = jokers en ruilen
lesson-elevens-joker-swap = Er ligt een joker als blauw 12, en de echte heb jij. Leg die daar en neem de joker. Typ: ruil blauw 12
lesson-elevens-joker-swap-why = De joker is van jou. Na een ruil moet je in deze beurt nog een kaart leggen.
lesson-elevens-joker-joker = Rood 12 ontbreekt voor je 13 en 14. Leg de joker als rood 12 en dan die twee. Typ: joker rood 12, rood 13 14
lesson-elevens-joker-joker-why = Een joker doet het meest waar hij je eigen kaarten vrijmaakt. Hou je hem tot het eind, dan kost hij 11 punten.
lesson-elevens-joker-end = Typ: klaar
lesson-elevens-joker-end-why = Bedenk wie rood 12 kan hebben: die kan je joker terugruilen.

lesson-elevens-bridge = bruggen
lesson-elevens-bridge-bridge = Geel loopt tot 14, blauw ligt ernaast en heeft alleen de 11. Over een brug gaat een kaart naar de buurrij: hetzelfde getal. Typ: brug blauw 14
lesson-elevens-bridge-bridge-why = Blauw 14 ligt er zonder 12 en 13. Je hebt nog drie bruggen, en die kosten op het eind niets.
lesson-elevens-bridge-beside = Naast de 14 past nu de 13. Leg die.
lesson-elevens-bridge-beside-why = Eén brug, twee kaarten kwijt. Een brug is het meest waard waar meer van je kaarten achter een gat wachten.
lesson-elevens-bridge-end = Blauw 12 zou het gat vullen, en 15 is open. Typ: klaar
lesson-elevens-bridge-end-why = Bruggen helpen vooral als de rijen lang zijn: bewaar er een paar.

lesson-elevens-bonus = bonuskaarten
lesson-elevens-bonus-fill = Geel ligt van 11 tot 19, en jij hebt 20 en 21. Wie het laatste gat van een zijde vult, verdient een bonuskaart. Leg ze allebei.
lesson-elevens-bonus-fill-why = Een bonuskaart is 11 punten waard. Zolang niemand anders de zijde kan afmaken, kun je ermee wachten tot een beter moment.
lesson-elevens-bonus-score = Hoe sta je ervoor? Typ: stand
lesson-elevens-bonus-score-why = Bonuskaarten leveren punten op, kaarten in je hand kosten punten: een bonus is vaak meer waard dan als eerste uit zijn.

lesson-elevens-game = een kort spel tot het eind
lesson-elevens-game-play = De trekstapel is leeg en de handen zijn klein. Speel zoals je wilt. Typ tip als je twijfelt; na sommige beurten zeg ik er iets over.
lesson-elevens-game-play-why = Goed gespeeld.

lesson-classic-open = rijen openen
lesson-classic-open-eleven = Er ligt nog niets. Wie rood 11 heeft, begint ermee, en dat ben jij. Typ: rood 11
lesson-classic-open-eleven-why = De eerste beurt is die ene kaart.
lesson-classic-open-lay = Hier moet je leggen als er iets past, en je legt er zoveel als je wilt. Rood 10 en 9 passen achter elkaar. Leg ze allebei.
lesson-classic-open-lay-why = In dit spel mogen het er ook meer dan vier zijn.
lesson-classic-open-yellow = Een 11 past altijd: die opent zijn rij. Leg geel 11.
lesson-classic-open-yellow-why = Een open rij is open voor iedereen. Hou een 11 achter zolang die rij anderen meer helpt dan jou.
lesson-classic-open-end = Typ: klaar
lesson-classic-open-end-why = Op het eind worden de kaarten in je hand opgeteld, en wie het minst heeft, wint.

lesson-classic-draw = trekken
lesson-classic-draw-draw = Er past niets. Dan trek je tot er één past, hoogstens drie. Typ trek tot er één past.
lesson-classic-draw-draw-why = De derde past.
lesson-classic-draw-lay = Een getrokken kaart die past moet je leggen, en dan is je beurt voorbij. Leg rood 13.
lesson-classic-draw-lay-why = Elke getrokken kaart maakt je hand groter: bewaar als het kan een kaart die de volgende beurt past.

lesson-classic-game = een hele ronde Junior
lesson-classic-game-play = Junior is het kleine spel: getallen tot 11, ieder vijf kaarten, en je trekt er hoogstens één. Speel het uit. Typ tip als je twijfelt.
lesson-classic-game-play-why = Dat was een ronde Junior.

lesson-nimm-lay = op stapels leggen
lesson-nimm-lay-piles = De kaarten lopen van 1 tot 100, zonder kleuren. Luister naar de stapels. Typ: stapels
lesson-nimm-lay-piles-why = Eén stapel, met 31 bovenop. Daarop gaat een kaart die 1 tot 10 hoger is: 32 tot 41.
lesson-nimm-lay-lay = Je hebt 33, 38 en 40. De kleinste stap laat je de meeste ruimte. Typ: 33 op 31
lesson-nimm-lay-lay-why = Met een kleine stap blijven je andere kaarten dichtbij, en anderen krijgen er weinig tussen.
lesson-nimm-lay-cows = De ossenkoppen op je kaarten tellen op het eind tegen je. Hoeveel heb je er? Typ: hoeveel ossenkoppen
lesson-nimm-lay-cows-why = Op tientallen en veelvouden van elf staan de meeste: doe die het eerst weg.

lesson-nimm-take = een stapel pakken
lesson-nimm-take-can = Wat past er op 31? Typ: kan
lesson-nimm-take-can-why = Geen van je kaarten is 1 tot 10 hoger.
lesson-nimm-take-take = Wie niet kan leggen, pakt een stapel. Typ: pak 31
lesson-nimm-take-take-why = Er komen twee nieuwe stapels voor in de plaats. Je mag er ook één pakken als er wel iets past: een kleine nu kan goedkoper zijn dan een lange later.
lesson-nimm-take-near = Nu ligt er 49, en jij hebt de 50. Typ: 50 op 49
lesson-nimm-take-near-why = Eén stap: niets verloren.

lesson-nimm-buffalo = stieren
lesson-nimm-buffalo-take = De stapel met 40 heeft vijf kaarten. Wie er drie of meer pakt, krijgt een stier. Typ: pak 40
lesson-nimm-buffalo-take-why = Met een stier leg je in één beurt meer kaarten op een stapel, de hele ronde lang.
lesson-nimm-buffalo-three = 55, 58 en 60 passen alle drie op 53. Leg ze. Typ: 55, 58 en 60 op 53
lesson-nimm-buffalo-three-why = Drie kaarten kwijt in één beurt: dat is een stier waard, en daarom kan een lange stapel een goede zijn.

lesson-nimm-game = een hele ronde
lesson-nimm-game-play = Speel de ronde uit. Heeft iemand geen kaart meer, dan is de ronde uit. Typ tip als je twijfelt.
lesson-nimm-game-play-why = Dat was een hele ronde.

remark-drew-with-joker = Je trok met een joker in je hand: die past overal, en op het eind kost hij 11.
remark-drew-though = Eén van je kaarten paste. Trek alleen om een slot te bewaren.
remark-all-four = Vier kaarten: meer mag niet in een beurt.
remark-kept-back = Je hield een kaart achter die past. Dat is een goed slot, maar het kost je punten als de ander uit gaat.
remark-took-though = Eén van je kaarten paste. Pak een stapel als hij klein is, of voor de stier.
