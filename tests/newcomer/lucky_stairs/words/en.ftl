game-title = Lucky Stairs
game-about = Climb as far as you dare.
question-climb_on = Do you climb on?
draw-roll_die = What does the die show?
option-climb = Climb on
option-rest = Rest here
option-rolled =
    { $stairs ->
        [0] A fall
        [one] One stair
       *[other] { $stairs } stairs
    }
event-turn_began = { $seat } begins to climb.
event-climbed =
    { $stairs ->
        [one] { $seat } climbs one stair.
       *[other] { $seat } climbs { $stairs } stairs.
    }
event-fell = { $seat } falls.
event-rested = { $seat } rests on stair { $stair }.
outcome-top = { $winners } reached the top.
