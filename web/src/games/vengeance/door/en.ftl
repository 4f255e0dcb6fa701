### What stands at the door of this game in the lobby.

door-title = Vengeance: Roll & Fight
door-facts = 1–4 players · 30 min · against the clock
door-about = A race for dice, then a fight through the floor plan of somebody you owe.
