### Ce que seul dit le plateau de Vengeance: Roll & Fight.

board-name = { $name }
board-title = { CAPITAL($name) }
board-seat = { $seat }

## Le repaire

board-plan = Plan du repaire. Les flèches vont d’une salle à l’autre, Entrée choisit.
board-no-lair = Pas encore de repaire
board-place = { CAPITAL($room) } : { $facts }.
board-you-here = le héros est ici
board-visited = visitée
board-inside = à l’intérieur : { $who }
board-minion-crossed = { $name } (éliminé)
board-minion-dodged = { $name } (esquivé)
board-minion-dotted = { $name } (touché)
board-loot-here =
    { $n ->
        [one] 1 butin
       *[other] { $n } butins
    }
board-looted = butin ramassé
board-task-open =
    { $points ->
        [one] objectif à 1 point : { $task }
       *[other] objectif à { $points } points : { $task }
    }
board-task-done =
    { $points ->
        [one] objectif atteint, 1 point : { $task }
       *[other] objectif atteint, { $points } points : { $task }
    }
board-doors = portes vers { $rooms }
board-can-choose = peut être choisie
board-boss-bar = Boss : { $left } points de vie sur { $health }, { $points } points pour l’instant

## Les phases

board-phase-setup = Mise en place
board-phase-flashback = Flashback
board-phase-roll = Lancer
board-phase-fight = Combat
board-phase-scored = La fin
board-show-lair = Montrer le repaire
board-show-board = Montrer votre plateau
board-looking = Vous regardez les plateaux de { $seat }. Revenir aux vôtres
board-setup-wait = Les autres choisissent.
board-who = Qui revient ?
board-where = Où cela se passe-t-il ?

## Les dés et la Réserve

board-reserve-count =
    { $n ->
        [one] 1 dé dans la Réserve
       *[other] { $n } dés dans la Réserve
    }
board-reserve-closed = La Réserve est fermée, il y reste { $n } dés
board-hand = Vos dés
board-die = { CAPITAL($face) }
board-die-loose = { CAPITAL($face) } : sera relancé. Appuyez pour le garder.
board-die-kept = { CAPITAL($face) } : gardé. Appuyez pour le relancer quand même.
board-die-locked = { CAPITAL($face) } : bloqué
board-kept = gardé
board-roll =
    { $n ->
        [0] Lancer
        [one] Lancer 1 dé
       *[other] Lancer { $n } dés
    }
board-space = Espace
board-take =
    { $n ->
        [0] Prendre
       *[other] Prendre { $n }
    }
board-stop = Arrêter
board-stop-sure = Pour de bon ?
board-you-stopped = Vous avez arrêté. Les autres lancent encore.
board-you-stuck = Vos dés ne permettent plus rien. Les autres lancent encore.
board-come-back = Continuer à lancer
board-place-wound = Encaisser
board-refill = Compléter à chaque groupe
board-which = Lequel ?
board-close = Fermer
board-why-not = Pas maintenant
board-tick = Temps { $n }
board-ordered = Votre ordre est donné ; il sera exécuté quand tous auront donné le leur.
board-time-left =
    { $n ->
        [one] Encore 1 seconde
       *[other] Encore { $n } secondes
    }

## Les tuiles

board-skills = Compétences
board-skill =
    { CAPITAL($skill) }, { $about }. { $groups ->
        [0] Aucun groupe dessus
        [one] 1 groupe dessus
       *[other] { $groups } groupes dessus
    }, { $slots ->
        [0] pas d’emplacement d’anticipation
       *[other] { $marked } emplacements d’anticipation marqués sur { $slots }
    }.
board-once = Un seul groupe par phase de Lancer
board-items = Objets
board-item =
    { CAPITAL($item) }, { $about }. { $marked ->
        [one] 1 utilisation marquée
       *[other] { $marked } utilisations marquées
    }, { $free } libres.
board-health =
    Barre de vie de { $slots } cases, { $wounds ->
        [one] 1 cochée
       *[other] { $wounds } cochées
    }, { $dice ->
        [one] 1 dé dessus
       *[other] { $dice } dés dessus
    } ; K.-O. : { $kos }
board-loot = Butin : { $n } cases cochées, valeur { $points }
board-training = Entraînement : { $n } cases marquées, { $left } à dépenser, valeur { $points }
board-to-spend-long = { $n } d’expérience à dépenser

## Flashback et Combat

board-flashback = Flashback
board-bonus = Bonus
board-flashback-tiles = Ou touchez une compétence pour l’anticiper, ou un objet pour en acheter une utilisation.
board-flashback-done = Fini de se préparer
board-for-sale = Compétences à vendre
board-planner = Ce que vous pouvez encore utiliser
board-nothing-left = Il ne reste rien à utiliser.
board-use-group =
    { $count ->
        [one] { CAPITAL($name) } avec des dés : { $actions }
       *[other] { CAPITAL($name) } avec des dés, { $count } fois : { $actions }
    }
board-use-anticipated = { CAPITAL($name) }, anticipée : { $actions }
board-use-item =
    { $count ->
        [one] { CAPITAL($name) }, 1 utilisation : { $actions }
       *[other] { CAPITAL($name) }, { $count } utilisations : { $actions }
    }
board-use-passive = { CAPITAL($name) } fait effet

## Les autres

board-rivals = Les autres
board-rival = { $seat } ({ $hero }) : { $health } points de vie, { $dice } dés en main, { $groups } groupes ; { $state }
board-state-ready = prêt
board-state-rolling = lance
board-state-ordered = ordre donné
board-state-stopped = arrêté
board-state-stuck = bloqué
board-state-absent = absent
board-state-dead = mort
board-state-preparing = se prépare
board-state-prepared = préparé
board-state-combat = combat
board-state-resolution = Résolution
board-state-done = terminé
board-state-waiting = attend
board-fact-health = ♥ { $n }

## Le score

board-final-score = Score final
board-score-now = Score pour l’instant
board-score-loot = Butin
board-score-training = Entraînement
board-score-boss = Blessures du Boss
board-score-kill = Boss éliminé
board-score-objectives = Objectifs
board-score-exit = Ennemis sur le chemin du retour
board-score-total = Total
board-target =
    { $n ->
        [one] Le défi est gagné avec 1 point.
       *[other] Le défi est gagné avec { $n } points.
    }

## La première manche

guide-hero = Chaque héros a un défaut, écrit en rouge. Prenez celui avec lequel vous pouvez vivre.
guide-side = Votre plateau de repaire a deux faces. Votre Boss reste caché jusqu’à votre choix.
guide-flashback = Trois dés pour tous et un bonus pour vous : touchez-en un, puis dites ce que vous en faites. L’entraînement paie les compétences.
guide-flashback-action = Choisissez l’effet de cette action. Touchez une compétence pour l’anticiper : elle servira une fois sans aucun dé.
guide-first-roll = Lancez ! Tous puisent dans la même Réserve : faites vite.
guide-assign = Touchez un dé pour le garder et relancez les autres. Une compétence qui s’allume peut recevoir ses dés : touchez-la.
guide-more = De nouveaux dés viennent avec chaque groupe. Quand la Réserve est vide, la course est finie ; arrêtez quand vous voulez.
guide-combat = Utilisez maintenant ce que vous avez posé, une tuile après l’autre. Celles qui s’allument peuvent commencer.
guide-move = Touchez une salle voisine. Les traits rouges sont des portes.
guide-aim = Touchez celui que vous visez. Les Brutes protègent le Boss ; un Dur à cuire encaisse deux coups.
guide-collect = Une salle visitée et vidée rapporte : une case de butin, ou une action de Flashback au choix.
guide-wait = Les autres sont encore occupés. Touchez l’un d’eux pour regarder ses plateaux.

## Deux minutes

minutes-title = Vengeance en deux minutes
minutes-goal = Pourquoi vous êtes là
minutes-goal-text = Une bande vous a laissé pour mort. Vous entrez seul dans son repaire, le temps de quatre manches, et voulez plus de points que les autres : pour les blessures du Boss et sa mort, les objectifs, le butin et l’entraînement.
minutes-flashback = Flashback
minutes-flashback-text = Trois dés communs et un bonus disent comment vous vous préparez : vous entraîner, acheter des utilisations d’objets, vous soigner, anticiper une compétence, ramasser du butin. L’entraînement paie de nouvelles compétences, et compte quand même à la fin.
minutes-roll = La course
minutes-roll-text = Tous lancent quatre dés en même temps. Gardez ce qui convient, relancez le reste, posez des groupes entiers sur vos compétences et complétez votre main à la Réserve commune que tous vident. Une blessure bloque son dé jusqu’à ce que vous posiez un groupe ou la mettiez sur votre barre de vie.
minutes-combat = Combat
minutes-combat-text = Utilisez vos groupes, vos compétences anticipées et vos objets dans l’ordre de votre choix. Une tuile s’exécute de la première à la dernière action ; ce qui est impossible y met fin.
minutes-minions = Qui barre la route
minutes-minions-text = Les Brutes carrées protègent le Boss. Les Durs à cuire à six côtés encaissent deux dégâts dans un même Combat. Les Bloqueurs à huit côtés vous retiennent dans leur salle. Les Hommes de main ronds vous blessent dans leur salle, les Flingueurs pointus aussi depuis la salle voisine.
minutes-resolution = Résolution
minutes-resolution-text = Les salles visitées et vidées donnent leur butin. Puis tous ceux qui tiennent debout vous blessent. Une barre de vie pleine vous met K.-O. : la première fois vous coûte un dé, la seconde la vie.
minutes-end = La sortie
minutes-end-text = Après quatre manches, chaque salle avec un ennemi entre vous et l’entrée coûte un point. Le plus haut score l’emporte.
