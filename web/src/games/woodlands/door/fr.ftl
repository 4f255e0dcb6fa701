### Ce qui est écrit à la porte de ce jeu, dans le hall.

door-title = Explorers of the Woodlands
door-facts = 1–4 joueurs · 45 min · ensemble
door-about = Une forêt qui se déplie tuile après tuile, et une menace qui grimpe avec elle.
door-journey = Chapitre { $n } sur 5
