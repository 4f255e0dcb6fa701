### Ce qui est écrit à la porte de ce jeu, dans le hall.

door-title = Vengeance : Roll & Fight
door-facts = 1–4 joueurs · 30 min · contre la montre
door-about = Une course aux dés, puis un combat à travers le plan d’un repaire qui vous doit des comptes.
