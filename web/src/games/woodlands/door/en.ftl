### What stands at the door of this game in the lobby.

door-title = Explorers of the Woodlands
door-facts = 1–4 players · 45 min · together
door-about = A forest that unfolds tile by tile, and a threat that climbs with it.
door-journey = Chapter { $n } of 5
