### Ce qui est écrit à la porte de ce jeu, dans le hall.

door-title = Trapwords
door-facts = 4–16 joueurs · 45 min · deux équipes
door-about = Faire deviner un mot sans marcher sur les mots que les autres ont piégés.
door-journey = Match { $n } d’une série
