game-title = L’escalier de la chance
game-about = Montez aussi haut que vous l’osez.
question-climb_on = Continuez-vous à monter ?
draw-roll_die = Que montre le dé ?
option-climb = Continuer à monter
option-rest = Se reposer ici
option-rolled =
    { $stairs ->
        [0] Une chute
        [one] Une marche
       *[other] { $stairs } marches
    }
event-turn_began = { $seat } commence à monter.
event-climbed =
    { $stairs ->
        [one] { $seat } gravit une marche.
       *[other] { $seat } gravit { $stairs } marches.
    }
event-fell = { $seat } tombe.
event-rested = { $seat } se repose sur la marche { $stair }.
outcome-top = { $winners } a atteint le sommet.
