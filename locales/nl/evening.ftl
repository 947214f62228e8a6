# Een avond: wie er speelt, wat er na een spel komt, en wat ervan bewaard blijft.

# De namen van de computers, per niveau: de eerste die niemand aan tafel heeft. Zeven per niveau, en geen ervan is een woord
# dat in het spel iets betekent, een kleur of een getal. Dezelfde plaats is in elke taal dezelfde persoon.
computers-easy = Nora, Hugo, Clara, Oscar, Paula, Robin, Fiona
computers-medium = Alice, Simon, Julia, Victor, Sophie, Martin, Dora
computers-hard = Eva, Bruno, Olga, Edgar, Diana, Leon, Greta
computers-expert = Vera, Konrad, Ines, Gustav, Selma, Anton, Flora
