### De regels in woorden, één onderdeel per bericht, één zin per regel.

## Kopjes

rules-section-aim = Doel
rules-section-setup = Voorbereiding
rules-section-turn = Beurt
rules-section-special = Bijzondere kaarten
rules-section-end = Einde
rules-section-score = Puntentelling

## Elevens

rules-elevens-aim =
    Speel je hand leeg: je kaarten gaan in 4 rijen, één rij per kleur, van 1 tot 21.
    Is iemand uit, dan is de ronde voorbij, maar de punten bepalen wie wint.
    Bonuskaarten leveren punten op, kaarten die je overhoudt kosten punten.
    Het hoogste totaal wint.
rules-elevens-setup =
    Van elke kleur ligt de 11 al op tafel. De rij loopt aan de ene zijde omlaag tot 1, aan de andere zijde omhoog tot 21.
    Huisregel: van boven af liggen geel, blauw, rood, groen, tenzij je een andere volgorde instelt. Je hoort die aan het begin.
    De andere 80 getallen en de 4 jokers worden door elkaar geschud en gedeeld.
    Je hand: 20 kaarten met 2 of 3 spelers, 15 kaarten met 4 spelers, 12 kaarten met 5 of 6 spelers.
    Je bruggen: 4 stuks met 2 of 3 spelers, 3 stuks met 4 of 5 spelers, 2 stuks met 6 spelers.
    Bruggen liggen open voor je en horen niet bij je hand. Wat er aan bruggen over is, doet niet mee.
    De trekstapel is wat er van de geschudde kaarten overblijft. Ernaast liggen 7 bonuskaarten klaar.
    Een gekozen speler begint, de jongste bijvoorbeeld. Je speelt met de klok mee, en elke ronde begint de volgende speler.
rules-elevens-turn =
    Leg hoogstens 4 kaarten, of trek er één: het is het een of het ander.
    Een getal past naast een gevulde plaats van die kleur. Je slaat geen getal over, behalve met een brug.
    Trekken sluit je beurt meteen af: de getrokken kaart mag je pas in een volgende beurt leggen.
    Zolang er een trekstapel is, mag je kaarten achterhouden, maar niet passen: leg, gooi een joker weg of trek.
    Bij die 4 tellen gelegde kaarten en weggegooide jokers mee, bruggen en ruilen niet.
    Met een lege trekstapel moet je minstens één kaart leggen, als één van je getallen zonder brug past.
    Elke kaart die je legt is dan goed, ook een joker of een kaart over een brug, maar weggooien of ruilen telt niet.
    Past geen van je getallen zonder brug, dan mag je passen, of je jokers en bruggen gebruiken zoals je wilt.
rules-elevens-special =
    Joker: leg hem voor elk getal dat zou passen. Vanaf dan is hij dat getal.
    Ruilen: heb je het getal waar een joker voor ligt, leg het daar dan neer en neem de joker in je hand.
    Ruilen telt niet bij de 4 en geeft geen bonus. Die beurt moet je ook een kaart leggen, ervoor of erna: die joker mag ook.
    Weggooien: een joker mag het spel uit en telt bij de 4, maar na een ruil pas als je een kaart hebt gelegd.
    Brug: ga van een gevulde plaats recht naar de rij erboven of eronder, en leg daar meteen hetzelfde getal, of een joker ervoor.
    Huisregel: een brug mag alleen waar de kaart anders niet past, en nooit van de bovenste rij naar de onderste of terug.
    Gebruik zoveel bruggen als je hebt, ook achter elkaar door: alleen de gelegde kaarten tellen bij de 4.
    Bonuskaart: voor het laatste gat van 1 tot 11 of 11 tot 21 in een rij, ook met een joker. Er zijn er 7: de achtste zijde geeft niets.
rules-elevens-end =
    Is er een hand leeg, dan is de ronde meteen uit, ook midden in een beurt. Een weggegooide joker mag de laatste kaart zijn.
    De laatste kaart geeft nog een bonus, als die een zijde van een rij compleet maakt.
    Huisregel: is de trekstapel leeg en passen alle spelers na elkaar, dan zit de ronde vast. De ronde stopt en de punten worden geteld.
    Een spel duurt evenveel rondes als er spelers zijn, tenzij je een ander aantal instelt.
rules-elevens-score =
    Plus 11 punten voor elke bonuskaart.
    Min de waarde van elk getal dat je overhoudt: een 20 kost je 20 punten.
    Min 11 punten voor elke joker die je overhoudt.
    Bruggen tellen voor 0, gebruikt of niet.
    Het hoogste totaal wint, en dat is niet per se de speler die uit was.
    Wie gelijk eindigt, deelt de winst.

## Startvariant

rules-beginner-aim =
    Speel als eerste je hand leeg: je kaarten gaan in 4 rijen, één rij per kleur, van 1 tot 21.
    Wie uit is, wint hier de ronde.
    Dit is Elevens met alleen de getallen, fijn om mee te beginnen.
rules-beginner-setup =
    Van elke kleur ligt de 11 al op tafel. De rij loopt aan de ene zijde omlaag tot 1, aan de andere zijde omhoog tot 21.
    Huisregel: van boven af liggen geel, blauw, rood, groen, tenzij je een andere volgorde instelt.
    Je hand, uit de andere 80 getallen: 20 kaarten met 2 of 3 spelers, 15 kaarten met 4 spelers, 12 kaarten met 5 of 6 spelers.
    De trekstapel is de rest.
    Een gekozen speler begint, de jongste bijvoorbeeld. Je speelt met de klok mee, en elke ronde begint de volgende speler.
rules-beginner-turn =
    Leg 1 tot 4 kaarten, of trek er één: het is het een of het ander.
    Een getal past naast een gevulde plaats van die kleur. Je slaat nooit een getal over.
    Trekken sluit je beurt meteen af: de getrokken kaart mag je pas in een volgende beurt leggen.
    Zolang er een trekstapel is, mag je kaarten achterhouden, maar niet passen: leg je niets, dan trek je.
    Met een lege trekstapel moet je minstens één kaart leggen, als er één past. Past er geen, dan pas je.
rules-beginner-special =
    Geen jokers, bruggen of bonuskaarten in dit spel.
rules-beginner-end =
    Is er een hand leeg, dan is de ronde meteen uit, ook midden in een beurt.
    Niemand komt nog aan de beurt: de kaarten in je hand worden geteld.
    Een spel duurt evenveel rondes als er spelers zijn, tenzij je een ander aantal instelt.
rules-beginner-score =
    Min de waarde van elk getal dat je overhoudt: een 20 kost je 20 punten.
    Wie uit is, staat op 0. Beter kan niet, en dus is de ronde gewonnen.
    Het hoogste totaal wint het spel: dat is van wie het minst verloor.
    Wie gelijk eindigt, deelt de winst.

## Junior

rules-junior-aim =
    Raak al je kaarten kwijt, liefst vóór de anderen.
    Ze gaan in 4 korte rijen, één rij per kleur, van 1 tot 11.
    Weinig punten is goed: het laagste totaal wint het spel.
rules-junior-setup =
    Van elke kleur liggen de 1 en de 11 al op tafel. De rijen groeien vanaf beide kanten naar het midden.
    Je hand: 5 kaarten uit de andere 36. De rest is de trekstapel.
    Een gekozen speler begint, de jongste bijvoorbeeld. Je speelt met de klok mee, en elke ronde begint de volgende speler.
rules-junior-turn =
    Leg minstens één kaart als er één past, en daarna zoveel als je wilt.
    Een kaart past naast een buurgetal van dezelfde kleur: groen 9 wacht op groen 8 of groen 10.
    Je mag kaarten achterhouden, zolang je er minstens één gelegd hebt.
    Past er niets? Trek één kaart. Past die, dan leg je die meteen; hoe dan ook is je beurt daarna klaar.
    Is de trekstapel leeg en past er niets, dan pas je.
rules-junior-special =
    Geen bijzondere kaarten hier, alleen getallen.
rules-junior-end =
    Is er een hand leeg, dan is de ronde meteen uit.
    De anderen tellen wat ze nog in hun hand hebben.
    Daarna wordt er weer gedeeld: een spel duurt zoveel rondes als je instelt, bijvoorbeeld één per speler.
rules-junior-score =
    Tel op wat je overhoudt: dat zijn je punten. Wie uit is, heeft er 0.
    Wie over alle rondes de minste punten heeft, wint het spel.
    Wie gelijk eindigt, deelt de winst.

## Klassiek

rules-classic-aim =
    Speel als eerste je hand leeg: je kaarten gaan in 4 rijen, één rij per kleur, van 1 tot 20.
    Elke rij gaat open met de 11 van die kleur en groeit naar beide kanten.
    Weinig punten is goed: het laagste totaal wint het spel.
rules-classic-setup =
    Je speelt met 80 getallen, 1 tot 20 in 4 kleuren. De tafel is nog leeg.
    Je hand: 20 kaarten met 2 of 3 spelers, 15 kaarten met 4 spelers, 12 kaarten met 5 spelers, 10 kaarten met 6 spelers.
    De trekstapel is de rest.
    Met 2 spelers mag je een kleur weglaten, blauw als je niets anders zegt, en met 60 kaarten spelen.
    Rood 11 begint: wie die kaart heeft, legt die, en dat is de hele eerste beurt. Daarna gaat het met de klok mee.
    Heeft niemand die, dan begint geel 11, anders groen 11, anders blauw 11. Heeft niemand een 11, dan wordt alles opnieuw gedeeld.
    Huisregel: elke ronde begint op deze manier.
rules-classic-turn =
    Leg minstens één kaart als er één past, en daarna zoveel als je wilt.
    Een getal past naast een gevulde plaats van die kleur. Je slaat nooit een getal over.
    Een 11 past altijd zolang de rij van die kleur nog niet open is, en opent die rij.
    Past er niets, trek dan kaarten, één voor één, hoogstens 3.
    De eerste getrokken kaart die past, moet je meteen leggen, en dan is je beurt klaar.
    Na 3 kaarten die niet passen is je beurt klaar. Huisregel: ook als de trekstapel eerder opraakt.
    Is de trekstapel leeg en past er niets, dan pas je.
rules-classic-special =
    Geen bijzondere kaarten: geen jokers, geen bruggen, geen bonus. Alleen de 11 heeft een eigen taak: die opent de rij.
rules-classic-end =
    Is er een hand leeg, dan is de ronde meteen uit, ook midden in een beurt.
    Niemand komt nog aan de beurt: de kaarten in je hand worden geteld.
    Een spel duurt zoveel rondes als je instelt, bijvoorbeeld één per speler.
rules-classic-score =
    Tel de getallen op die je overhoudt: dat zijn je punten.
    Wie uit is, heeft er 0.
    Wie over alle rondes de minste punten heeft, wint het spel.
    Wie gelijk eindigt, deelt de winst.

## De uitersten

rules-extremes-aim =
    Speel als eerste je hand leeg, net als bij Klassiek: 4 rijen, één rij per kleur, van 1 tot 20.
    De rijen beginnen hier aan hun uiteinden en groeien naar het midden.
    Weinig punten is goed: het laagste totaal wint het spel.
rules-extremes-setup =
    Van elke kleur liggen de 1 en de 20 al op tafel. Er blijven 72 kaarten over om te delen.
    Je hand, net als bij Klassiek: 20 kaarten met 2 of 3 spelers, 15 kaarten met 4 spelers, 12 kaarten met 5, 10 kaarten met 6.
    De trekstapel is de rest.
    Met 2 spelers mag je een kleur weglaten, blauw als je niets anders zegt. Dan zijn er 54 kaarten om te delen.
    Huisregel: een gekozen speler begint met een gewone beurt, en elke ronde begint de volgende speler met de klok mee.
rules-extremes-turn =
    Leg minstens één kaart als er één past, en daarna zoveel als je wilt.
    Een getal past naast een gevulde plaats van die kleur: eerst passen dus alleen een 2 of een 19. Je slaat nooit een getal over.
    Past er niets, trek dan kaarten, één voor één, hoogstens 3.
    De eerste getrokken kaart die past, moet je meteen leggen, en dan is je beurt klaar.
    Je beurt is ook klaar na 3 kaarten die niet passen, of als de trekstapel opraakt.
    Is de trekstapel leeg en past er niets, dan pas je.
rules-extremes-special =
    Geen bijzondere kaarten: geen jokers, geen bruggen, geen bonus.
    De 11 is hier een gewoon getal: het past alleen naast de 10 of de 12.
rules-extremes-end =
    Is er een hand leeg, dan is de ronde meteen uit, ook midden in een beurt.
    Niemand komt nog aan de beurt: de kaarten in je hand worden geteld.
    Een spel duurt zoveel rondes als je instelt, bijvoorbeeld één per speler.
rules-extremes-score =
    Tel de getallen op die je overhoudt, net als bij Klassiek: dat zijn je punten.
    Wie uit is, heeft er 0.
    Wie over alle rondes de minste punten heeft, wint het spel.
    Wie gelijk eindigt, deelt de winst.

## De drie openingen

rules-three-openings-aim =
    Speel als eerste je hand leeg, net als bij Klassiek: 4 rijen, één rij per kleur, van 1 tot 20.
    Elke rij gaat open met de 10, de 11 of de 12 van die kleur.
    Weinig punten is goed: het laagste totaal wint het spel.
rules-three-openings-setup =
    Je speelt met 80 getallen, 1 tot 20 in 4 kleuren. De tafel is nog leeg.
    Je hand, net als bij Klassiek: 20 kaarten met 2 of 3 spelers, 15 kaarten met 4 spelers, 12 kaarten met 5, 10 kaarten met 6.
    De trekstapel is de rest.
    Met 2 spelers mag je een kleur weglaten, blauw als je niets anders zegt, en met 60 kaarten spelen.
    Een gekozen speler begint, de jongste bijvoorbeeld. Je speelt met de klok mee.
    Huisregel: elke ronde begint de volgende speler.
rules-three-openings-turn =
    Eerste beurt van de ronde: leg precies één kaart, een 10, 11 of 12 van welke kleur ook.
    Heb je er geen, trek dan tot 3 kaarten; de eerste 10, 11 of 12 leg je meteen. Hoe dan ook is die beurt daarna klaar.
    Huisregel: kwam er geen, dan speelt de volgende speler gewoon een normale beurt.
    Daarna leg je minstens één kaart als er één past, en verder zoveel als je wilt.
    Een getal past naast een gevulde plaats van die kleur, en een 10, 11 of 12 past ook als de rij van die kleur nog niet open is.
    Past er niets, trek dan kaarten, één voor één, hoogstens 3. De eerste die past, moet je meteen leggen, en dan is je beurt klaar.
    Je beurt is ook klaar na 3 kaarten die niet passen, of als de trekstapel opraakt.
    Is de trekstapel leeg en past er niets, dan pas je.
rules-three-openings-special =
    Geen bijzondere kaarten: geen jokers, geen bruggen, geen bonus.
    De 10, 11 en 12 openen rijen, en dat hoeft niet in elke rij hetzelfde getal te zijn.
    Is een rij open, dan zijn ze daar gewone getallen: opende de 10 de rij, dan wacht de 12 op de 11.
rules-three-openings-end =
    Is er een hand leeg, dan is de ronde meteen uit, ook midden in een beurt.
    Niemand komt nog aan de beurt: de kaarten in je hand worden geteld.
    Een spel duurt zoveel rondes als je instelt, bijvoorbeeld één per speler.
rules-three-openings-score =
    Tel de getallen op die je overhoudt, net als bij Klassiek: dat zijn je punten.
    Wie uit is, heeft er 0.
    Wie over alle rondes de minste punten heeft, wint het spel.
    Wie gelijk eindigt, deelt de winst.

## De vrije opening

rules-free-opening-aim =
    Speel als eerste je hand leeg, net als bij Klassiek: 4 rijen, één rij per kleur, van 1 tot 20.
    De eerste kaart van de ronde is vrij, en dat getal opent ook alle andere rijen.
    Weinig punten is goed: het laagste totaal wint het spel.
rules-free-opening-setup =
    Je speelt met 80 getallen, 1 tot 20 in 4 kleuren. De tafel is nog leeg.
    Je hand, net als bij Klassiek: 20 kaarten met 2 of 3 spelers, 15 kaarten met 4 spelers, 12 kaarten met 5, 10 kaarten met 6.
    De trekstapel is de rest.
    Met 2 spelers mag je een kleur weglaten, blauw als je niets anders zegt, en met 60 kaarten spelen.
    Het lot wijst aan wie begint. Huisregel: er wordt elke ronde opnieuw geloot.
rules-free-opening-turn =
    Eerste beurt van de ronde: leg precies één kaart, welke je maar wilt. Dan gaat het met de klok mee verder.
    Daarna leg je minstens één kaart als er één past, en verder zoveel als je wilt.
    Een getal past naast een gevulde plaats van die kleur. Je slaat nooit een getal over.
    Het openingsgetal past ook in elke rij die nog niet open is.
    Past er niets, trek dan kaarten, één voor één, hoogstens 3. De eerste die past, moet je meteen leggen, en dan is je beurt klaar.
    Je beurt is ook klaar na 3 kaarten die niet passen, of als de trekstapel opraakt.
    Is de trekstapel leeg en past er niets, dan pas je.
rules-free-opening-special =
    Geen bijzondere kaarten: geen jokers, geen bruggen, geen bonus.
    Het openingsgetal is dat van de eerste kaart: is dat rood 7, dan gaat elke andere rij open met de eigen 7.
    De 11 is een gewoon getal, tenzij de ronde met een 11 begon.
rules-free-opening-end =
    Is er een hand leeg, dan is de ronde meteen uit, ook midden in een beurt.
    Niemand komt nog aan de beurt: de kaarten in je hand worden geteld.
    Een spel duurt zoveel rondes als je instelt, bijvoorbeeld één per speler.
rules-free-opening-score =
    Tel de getallen op die je overhoudt, net als bij Klassiek: dat zijn je punten.
    Wie uit is, heeft er 0.
    Wie over alle rondes de minste punten heeft, wint het spel.
    Wie gelijk eindigt, deelt de winst.

## 11 nimm!

rules-nimm-aim =
    Speel je hand leeg: elke ossenkop die je op het eind nog in je hand hebt, is een minpunt.
    Kaarten gaan op stapels, elke kaart iets hoger dan die eronder.
    Een stapel pakken vult je hand, maar een grote stapel levert een stier op, en daarmee leg je veel kaarten ineens.
    Het laagste totaal wint.
rules-nimm-setup =
    Er zijn 100 ossenkopkaarten, 1 tot 100. De 10 stierkaarten liggen apart, als voorraad.
    Je hand: 10 ossenkopkaarten, met 2 tot 7 spelers.
    De eerste stapel is één open kaart. De overige ossenkopkaarten zijn de trekstapel.
    Van een stapel ken je alleen de bovenste kaart: eronder kijken mag niet.
    Een gekozen speler begint, de jongste bijvoorbeeld. Je speelt met de klok mee.
    In latere rondes begint de speler die tot dan toe de meeste minpunten heeft.
    Huisregel: bij gelijke stand begint van hen de eerste met de klok mee na wie het laatst begon.
rules-nimm-turn =
    Leg een kaart of pak een stapel: het is het een of het ander.
    Een kaart past op een stapel als die 1 tot 10 hoger is dan de bovenste.
    Na 100 gaat het door met 1: op een 95 passen 96 tot 100, en 1 tot 5.
    Zonder stier leg je maar één kaart.
    Je mag elke stapel in je hand nemen, omdat er niets past of omdat je het wilt. Daarmee is je beurt klaar.
    Dan openen 2 kaarten van de trekstapel 2 nieuwe stapels. Huisregel: zijn er minder, dan gaat het met wat er nog is.
rules-nimm-special =
    Stier: je verdient er één door een stapel van 3 of meer kaarten te pakken. Je raakt hem niet kwijt door hem te gebruiken.
    Met één stier mag je in een beurt zoveel kaarten als je wilt op één stapel leggen, met 2 stieren op hoogstens 2 stapels, enzovoort.
    Elke kaart moet 1 tot 10 hoger zijn dan de kaart die aan het begin van je beurt boven op de stapel lag.
    Ze gaan oplopend op de stapel, zo nodig voorbij 100 en verder met 1.
    Is de voorraad leeg, dan mag je je stier halen bij de speler die er de meeste heeft; bij gelijke stand kies je bij wie.
    Huisregel: nooit bij jezelf. Heeft niemand anders er zoveel als jij, dan valt er niets te halen.
rules-nimm-end =
    Is er een hand leeg, dan is de ronde meteen uit.
    Huisregel: de ronde is ook uit als er geen stapel meer ligt, omdat de laatste gepakt is en de trekstapel op is.
    Een spel duurt evenveel rondes als er spelers zijn, tenzij je een ander aantal instelt.
rules-nimm-score =
    Tel de ossenkoppen op de kaarten die je overhoudt: dat zijn je minpunten. Een lege hand telt 0.
    Huisregel: de 55 heeft 7 ossenkoppen, andere veelvouden van 11 hebben er 5, veelvouden van 10 hebben er 3, alle andere kaarten één.
    Wie over alle rondes de minste minpunten heeft, wint het spel.
    Wie gelijk eindigt, deelt de winst.
