### What only the board of Vengeance: Roll & Fight says.

board-name = { $name }
board-title = { CAPITAL($name) }
board-seat = { $seat }

## The lair

board-plan = Floor plan of the lair. Arrow keys move from room to room, Enter chooses.
board-no-lair = No lair yet
board-place = { CAPITAL($room) }: { $facts }.
board-place-plain = { CAPITAL($room) }.
board-you-here = the hero is here
board-visited = visited
board-inside = inside: { $who }
board-minion-crossed = { $name } (crossed)
board-minion-dodged = { $name } (dodged)
board-minion-dotted = { $name } (hurt)
board-loot-here =
    { $n ->
        [one] 1 loot
       *[other] { $n } loot
    }
board-looted = loot taken
board-task-open =
    { $points ->
        [one] objective for 1 point: { $task }
       *[other] objective for { $points } points: { $task }
    }
board-task-done =
    { $points ->
        [one] objective reached, 1 point: { $task }
       *[other] objective reached, { $points } points: { $task }
    }
board-doors = doors to { $rooms }
board-can-choose = can be chosen
board-boss-bar = Boss: { $left } of { $health } health left, { $points } points so far
board-boss-fallen = { CAPITAL($boss) } is dead!
board-boss-avenged = { $seat }: +{ $points } points

## The phases

board-phase-setup = Set-up
board-phase-flashback = Flashback
board-phase-roll = Roll
board-phase-fight = Combat
board-phase-resolution = Resolution
board-phase-scored = The end
board-show-lair = Show the lair
board-show-board = Show your board
board-looking = You are looking at the boards of { $seat }. Back to yours
board-setup-wait = The others are choosing.
board-who = Who comes back?
board-where = Where does it happen?

## Dice and the Reserve

board-reserve-count =
    { $n ->
        [one] 1 die in the Reserve
       *[other] { $n } dice in the Reserve
    }
board-reserve-closed = The Reserve is closed, { $n } dice are left in it
board-reserve-rule = New dice come from here. Once it is empty or closed, the dice in hand are all there is.
board-hand = Your dice
board-die = { CAPITAL($face) }
board-die-loose = { CAPITAL($face) }: will be rolled. Press to keep it.
board-die-kept = { CAPITAL($face) }: kept. Press to roll it after all.
board-die-locked = { CAPITAL($face) }: stuck until it is freed
board-kept = kept
board-roll =
    { $n ->
        [0] Roll
        [one] Roll 1 die
       *[other] Roll { $n } dice
    }
board-space = Space
board-take =
    { $n ->
        [0] Take
       *[other] Take { $n }
    }
board-stop = Stop
board-stop-sure = Stop for good?
board-you-stopped = You have stopped. The others are still rolling.
board-you-stuck = Nothing more can be done with your dice. The others are still rolling.
board-come-back = Go on rolling
board-place-wound = Take the wound
board-refill = Auto-refill
board-tick = Tick { $n }
board-tick-of = Tick { $n } of { $all }
board-ordered = Your order is given; it is carried out when all have given theirs.
board-entered = Dice entered
board-entered-remove = { $face }: take it out again
board-entered-send =
    { $n ->
        [one] Enter this die
       *[other] Enter these { $n } dice
    }
board-time-left =
    { $n ->
        [one] 1 second left
       *[other] { $n } seconds left
    }

## Tiles

board-skills = Skills
board-skill =
    { CAPITAL($skill) }, { $about }. { $groups ->
        [0] No group on it
        [one] 1 group on it
       *[other] { $groups } groups on it
    }, { $slots ->
        [0] no anticipation slot
       *[other] { $marked } of { $slots } anticipation slots marked
    }.
board-once = One group in each Roll phase
board-items = Items
board-item =
    { CAPITAL($item) }, { $about }. { $marked ->
        [one] 1 use marked
       *[other] { $marked } uses marked
    }, { $free } free.
board-health =
    Health bar of { $slots } slots, { $wounds ->
        [one] 1 crossed
       *[other] { $wounds } crossed
    }, { $dice ->
        [one] 1 die on it
       *[other] { $dice } dice on it
    }; knock-outs: { $kos }
board-loot =
    { $n ->
        [one] Loot: 1 slot crossed, worth { $points }
       *[other] Loot: { $n } slots crossed, worth { $points }
    }
board-training =
    { $n ->
        [one] Training: 1 slot marked, { $left } to spend, worth { $points }
       *[other] Training: { $n } slots marked, { $left } to spend, worth { $points }
    }
board-health-rule = When all slots are crossed at the end of a round, you are knocked out; the second time you are dead.
board-loot-rule = The frame shows what it is worth now: the more slots, the more points.
board-training-rule = Experience buys skills, and what is spent still counts for points.
board-to-spend-long = { $n } experience to spend

## Flashback and Combat

board-flashback = Flashback
board-bonus = Bonus
board-flashback-skills = Or choose a skill to anticipate it.
board-flashback-items = Or choose an item to buy a use of it.
board-for-sale = Skills for sale
board-planner = What you can still use
board-nothing-left = Nothing is left to use.
board-you-dead = Your hero is dead. You can watch the others to the end, or leave the table.
board-resolution = End of the round
board-fate-knocked_out = Knocked out
board-fate-knocked_out-means = Your health bar was full. Your wounds are gone, but you roll only { $dice } dice from now on. A second knock-out is death.
board-fate-dead = Your hero is dead
# Silent: dice
board-fate-dead-means = That was the second knock-out. The others fight on; your points are still counted, behind all who live.
# Silent: dice
board-fate-dead-alone = That was the second knock-out. The challenge is lost.
board-resolved-loot =
    { $n ->
        [one] 1 loot symbol collected
       *[other] { $n } loot symbols collected
    }
board-wounds-boss =
    { $n ->
        [one] 1 wound from the Boss in your room
       *[other] { $n } wounds from the Boss in your room
    }
board-wounds-henchmen =
    { $n ->
        [one] 1 wound from a Henchman in your room
       *[other] { $n } wounds from Henchmen in your room
    }
board-wounds-gunners =
    { $n ->
        [one] 1 wound from a Gunner nearby
       *[other] { $n } wounds from Gunners nearby
    }
board-wounds-kept_off =
    { $n ->
        [one] 1 wound kept off by your passive skill
       *[other] { $n } wounds kept off by your passive skill
    }
board-wounds-crossed =
    { $n ->
        [one] 1 health slot crossed
       *[other] { $n } health slots crossed
    }
board-resolution-read = Continue
board-about-boss = Your Boss: { $effect }. Every wound is worth points, and death ends this rule.
board-about-minion-B = Brute: one hit. While a Brute stands in the Boss’s room, the Boss cannot be hurt.
board-about-minion-T = Tough: takes two hits in the same Combat.
board-about-minion-K = Blocker: one hit. You cannot walk out of a room where one stands.
board-about-minion-H = Henchman: one hit. Wounds you at the end of the round if you are in the same room.
board-about-minion-G = Gunner: one hit. Wounds you at the end of the round from this room or next door.
board-use-group =
    { $count ->
        [one] { CAPITAL($name) } with dice: { $actions }
       *[other] { CAPITAL($name) } with dice, { $count } times: { $actions }
    }
board-use-anticipated = { CAPITAL($name) }, anticipated: { $actions }
board-use-item =
    { $count ->
        [one] { CAPITAL($name) }, 1 use: { $actions }
       *[other] { CAPITAL($name) }, { $count } uses: { $actions }
    }
board-use-passive = { CAPITAL($name) } takes effect

## The others

board-rivals = The others
board-rival = { $seat } ({ $hero }): { $health } health, { $dice } dice in hand, { $groups } groups; { $state }
board-rival-choosing = { $seat }: { $state }
board-state-ready = ready
board-state-rolling = rolling
board-state-ordered = decided
board-state-stopped = stopped
board-state-stuck = stuck
board-state-absent = away
board-state-dead = dead
board-state-preparing = preparing
board-state-prepared = prepared
board-state-combat = fighting
board-state-resolution = Resolution
board-state-done = done
board-state-waiting = waiting
board-fact-health = ♥ { $n }

## The score

board-final-score = Final score
board-score-now = Score so far
board-score-loot = Loot
board-score-training = Training
board-score-boss = Wounds of the Boss
board-score-kill = Boss killed
board-score-objectives = Objectives
board-score-exit = Way out
board-score-total = Total
board-score-part = { $line } { $n }
board-score-told = Points so far: { $parts }. Total { $total }.
board-target =
    { $n ->
        [one] The challenge is won with 1 point.
       *[other] The challenge is won with { $n } points.
    }
board-target-beaten =
    { $by ->
        [0] Target { $n }: reached exactly
       *[other] Target { $n }: beaten by { $by }
    }
board-target-missed = Target { $n }: missed by { $by }
board-target-dead = Target { $n }: only the living reach it
board-end-rounds = Rounds: { $n }
board-end-dice = Dice rolled: { $n }
board-end-groups = Groups locked: { $n }
board-end-minions = Enemies taken out: { $n }
board-end-objectives = Objectives: { $n }
board-end-knock-outs = Knock-outs: { $n }

## What ends by itself

clock-count_down = The race begins
clock-close_reserve = The Reserve closes
clock-stop_rolling = Rolling ends
clock-solo_timer = The Reserve closes
clock-end_tick = The tick ends
clock-end_flashback_in_time = Flashback ends
clock-end_combat_in_time = Combat ends
clock-end_resolution_in_time = Resolution ends
clock-watch_absence = You are stopped

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
minutes-wounds = Wounds
minutes-wounds-text = A die that shows a wound is stuck in your hand. Locking a group frees one of them. Or put one on your health bar: that costs you health, and frees all the others.
minutes-combat = Combat
minutes-combat-text = Use your groups in any order. Move to a room next door, hit in your own room, shoot into the next one, dodge whom you cannot beat. What cannot be done ends the tile, so think before you begin.
minutes-minions = Who stands in your way
minutes-minions-text = Blockers hold you in their room. Brutes shield the Boss. Toughs take two hits in the same round. Henchmen wound you in their room, Gunners from next door as well.
minutes-resolution = Resolution
minutes-resolution-text = Every room that is visited and cleared gives its loot. Then come the wounds. If your health bar is full of crosses you are knocked out: you go on with three dice. The second time you are dead.
minutes-score = Points
minutes-score-text = The Boss, five more if he is dead, objectives, loot and training. You still have to walk out: each room with an enemy on your way costs a point.

## The first game, step by step

guide-aim = Four rounds to score points: storm the lair, wound the Boss, take the loot, stay alive.
guide-hero = Pick a hero. Each has skills of their own, and one weakness.
guide-side = Choose the lair you like better. Your Boss is turned up only afterwards.
guide-prepare = Use the three dice and your bonus action, in any order. Training first is a good start: it buys skills.
guide-action = Choose what you want. What cannot be done is not offered.
guide-discard = You own four skills already. Choose the one that makes room.
guide-first-roll-alone = Roll all your dice.
guide-first-roll = Roll all your dice. Everybody does so right now.
guide-dice = Choose the dice to keep, and roll the rest. When a skill lights up, choose it: its dice are locked and new ones come from the Reserve.
guide-order = Give one order, then all orders are carried out at once.
guide-start = Before the fight begins, use what says so, if you like.
guide-use = Choose a skill or an item to use. The order is up to you.
guide-move = The glowing rooms are where you can go.
guide-target = Choose an enemy. In the room of the Boss, the Brutes must go first.
guide-modifier = You may add an item right now, or go on without it.
guide-loot = Loot! Cross a slot for points, or turn it into any other preparation.
guide-effect = After the wounds you may still use what says Resolution.
guide-wait = The others are still busy. Look at your lair and plan the next room.

## The guided first game

lesson-train = They left you for dead, and now you are back. There are four rounds. Each begins with a Flashback: three dice show what you may prepare. Use the die Training.
lesson-train-two = Training marks two experience slots. Experience buys skills, and what you spend still counts at the end.
lesson-buy = Buy a skill of your hero: take Jab. From now on two fists are enough for a Hit.
lesson-bonus = Beside the dice you have one action of your choice, the bonus. Use it.
lesson-bonus-train = Add a health slot, buy a use of an item, anticipate a skill, or train. Train once more.
lesson-ready = Two dice are left, Purchase and Heal. You would use them in a real game. Now say that you are ready to roll.
lesson-prepare-done = You are prepared. In the Roll phase all players roll at once and take dice from one Reserve. Here nobody counts the seconds.
lesson-roll = Your hand holds four dice. Roll them all.
lesson-sprint = Two runs light up Sprint. Choose it: they are locked there, new dice come from the Reserve, and the wound die is free to be rolled again.
lesson-keep = Tap the fist to keep it. Then roll the other three.
lesson-strike = Two fists and a strong one make a Strike with a second Hit. Lock them on Strike.
lesson-again = Once more: roll all four.
lesson-blood = Two wounds: these dice are stuck. Take the wound: one die goes on your health bar, and the other is free again.
lesson-stop = You could roll on while the Reserve lasts. Two groups are enough today: choose Stop, and once more to be sure.
lesson-roll-done = A Sprint and a Strike are locked. Now they are spent: Combat begins.
lesson-use = Use what you have locked, in any order. You stand in room 2. Begin with Sprint.
lesson-move = The glowing rooms are next door. Go to room 1: a Henchman, a Gunner, and loot.
lesson-hit = Now Strike. The strong fist makes it hit twice.
lesson-gunner = Each of them falls with one hit. Take the Gunner first: he shoots even from next door.
lesson-end = Room 1 is visited and cleared, so its loot is yours. End your Combat: the forecast says what you will suffer.
lesson-loot = Loot! Cross a slot for points, or turn it into any preparation. Cross a slot.
lesson-fight-done = Nobody near you was left, so nobody wounded you. With a full health bar you are knocked out, and the second time you are dead. On to the last round.
lesson-boss = Round four. The Boss has two slots left. While a Brute stands in his room nobody can hurt him, but his Brutes are gone. Use Sprint.
lesson-boss-room = Go to room 7, where the Boss waits.
lesson-boss-strike = Strike with all you have.
lesson-boss-hit = Hit the Boss. Every wound of his is worth points.
lesson-boss-kill = That was the objective of this room as well. Hit him again!
lesson-boss-end = The Boss is dead: five points more. End your Combat and look at the score.
lesson-boss-done = Target 18, and you have 22 points: you have won! The Boss, objectives, loot and training bring points; each room with an enemy on your way out costs one. Alone you play against a target. Among several players the most points win.
