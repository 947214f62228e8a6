# Hulp: kort, in lagen. Elke regel is een regel.

help =
    Zetten: rood 10 9, trek, klaar, terug.
    Vragen: hand, rood, tafel, kan, stand, laatste.
    Meer: help leg, help vragen, help joker, help brug, help bonus, help beurt, help tekens, help instellingen, help braille, help spraak, help toetsen. Of: regels, stoppen.
help-plain =
    Zetten: rood 10 9, trek, klaar, terug.
    Vragen: hand, rood, tafel, kan, stand, laatste.
    Meer: help leg, help vragen, help beurt, help tekens, help instellingen, help braille, help spraak, help toetsen. Of: regels, stoppen.
help-lay =
    Leg kaarten met kleur en getallen: rood 10 9 8, of r10 r9, of rood 10 tot 8. Alles wordt gelegd, of niets.
    Een getal alleen is genoeg als er maar één van jouw kaarten past: 8.
    Beëindig daarna je beurt: klaar, of e.
    Een kaart trekken: trek, of p. Een zet van deze beurt terugnemen: terug, of o.
help-questions =
    Je kaarten: hand, of h. Eén kleur daarvan: hand rood.
    Een rij: rood. Alle rijen: tafel, of t.
    Wat je kunt leggen: kan, of k. Eén kaart: kan rood 8.
    Ook: stand, spelers, stapel, bruggen, bonus, beurt, laatste, herhaal, geschiedenis 5.
    Als een ronde uit is, wat het meest kostte: terugblik.
    Vraag het twee keer, of zeg er uitgebreid bij, en je hoort meer: stand uitgebreid.
help-questions-plain =
    Je kaarten: hand, of h. Eén kleur daarvan: hand rood.
    Een rij: rood. Alle rijen: tafel, of t.
    Wat je kunt leggen: kan, of k. Eén kaart: kan rood 8.
    Ook: stand, spelers, stapel, beurt, laatste, herhaal, geschiedenis 5.
    Als een ronde uit is, wat het meest kostte: terugblik.
    Vraag het twee keer, of zeg er uitgebreid bij, en je hoort meer: stand uitgebreid.
help-questions-nimm =
    Je kaarten: hand, of h. De stapels: stapels, of t.
    Wat je kunt leggen: kan, of k. Op één stapel: kan op 46.
    Ook: stieren, hoeveel ossenkoppen, stand, spelers, stapel, beurt, laatste, herhaal, geschiedenis 5.
    Als een ronde uit is, wat het meest kostte: terugblik.
    Vraag het twee keer, of zeg er uitgebreid bij, en je hoort meer: stand uitgebreid.
help-joker =
    Een joker als kaart leggen: joker rood 9, of *r9.
    Ruilen: met rood 9 in je hand krijg je de joker die daar ligt: ruil rood 9, of =r9.
    Een joker uit het spel halen: weggooien, of x. Die telt mee bij de 4 van een beurt.
    Waar de jokers liggen: jokers.
help-bridge =
    Een brug gaat van een kaart op tafel naar de rij erboven of eronder, naar hetzelfde getal: blauw 9 vanaf geel, of ge>b9.
    Met een joker: joker blauw 9 vanaf geel.
    De brug telt niet mee bij de 4 van een beurt, de kaart wel. Jouw bruggen: bruggen.
help-bonus =
    Een bonuskaart is 11 waard: vul het laatste gat van 1 tot 11 of van 11 tot 21 in een rij.
    Hoeveel je er hebt, en hoeveel er nog zijn: bonus.
help-turn =
    Een beurt is 1 tot 4 kaarten leggen, en dan klaar. Of één kaart trekken, en dan is je beurt voorbij.
    Is de trekstapel op, dan moet je er één leggen als het kan; anders pas je met klaar.
help-turn-until =
    In een beurt leg je zoveel kaarten als je wilt, en dan klaar. Past er iets, dan leg je minstens één kaart.
    Past er niets, dan trek je { $n ->
        [one] één kaart: past die, dan leg je die meteen
       *[other] hoogstens { $n } kaarten: de eerste die past, leg je meteen
    }, en je beurt is voorbij.
help-turn-nimm =
    Een beurt is één kaart op een stapel leggen, of één stapel pakken.
    Met stieren leg je zoveel kaarten als je wilt, op zoveel stapels als je stieren hebt, en dan klaar.
help-settings =
    Berichten: berichten kort, berichten gewoon, berichten uitgebreid.
    Taal: taal en, taal fr, taal nl.
    Zetten zonder keuze: gedwongen zetten vanzelf, gedwongen zetten gemeld, gedwongen zetten getypt.
    Het einde van je beurt zodra je hebt gelegd: beurtwissel vanzelf, beurtwissel getypt. Om door te gaan: wacht.
    Wachten na elke beurt van een computer: pauze aan, pauze uit.
    Korte geluidjes: geluidjes aan, geluidjes uit.
    Het spel wordt na elke zet bewaard. Weggaan: stoppen, of q. Ook: menu, nieuw spel, opgeven.
help-signs =
    Ster: een joker. Typ * of joker, zoals *r9.
    Vierkant: een brug. Typ # of brug, zoals #b9.
    Elf in braille: een bonuskaart, goed voor 11 punten. De vier kaarten 11 van de rijen liggen al vanaf het begin op tafel.
    Op alle andere kaarten staat hun getal in braille.
help-signs-plain =
    Op elke kaart staat het getal in braille. Voor een kleur typ je de eerste letter, zoals r9; voor geel ge en voor groen gr.
help-signs-nimm = Op elke kaart staat het getal in braille.
help-referee =
    Zeg wat degene doet die aan de beurt is: rood 10 9, trek, klaar. Een vergissing: terug, zo vaak als nodig.
    Vragen: rood, tafel, kan, kan rood 8, stand, spelers, bruggen, jokers, beurt, laatste.
    Aan het eind van een ronde zeg je wat ieder nog heeft, zoals rood 3 5, joker. Of niets.
    Meer: help leg, help vragen, help joker, help brug, help bonus, help beurt, help tekens. Of: regels, stoppen.
help-referee-plain =
    Zeg wat degene doet die aan de beurt is: rood 10 9, trek, klaar. Een vergissing: terug, zo vaak als nodig.
    Vragen: rood, tafel, kan, kan rood 8, stand, spelers, beurt, laatste.
    Aan het eind van een ronde zeg je wat ieder nog heeft, zoals rood 3 5, blauw 12. Of niets.
    Meer: help leg, help vragen, help beurt, help tekens. Of: regels, stoppen.
help-braille =
    De korte vorm voor braille: braille aan, braille uit. Zetten kun je typen zoals ze er staan.
help-braille-rows =
    r rood, ge geel, gr groen, b blauw, steeds voor de getallen: r7, gr8-14, r5 12 20.
    Een rij eindigt met open en waar de rij open is, dan jij en wat je daarvan hebt: r11-13 open 10 14, jij 14.
help-braille-joker =
    Joker *: *r9 is een joker als rood 9, =r9 ruilt. Brug #: ge#b9 is van geel naar blauw 9.
help-braille-nimm =
    36>31 is 36 op 31.
help-braille-facts =
    Een komma scheidt feiten. sp2 is speler 2. Een weigering begint met nee of geen.
    De laatste regel van een antwoord op de invoerregel: invoer aan, invoer uit.
help-nimm =
    Zetten: 36 op 31, pak 46, klaar.
    Vragen: hand, stapels, kan, kan op 46, stieren, stand, laatste.
    Meer: help pak, help vragen, help instellingen, help braille. Of: regels, stoppen.
help-piles =
    Een kaart op een stapel leggen: 36 op 31. Het getal alleen is genoeg als het maar op één stapel past: 36.
    Met een stier kunnen er meer tegelijk: 36 37 op 31.
    Een stapel pakken: pak 46. Zijn de stieren op, neem er dan één van iemand: pak 46 van 2, of van een naam.
    De stapels: stapels, of t. Wat er op één stapel past: kan op 46. De stieren van iedereen: stieren.
help-speech =
    De stem: spraak aan, spraak uit. Sneller, trager, luider, zachter, hoger, lager.
    Een andere stem: stem, of stem 3. Stilte: stop. Nog eens: herhaal, of herhaal 3.
    Minder met de stem: berichten spraak kort. Niet meer: gebeurtenissen uit, gepraat uit. Weer wel: gebeurtenissen aan.
help-keys =
    Spelen met losse toetsen: toetsen. Terug naar regels: escape, of { press-leave }.
    Links en rechts gaan door je hand, tab of plus naar de volgende kaart die past, punt en komma door de kleuren, home en end naar de eerste en de laatste. Een getal gaat naar die kaart.
    Op en neer gaan door de rijen. Enter legt de kaart.
    { press-draw } trek, { press-end } klaar, { press-undo } terug. Wat je niet kunt terugnemen, wordt eerst gevraagd: { press-yes } ja, { press-no } nee, of dezelfde toets nog eens.
    { press-board } tafel, { press-hand } hand, { press-can } kan, { press-score } stand, { press-last } laatste, { press-turn } wie is aan de beurt, { press-players } spelers, { press-pile } stapel, { press-open } open plaatsen, { press-missing } ontbreekt, { press-hint } tip. Een cijfer kiest uit een lijst.
help-keys-bridges =
    { press-bridges } bruggen, { press-swaps } ruilen.
help-keys-nimm =
    Spelen met losse toetsen: toetsen. Terug naar regels: escape, of { press-leave }.
    Links en rechts gaan door je hand, op en neer door de stapels, enter legt de kaart.
    { press-take } pakt de stapel, { press-end } klaar. Wat je niet kunt terugnemen, wordt eerst gevraagd: { press-yes } ja, { press-no } nee, of dezelfde toets nog eens.
    { press-board } stapels, { press-hand } hand, { press-can } kan, { press-score } stand, { press-last } laatste, { press-turn } wie is aan de beurt, { press-players } spelers, { press-pile } trekstapel, { press-hint } tip. Een cijfer kiest uit een lijst.
help-keys-lines =
    Met page up en page down lees je terug en verder. { press-repeat } herhaalt, met spatie is het stil, { press-keys } noemt de toetsen van nu, vraagteken geeft deze hulp.

# The letters of single keys, those that are typed for the same where there are such.
press-draw = p
press-end = e
press-undo = o
press-yes = j
press-no = n
press-repeat = r
press-hint = i
press-board = t
press-hand = x
press-can = k
press-score = s
press-last = l
press-turn = b
press-players = d
press-pile = a
press-open = v
press-missing = m
press-bridges = g
press-swaps = w
press-take = c
press-keys = h
press-leave = q
keys-now-answer = { press-yes } ja, { press-no } nee, of dezelfde toets nog eens.
keys-now-choose = een cijfer kiest, { press-no } geen.
keys-now-playable = tab naar de volgende kaart die past, enter legt die.
keys-now-draw = { press-draw } trekt.
keys-now-bridges = { press-bridges } bruggen.
keys-now-swaps = { press-swaps } ruilen.
keys-now-take = op en neer naar een stapel, { press-take } pakt die.
keys-now-end = { press-end } sluit je beurt af.
keys-now-undo = { press-undo } neemt terug.
keys-now-ask = { press-hand } hand, { press-board } tafel, { press-can } wat past, { press-hint } tip. Vraagteken: alle toetsen.
