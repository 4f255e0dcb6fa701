### Ce que seul le plateau de Run Run Run ! dit.

## Les lieux

board-maze = Le labyrinthe. Les flèches vont d’un hexagone à l’autre, Entrée choisit, M réserve un hexagone vide, plus, moins et 0 règlent le zoom.
board-empty = Vide
board-vault = La Crypte
board-door = La Porte de sortie
board-room =
    { $n ->
        [one] { $what }, { $light }, { $n } issue
       *[other] { $what }, { $light }, { $n } issues
    }
board-room-ankh = Salle de l’ânkh
board-room-eye = Salle de l’œil
board-room-scarab = Salle du scarabée
board-room-none = Salle
board-room-ankh-rule = Avec un œil et un scarabée autour d’un même coin, elle complète un mécanisme de Porte ; trois ânkhs ramènent des torches.
board-room-eye-rule = Avec un ânkh et un scarabée autour d’un même coin, elle complète un mécanisme de Porte ; trois yeux ramènent des torches.
board-room-scarab-rule = Avec un ânkh et un œil autour d’un même coin, elle complète un mécanisme de Porte ; trois scarabées ramènent des torches.
board-room-none-rule = Sans symbole : un passage, et des connexions qui rapportent des cartes.
board-vault-rule = Si une momie y entre, la partie est perdue.
board-door-rule = Une fois ouverte, vaincre toutes les momies, c’est gagner.
board-empty-rule = Une Salle se pose là où mène une issue.
board-mummy-rule = Les momies prennent le plus court chemin vers la Crypte et attaquent les chats qu’elles rencontrent.
board-torches-rule = Chaque Salle sans torche imprimée en prend une. Sans torche, les momies gagnent des cœurs.
board-asleep-rule = Le cinquième cœur réveille la momie du dessus.
board-dice-rule = Lancés au début de chaque tour : chaque symbole fait avancer les momies d’un pas et ajoute un cœur.
board-doors-rule = Trois symboles différents autour d’un même coin en complètent un. Quand tous le sont, la Porte de sortie s’ouvre.
board-wheels-rule = Trois symboles identiques autour d’un même coin en utilisent un et ramènent des torches.
board-regroups-rule = Les chats se retrouvent gratuitement et partagent cartes et jetons.
board-pile-rule = Une carte pour chaque connexion d’une Salle posée. La défausse ne revient pas.
board-token-torches = Gagner des torches, ou se téléporter dans une autre Salle.
board-token-rooms = Piocher des cartes Salle, ou se téléporter dans une autre Salle.
board-token-double = À dépenser en combat pour doubler les dégâts, ou pour se téléporter dans une autre Salle.
board-token-shield = À dépenser lors d’une attaque pour ne subir aucun dégât, ou pour se téléporter dans une autre Salle.
board-token-passage = Ouvre un chemin à travers un mur, ou permet de se téléporter dans une autre Salle.
board-token-trap = Il réveille une momie.
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
board-triangle = Un coin de trois Salles. Peut être choisi.

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
        [one] { $n } momie dort ; cœurs sur sa carte : { $hearts } sur { $all }
       *[other] { $n } momies dorment ; cœurs sur la carte du dessus : { $hearts } sur { $all }
    }
board-dice = Dés Momie
board-dice-count =
    { $n ->
        [one] { $n } dé Momie est lancé à chaque tour
       *[other] { $n } dés Momie sont lancés à chaque tour
    }
board-doors = Mécanismes de Porte
board-doors-count = Mécanismes de Porte complets : { $n } sur { $all }
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
board-sleeps = endormie
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
board-card = { CAPITAL($card) }
board-card-lit-rule = La poser ne coûte pas de torche.
board-card-dark-rule = La poser coûte une torche.
board-card-rule =
    { $n ->
        [one] Défaussée, elle vaut { $n } dé en combat, ou { $n } pas de plus.
       *[other] Défaussée, elle vaut { $n } dés en combat, ou jusqu’à { $n } pas de plus.
    }
board-offer = proposée
board-tokens = Vos jetons
board-token = { CAPITAL($token) }
board-costs-passages =
    { $n ->
        [one] Dans ce sens, elle coûte un passage secret.
       *[other] Dans ce sens, elle coûte { $n } passages secrets.
    }
board-pool = Cartes du regroupement
board-give = Donner la carte à { $seat }
board-rolled-mummy = Dés Momie
board-rolled-combat = Dés de combat

## Les règles en deux minutes

minutes-title = Run Run Run ! en deux minutes
minutes-goal = Le but
minutes-goal-text = Vous êtes des chats sous une pyramide. L’entrée s’est effondrée. Construisez le labyrinthe ensemble, ouvrez la Porte de sortie, battez toutes les momies. Tout le monde gagne, ou tout le monde perd.
minutes-turn = Un tour
minutes-turn-text = D’abord les momies : lancez leurs dés. Pour chaque symbole, toutes les momies font un pas vers la Crypte et un cœur tombe sur la pile endormie. Le cinquième cœur en réveille une. Ensuite, une seule action : Explorer, Combattre ou Coopérer.
minutes-explore = Explorer
minutes-explore-text = Posez une Salle contre le labyrinthe : issue contre issue, mur contre mur. Votre chat y va, jusqu’à trois cases. Vous piochez autant de cartes que la Salle a de connexions. Une Salle sombre consume une torche ; s’il n’y en a plus, un cœur est posé.
minutes-mechanisms = Les mécanismes
minutes-mechanisms-text = Trois symboles différents autour d’un même coin complètent un mécanisme de Porte ; trois mécanismes ouvrent la Porte. Trois symboles identiques remplissent la réserve de torches.
minutes-fight = Combattre
minutes-fight-text = Rejoignez une momie et défaussez des cartes : un dé par issue. Les coups retirent des cœurs, « ? » est le talent de votre chat, l’hexagone fait piocher, la trace de pas permet un pas de côté.
minutes-cooperate = Coopérer
minutes-cooperate-text = Trois fois par partie : appelez les autres sur votre case, partagez les cartes autrement, et brûlez des torches pour en reprendre dans la défausse.
minutes-sarcophagi = Les sarcophages
minutes-sarcophagi-text = Ils cachent des jetons : torches, cartes, bouclier, dégâts doublés, passage secret, ou piège. Presque tous peuvent aussi vous téléporter.
minutes-lose = La défaite
minutes-lose-text = si une momie entre dans la Crypte, ou si un chat doit donner sa dernière carte. Les cartes sont vos vies : gardez la dernière.
minutes-win = La victoire
minutes-win-text = quand la Porte est ouverte et qu’il ne reste aucune momie, Boss compris. Il surgit de la Porte dès qu’elle s’ouvre.

## Le premier tour, pas à pas

guide-aim = Pour gagner, complétez les mécanismes qui ouvrent la Porte de sortie, puis battez toutes les momies. C’est perdu si l’une entre dans la Crypte ou si un chat donne sa dernière carte.
guide-cat = Choisissez le chat qui vous plaît. Son talent sert dans les combats.
guide-action = Votre main est en bas : chaque carte est une pièce du labyrinthe. Choisissez Explorer.
guide-room = Choisissez une carte. Une Salle avec une torche imprimée est éclairée ; une Salle sombre coûte une torche.
guide-hex = Choisissez un hexagone lumineux ; un autre vous dira pourquoi la Salle n’y va pas.
guide-rotation = Tournez la Salle, puis posez-la. Plus de connexions, plus de cartes.
guide-far = C’est loin : choisissez une carte à défausser pour marcher plus longtemps.
guide-wake = Une momie se réveille ! Placez-la loin de la Crypte, au bout d’un long couloir.
guide-mummy = Deux chemins sont aussi courts l’un que l’autre : choisissez le moins dangereux.
guide-wait =
    { $pointer ->
        [finger] Les autres réfléchissent. Gardez le doigt sur un hexagone vide pour le réserver.
       *[mouse] Les autres réfléchissent. Pour réserver un hexagone vide, gardez-y le bouton de la souris enfoncé, ou appuyez sur M.
    }

## La fin en chiffres

board-end-turns =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
board-end-rooms =
    { $n ->
        [one] { $n } Salle posée
       *[other] { $n } Salles posées
    }
board-end-mummies =
    { $n ->
        [one] { $n } momie vaincue
       *[other] { $n } momies vaincues
    }
board-end-mechanisms =
    { $n ->
        [one] { $n } mécanisme
       *[other] { $n } mécanismes
    }
board-end-cards =
    { $n ->
        [one] { $n } carte piochée
       *[other] { $n } cartes piochées
    }
board-end-dice =
    { $n ->
        [one] { $n } dé lancé en combat
       *[other] { $n } dés lancés en combat
    }

## La première partie guidée

lesson-explore = Chaque tour commence par le dé Momie : un symbole, un cœur pour les momies endormies. À vous maintenant : choisissez Explorer.
lesson-card = Ces cartes sont vos Salles et vos vies. Le labyrinthe a un ânkh et un scarabée ; prenez la carte avec l’œil.
lesson-hex = Posez-la à côté des deux. Le signe montre ce qu’elle rapporte : trois symboles différents autour d’un même coin complètent un mécanisme de Porte.
lesson-place = Tournez la Salle à votre goût. Chaque connexion fait piocher une carte. Puis « Poser ici ».
lesson-explore-done = Votre chat est entré, vous avez pioché deux cartes, et un mécanisme de Porte est complet. Trois mécanismes ouvrent la Porte de sortie. Voyons ce qui se réveille pendant ce temps.
lesson-wake = Le cinquième cœur : une momie se réveille ! Vous choisissez où elle apparaît. Elle prendra le plus court chemin vers la Crypte, et là tout est perdu. Placez-la loin.
lesson-dark = Elle est en route, mais lentement. Explorez encore.
lesson-dark-card = Cette Salle n’a pas de torche imprimée. Elle en prend une aux vôtres. Prenez-la quand même.
lesson-dark-place = Posez-la. Sans torche, elle resterait sombre et les momies gagneraient un cœur.
lesson-wake-done = Une torche est allée dans la Salle, et vous avez pioché. Quand les torches manquent, trois symboles identiques autour d’un même coin les ramènent. Passons à la fin de la partie.
lesson-fight = Quelques tours plus tard : la Porte de sortie est ouverte, et son Boss n’a plus que trois cœurs. Porte ouverte et plus aucune momie : c’est gagné. Choisissez Combattre.
lesson-dice = Défaussez des cartes pour des dés : un par issue. Gardez au moins une carte, sinon votre chat est perdu. Prenez la carte à quatre issues et regardez les chances.
lesson-roll = Quatre dés : les chances sont affichées. Lancez !
lesson-fight-done = Trois coups, plus de Boss, la Porte est ouverte : c’est gagné ! À retenir : trois mécanismes ouvrent la Porte, puis plus aucune momie. Gardez-les loin de la Crypte, et gardez votre dernière carte.

## Exemples pour le livret

board-example-turn = Vous lancez deux dés Momie et voyez un symbole. Chaque momie du labyrinthe fait un pas vers la Crypte, et un cœur est posé sur la pile endormie. Puis vous faites une action.
board-example-explore = La Salle que vous posez touche deux issues du labyrinthe. Votre chat y entre et vous piochez deux cartes, une par connexion. Elle n’a pas de torche imprimée : une de vos torches y est posée.
board-example-sarcophagus = Vous avez un jeton Torches (+2). Il vous donne 2 torches, ou bien vous le dépensez pour vous téléporter vers n’importe quelle autre case, mais pas les deux.
board-example-mechanisms = Un ânkh, un œil et un scarabée se rencontrent autour d’un même coin : un mécanisme de Porte est complet. Trois ânkhs autour d’un même coin vous rendraient des torches.
board-example-exit = Le dernier mécanisme de Porte est complet. La Porte de sortie rejoint le labyrinthe, et le Boss en sort aussitôt.
board-example-fight = Vous défaussez une carte à deux issues et une à trois : cinq dés. Trois coups ôtent trois cœurs à la momie de cette case. Votre dernière carte reste en main.
board-example-cooperate = Vous appelez à un regroupement et deux chats vous rejoignent. Ils viennent gratuitement ; toutes les cartes que vous proposez à trois sont partagées à nouveau.
board-example-ending = La Porte est ouverte ; il reste le Boss et une momie. Battez les deux, et vous gagnez ensemble. Si l’une entre avant dans la Crypte, vous perdez ensemble.

## Les réponses loin du plateau
board-place-straight = la case à { $steps } pas au { $side } de la Crypte
board-place-corner = la case à { $steps } pas au { $side } et { $steps2 } au { $side2 } de la Crypte
board-named-teleport = Se téléporter vers { $place }
board-named-from = Partir de { $place }
board-named-lead = Mener à { $place }
board-named-move = Aller vers { $place }
board-named-door = La Porte au { $side } de { $place }
board-named-wake = Apparaître sur { $place }
board-named-place = La poser sur { $place }
board-named-fight = Combattre sur { $place }
board-named-step = Faire un pas vers { $place }
board-named-walk = Se rendre vers { $place }
