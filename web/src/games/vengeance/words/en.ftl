### What only the board of Vengeance: Roll & Fight says.

## How to play in two minutes

minutes-title = Vengeance in two minutes
minutes-goal = The goal
minutes-goal-text = They left you for dead. Now you are back in their lair, alone. Fight from room to room, make the Boss pay, and have more points than anybody else after four rounds. Everybody has a lair of their own; you share nothing but the dice.
minutes-round = A round
minutes-round-text = Flashback: prepare. Roll: grab dice and lock them on your skills, all at the same time. Combat: spend what you locked. Resolution: take the loot, and take the blows of those still standing near you.
minutes-flashback = Flashback
minutes-flashback-text = Three dice show what everybody may do: train, buy a use of an item, heal, anticipate a skill, or collect loot. You have one action more of your choice. With experience you buy skills of your hero, and spent experience still counts at the end.
minutes-roll = Roll
minutes-roll-text = Roll your four dice, again and again, and keep what you like. As soon as some of them match a skill, lock them on it and take new dice from the Reserve. When the Reserve is empty, it is empty for all: be quick, or be clever.
minutes-wounds = Blood
minutes-wounds-text = A die that shows blood is stuck in your hand. Locking a group frees one of them. Or put one on your health bar: that costs you health, and frees all the others.
minutes-combat = Combat
minutes-combat-text = Use your groups in any order. Move to a room next door, hit in your own room, shoot into the next one, dodge whom you cannot beat. What cannot be done ends the tile, so think before you begin.
minutes-minions = Who stands in your way
minutes-minions-text = Blockers hold you in their room. Brutes shield the Boss. Toughs need two blows in the same round. Henchmen wound you in their room, Gunners from next door as well.
minutes-resolution = Resolution
minutes-resolution-text = Every room that is visited and cleared gives its loot. Then come the wounds. If your health bar is full of crosses you are knocked out: you go on with three dice. The second time you are dead.
minutes-score = Points
minutes-score-text = The Boss, five more if he is dead, objectives, loot and training. You still have to walk out: each room with an enemy on your way costs a point.

## The first game, step by step

guide-hero = Pick a hero. Each has skills of their own, and one weakness.
guide-side = Choose the lair you like better. Your Boss is turned up only afterwards.
guide-prepare = Use the three dice and your bonus action, in any order. Training first is a good start: it buys skills.
guide-action = Tap what you want. What cannot be done is not offered.
guide-discard = You own four skills already. Tap the one that makes room.
guide-first-roll = Roll all your dice. Everybody does so right now.
guide-dice = Tap the dice you want to roll again. When a skill lights up, tap it: its dice are locked and new ones come from the Reserve.
guide-order = Give one order, then all orders are carried out at once.
guide-start = Before the fight begins, use what says so, if you like.
guide-use = Tap a skill or an item to use it. The order is up to you.
guide-move = The glowing rooms are where you can go.
guide-target = Tap an enemy. In the room of the Boss, the Brutes must go first.
guide-modifier = You may add an item right now, or go on without it.
guide-loot = Loot! Cross a slot for points, or turn it into any other preparation.
guide-effect = After the wounds you may still use what says Resolution.
guide-wait = The others are still busy. Look at your lair and plan the next room.
