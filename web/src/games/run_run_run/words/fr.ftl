### Ce que seul le plateau de Run Run Run ! dit.

## Les lieux

board-maze = Le labyrinthe. Les flèches vont d’un hexagone à l’autre, Entrée choisit, M réserve un hexagone vide, plus, moins et 0 règlent le zoom.
board-empty = Hexagone vide { $hex }
board-vault = La Crypte, issues { $sides }
board-door = La Porte de sortie en { $hex }, accès { $sides }
board-room = Salle en { $hex }, issues { $sides } : { $traits }
board-lit = éclairée
board-dark = sombre
board-cat = { $seat } ({ $cat })
board-mummy =
    { $hearts ->
        [one] { $mummy } avec { $hearts } cœur
       *[other] { $mummy } avec { $hearts } cœurs
    }
board-reserved = case réservée par { $seat }
board-place = { $what }.
board-place-with = { $what }. Ici : { $who }.
board-offered = { $place } Choix possible.
board-triangle = Croisement de { $rooms }. Choix possible.

## Ce que le groupe partage

board-torches = Torches
board-torches-count =
    { $n ->
        [one] { $n } torche dans la réserve
       *[other] { $n } torches dans la réserve
    }
board-asleep = Momies endormies
board-asleep-count =
    { $n ->
        [0] Aucune momie ne dort
        [one] { $n } momie dort ; sa carte porte { $hearts } cœurs sur { $all }
       *[other] { $n } momies dorment ; la carte du dessus porte { $hearts } cœurs sur { $all }
    }
board-dice = Dés Momie
board-dice-count =
    { $n ->
        [one] { $n } dé Momie est lancé à chaque tour
       *[other] { $n } dés Momie sont lancés à chaque tour
    }
board-doors = Mécanismes de Porte
board-doors-count = Mécanismes de Porte déclenchés : { $n } sur { $all }
board-wheels = Mécanismes de Torche
board-wheels-count =
    { $n ->
        [one] Il reste { $n } mécanisme de Torche
       *[other] Il reste { $n } mécanismes de Torche
    }
board-regroups = Regroupements
board-regroups-count =
    { $n ->
        [one] Il reste { $n } regroupement
       *[other] Il reste { $n } regroupements
    }
board-pile = Pioche
board-pile-count =
    { $n ->
        [one] { $n } carte Salle dans la pioche
       *[other] { $n } cartes Salle dans la pioche
    }
board-more = Chats, momies, défausse
board-party = Les chats
board-creatures = Les momies
board-discard = Défausse ({ $n })
board-stack =
    { $n ->
        [one] Il reste { $n } jeton Sarcophage à trouver.
       *[other] Il reste { $n } jetons Sarcophage à trouver.
    }
board-supply =
    { $n ->
        [one] Il reste { $n } torche hors de la réserve.
       *[other] Il reste { $n } torches hors de la réserve.
    }
board-seat = { $seat }
board-hero = { CAPITAL($cat) }
board-creature = { CAPITAL($mummy) }
board-sleeps = sommeil profond
board-hearts =
    { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    }
board-power-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
board-power-dice =
    { $n ->
        [one] { $n } dé Momie de plus
       *[other] { $n } dés Momie de plus
    }
board-power-move =
    { $n ->
        [one] avance d’{ $n } case de plus à chaque tour
       *[other] avance de { $n } cases de plus à chaque tour
    }
board-power-torches =
    { $n ->
        [one] coûte { $n } torche en apparaissant
       *[other] coûte { $n } torches en apparaissant
    }
board-power-silence = annule toutes les capacités
board-cards-count =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
board-cat-holds =
    { $n ->
        [one] { $seat } : { $n } carte ; { $tokens }
       *[other] { $seat } : { $n } cartes ; { $tokens }
    }
board-fact-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-fact-tokens =
    { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }

## Ce qu’on tient et ce qu’on fait

board-hand = Votre main
board-hand-empty = Aucune carte en main
board-offer = proposée
board-tokens = Vos jetons
board-token = { CAPITAL($token) }
board-turning = Tourner la Salle, puis la poser
board-turn-left = Tourner à gauche
board-turn-right = Tourner à droite (R)
board-lay = Poser ici
board-costs-passages =
    { $n ->
        [one] Dans ce sens, il faut un passage secret.
       *[other] Dans ce sens, il faut { $n } passages secrets.
    }
board-pool = Cartes du regroupement
board-give = Donner la carte à { $seat }
board-rolled-mummy = Dés Momie
board-rolled-combat = Dés de combat
board-zoom-in = Plus près (+)
board-zoom-out = Plus loin (−)
board-fit = Tout voir (0)

## Les règles en deux minutes

minutes-title = Run Run Run ! en deux minutes
minutes-goal = Le but
minutes-goal-text = Vous êtes des chats sous une pyramide. L’entrée s’est effondrée. Construisez le labyrinthe ensemble, ouvrez la Porte de sortie, battez toutes les momies. Tout le monde gagne, ou tout le monde perd.
minutes-turn = Un tour
minutes-turn-text = D’abord les momies : lancez leurs dés. Pour chaque symbole, toutes les momies font un pas vers la Crypte et un cœur tombe sur la pile endormie. Le cinquième cœur en réveille une. Ensuite, une seule action : Explorer, Combattre ou Coopérer.
minutes-explore = Explorer
minutes-explore-text = Posez une Salle contre le labyrinthe : issue contre issue, mur contre mur. Votre chat y va, jusqu’à trois cases. Vous piochez autant de cartes que la Salle a de connexions. Une Salle sombre consume une torche ; s’il n’y en a plus, un cœur est posé.
minutes-mechanisms = Les mécanismes
minutes-mechanisms-text = Trois symboles différents autour d’un croisement ouvrent un verrou de la Porte ; il y en a trois. Trois symboles identiques remplissent la réserve de torches.
minutes-fight = Combattre
minutes-fight-text = Rejoignez une momie et défaussez des cartes : un dé par issue. Les griffes retirent des cœurs, « ? » est le talent de votre chat, l’hexagone fait piocher, la patte permet un pas de côté.
minutes-cooperate = Coopérer
minutes-cooperate-text = Trois fois par partie : appelez les autres sur votre case, partagez les cartes autrement, et brûlez des torches pour en reprendre dans la défausse.
minutes-sarcophagi = Les sarcophages
minutes-sarcophagi-text = Ils cachent des jetons : torches, cartes, bouclier, dégâts doublés, passage secret, ou piège. Presque tous peuvent aussi vous téléporter.
minutes-lose = La défaite
minutes-lose-text = si une momie entre dans la Crypte, ou si un chat doit donner sa dernière carte. Les cartes sont vos vies : gardez la dernière.
minutes-win = La victoire
minutes-win-text = quand la Porte est ouverte et qu’il ne reste aucune momie, Boss compris. Il surgit de la Porte dès qu’elle s’ouvre.

## Le premier tour, pas à pas

guide-aim = Ouvrez la Porte de sortie et battez toutes les momies, avant que l’une n’entre dans la Crypte ou qu’un chat ne perde sa dernière carte.
guide-cat = Choisissez le chat qui vous plaît. Son talent sert dans les combats.
guide-window = Vous pouvez utiliser un jeton maintenant, ou le garder.
guide-action = Votre main est en bas : chaque carte est une pièce du labyrinthe. Choisissez Explorer.
guide-room = Choisissez une carte. Une Salle avec une lampe est éclairée ; une Salle sombre coûte une torche.
guide-hex = Choisissez un hexagone lumineux ; un autre vous dira pourquoi la Salle n’y va pas.
guide-rotation = Tournez la Salle, puis posez-la. Plus de connexions, plus de cartes.
guide-far = C’est loin : choisissez une carte à défausser pour marcher plus longtemps.
guide-wake = Une momie s’éveille ! Placez-la loin de la Crypte, au bout d’un long couloir.
guide-mummy = Deux chemins sont aussi courts l’un que l’autre : choisissez le moins dangereux.
guide-wait =
    { $pointer ->
        [finger] Les autres réfléchissent. Gardez le doigt sur un hexagone vide pour le réserver.
       *[mouse] Les autres réfléchissent. Pour réserver un hexagone vide, gardez-y le bouton de la souris enfoncé, ou appuyez sur M.
    }
