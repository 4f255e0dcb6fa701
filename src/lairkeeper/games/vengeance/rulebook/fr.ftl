## Termes

chapter-terms = Termes
VNG-DEF1 = Marquer une chose, c’est l’entourer d’un trait.
VNG-DEF2 = Cocher une chose, c’est la barrer d’une croix. Marque et croix sont indépendantes : une chose peut porter les deux.
VNG-DEF3 = Nettoyer un emplacement efface sa croix et laisse sa marque. Un emplacement de vie supplémentaire nettoyé reste donc disponible, et un emplacement nettoyé peut être coché de nouveau.
VNG-DEF4 = Quand il s’agit de nettoyer des emplacements d’anticipation ou des sbires esquivés, c’est la marque qui disparaît, puisqu’ils ne portent pas de croix.
VNG-DEF5 = Un repaire est fait de salles reliées par des portes. Deux salles sont adjacentes si une porte les relie, dans un sens comme dans l’autre ; un mur commun ne suffit pas.
VNG-DEF6 = Chaque salle a une case Visité. Une salle est visitée dès que sa case est cochée ; si la croix est imprimée, elle l’est dès le départ.
VNG-DEF7 = Le héros se trouve toujours dans une salle, et une seule.
VNG-DEF8 = Les ennemis sont le Boss et les sbires. Il y a cinq sortes de sbires : les Brutes, les Durs à cuire, les Bloqueurs, les Hommes de main et les Flingueurs.
VNG-DEF9 = Un sbire est actif s’il n’est ni coché ni esquivé. Ce qu’il sait faire ne vaut que tant qu’il est actif.
VNG-DEF10 = Partout où une règle demande si une Brute, un Bloqueur, un Homme de main ou un Flingueur est là, il s’agit d’un sbire actif, puisqu’un sbire esquivé ne peut rien faire.
VNG-DEF11 = Une salle est vidée quand chacun de ses sbires est coché ou, à ce moment-là, esquivé.
VNG-DEF12 = La manière dont les sbires d’une salle vidée ont été cochés n’a pas d’importance : Coup, Tir et Tuer comptent tous.
VNG-DEF13 = Le Boss n’est pas un sbire : une salle peut être vidée alors qu’il y est encore en vie.
VNG-DEF14 = Une salle sans aucun sbire est vidée dès le départ.
VNG-DEF15 = La caractéristique d’un héros et l’effet d’un Boss peuvent modifier une phase ou ajouter une étape à la mise en place. S’ils contredisent les règles, ce sont eux qui l’emportent.
VNG-DEF16 = Si une caractéristique et un effet de Boss se contredisent, ce qui interdit l’emporte sur ce qui permet ; sinon les deux s’appliquent, l’effet du Boss d’abord.
VNG-DEF17 = L’effet d’un Boss cesse à l’instant de sa mort. Ce qu’il a changé à la mise en place demeure.
VNG-DEF18 = Chaque joueur a ses plateaux, ses marques et son pion, et personne ne note jamais rien sur les plateaux d’un autre.

## Mise en place

chapter-setup = Mise en place
VNG-SET1 = La Réserve compte 24 dés de combat à 2 joueurs, 35 à 3 et 46 à 4.
VNG-SET2 = Chaque joueur reçoit un plateau Joueur et, au hasard, un plateau Repaire. Deux joueurs n’ont jamais le même plateau Repaire.
VNG-SET3 = Chaque joueur choisit un héros, avec ses 8 tuiles Compétence, ses 4 tuiles Objet, sa carte Caractéristique et son pion.
VNG-SET4 = Un héros n’appartient qu’à un seul joueur. On choisit dans l’ordre des places ; une table peut aussi tirer les héros au sort ou laisser choisir les plus rapides.
VNG-SET5 = La carte Caractéristique est posée sur le plateau Joueur, et les tuiles Compétence face visible à côté, pas encore achetées.
VNG-SET6 = Une tuile Objet est posée sur chacun des 4 emplacements d’objet ; aucune utilisation n’est encore marquée.
VNG-SET7 = Les 9 cartes Boss sont mélangées et chaque joueur en reçoit une, face cachée. Les autres ne servent pas.
VNG-SET8 = Chaque joueur choisit la face A ou B de son plateau Repaire, avant de regarder sa carte Boss.
VNG-SET9 = Puis le joueur regarde sa carte Boss et marque sur la barre du Boss autant d’emplacements que ce Boss a de points de vie, en partant de la gauche.
VNG-SET10 = Dès lors la carte Boss est visible de tous, afin que chacun puisse vérifier son effet.
VNG-SET11 = Le héros commence dans la salle marquée DÉPART.
VNG-SET12 = Les dés et la tuile Flashback sont posés à la vue de tous.
VNG-SET13 = La mise en place s’achève par les étapes supplémentaires, s’il y en a : d’abord celle de l’effet du Boss, puis celle de la caractéristique.
VNG-SET14 = La partie commence avec 3 emplacements de vie et aucune blessure, sans emplacement supplémentaire, KO, butin, expérience ni compétence achetée.

## Tours de jeu

chapter-rounds = Tours de jeu
VNG-RND1 = Un tour compte quatre phases, dans cet ordre : Flashback, Lancer, Combat, Résolution.
VNG-RND2 = Flashback, Combat et Résolution sont joués par tous en même temps, et aucun choix qu’on y fait ne touche un autre joueur.
VNG-RND3 = La phase de Lancer est jouée par tous en même temps et en temps réel. Les joueurs ne se croisent que dans la Réserve, qu’ils vident ensemble.
VNG-RND4 = Quand on a fini son Combat, on passe à la Résolution sans attendre, puisque rien n’y dépend des autres.
VNG-RND5 = Le tour suivant commence quand tous les joueurs en vie ont fini leur Résolution.
VNG-RND6 = La partie s’arrête après 4 tours ; on compte alors les points.
VNG-RND7 = La phase de Résolution du 4e tour est jouée avant le décompte : quatre tours, ce sont quatre tours complets, et un héros peut encore finir KO dans le dernier.
VNG-RND8 = Un joueur mort ne prend plus part aux tours qui restent.
VNG-RND9 = S’il ne reste personne en vie, la partie s’arrête juste après cette phase de Résolution.

## Flashback

chapter-flashback = Flashback
VNG-FLB1 = Pour commencer, chaque joueur en vie prend 4 dés de combat dans la Réserve et les garde sans les lancer ; 3 après un KO.
VNG-FLB2 = Les 3 dés Flashback sont lancés une seule fois, et le résultat vaut pour tous.
VNG-FLB3 = Chaque joueur a 4 actions Flashback : une par dé et une action bonus.
VNG-FLB4 = Ces actions se font dans n’importe quel ordre, action bonus comprise, et des compétences peuvent être achetées entre-temps.
VNG-FLB5 = Une icône visible sur plusieurs dés peut servir autant de fois.
VNG-FLB6 = Entraînement : marquer les 2 emplacements d’expérience suivants. S’il n’en reste qu’un, on marque celui-là ; s’il n’en reste aucun, l’Entraînement est impossible.
VNG-FLB7 = Achat : marquer une case d’utilisation au-dessus d’un de ses objets. Impossible quand toutes les cases ont été achetées.
VNG-FLB8 = Soin : soit marquer un emplacement de vie supplémentaire, soit nettoyer 2 emplacements de vie cochés (ou le seul qui le soit). Impossible si tous les emplacements supplémentaires sont marqués et que rien n’est coché.
VNG-FLB9 = Un emplacement de vie qu’on vient de marquer est libre et peut servir dès la phase de Lancer du même tour.
VNG-FLB10 = Anticipation : marquer un emplacement d’anticipation d’une compétence de base ou d’une compétence achetée.
VNG-FLB11 = Sprint, Frappe et Feu ont 1 emplacement d’anticipation ; Charge et toute compétence achetée qui demande des dés en ont 2.
VNG-FLB12 = Une compétence est anticipée quand tous ses emplacements sont marqués : elle peut servir une fois au Combat, sans dés.
VNG-FLB13 = Une compétence à 2 emplacements demande donc deux Anticipations dans la même phase de Flashback. À moitié marquée, elle ne donne rien et n’empêche rien, et perd sa marque à la Résolution.
VNG-FLB14 = Une Anticipation choisie pour du butin à la Résolution vient après l’effacement des marques : elle reste donc et compte pour le tour suivant.
VNG-FLB15 = Les compétences qui ne demandent pas de dés ne peuvent pas être anticipées.
VNG-FLB16 = Une compétence ne peut pas être anticipée deux fois pour la même phase de Combat : ses emplacements sont pleins.
VNG-FLB17 = Collecte : cocher l’emplacement de butin suivant, ou faire une des quatre autres actions Flashback. Quand la piste de butin est pleine, seule la seconde moitié reste possible.
VNG-FLB18 = Si l’action d’un dé est impossible, on peut en faire une autre à la place, sauf une Collecte. Elle doit être vraiment impossible ; ne pas en avoir envie ne suffit pas.
VNG-FLB19 = L’action bonus est un Entraînement, un Achat, un Soin ou une Anticipation, jamais une Collecte.
VNG-FLB20 = On peut passer n’importe quelle action Flashback.
VNG-FLB21 = Quand tous les joueurs en vie ont fini, la phase de Lancer commence.

## Entraînement et achat de compétences

chapter-training = Entraînement et achat de compétences
VNG-XP1 = À tout moment de la phase de Flashback, on peut acheter autant de compétences de son héros qu’on veut.
VNG-XP2 = On paie en cochant autant d’emplacements d’expérience marqués et pas encore cochés, en partant de la gauche.
VNG-XP3 = Un emplacement d’expérience coché reste marqué : l’expérience dépensée compte toujours à la fin.
VNG-XP4 = On possède au plus 4 compétences achetées à la fois. Les passives comptent, celles de base non.
VNG-XP5 = Pour faire de la place, on peut défausser une compétence en en achetant une autre. Rien n’est remboursé, et la nouvelle coûte son prix entier. À aucun autre moment on ne défausse une compétence.
VNG-XP6 = Les compétences défaussées peuvent être rachetées plus tard, à leur prix entier.
VNG-XP7 = Les marques d’anticipation d’une compétence défaussée sont perdues.
VNG-XP8 = Une compétence achetée sert tout de suite : on peut l’anticiper et lui assigner des dés dans le même tour.
VNG-XP9 = On n’achète de compétences que pendant la phase de Flashback, même si l’on gagne de l’expérience à la Résolution.

## Lancer les dés

chapter-roll = Lancer les dés
VNG-ROLL1 = Chaque joueur commence par lancer tous les dés de sa main : 4, ou 3 après un KO.
VNG-ROLL2 = Ensuite, on peut relancer autant de fois qu’on veut les dés de sa main qui ne sont pas bloqués, tous ou en partie.
VNG-ROLL3 = Un dé qui montre une blessure est bloqué : il ne peut pas être relancé tant qu’il n’est pas libéré.
VNG-ROLL4 = Avec moins de 4 dés non assignés, on peut prendre des dés dans la Réserve, jusqu’à 4 ; après un KO, la limite est de 3.
VNG-ROLL5 = S’il n’y a pas assez de dés dans la Réserve, on prend ce qui reste.
VNG-ROLL6 = Les dés blessure bloqués comptent dans la limite, puisqu’ils sont encore en main.
VNG-ROLL7 = On n’est jamais obligé de prendre des dés, et l’on peut en prendre moins que la limite. Un dé qu’on vient de prendre ne montre rien tant qu’il n’est pas lancé.
VNG-ROLL8 = Lancer, assigner et prendre des dés recommencent autant qu’on veut, tant que des dés peuvent servir.
VNG-ROLL9 = On peut s’arrêter quand on veut, même avant le premier lancer. On ne revient plus dans la même phase.
VNG-ROLL10 = Un joueur qui ne peut ni lancer un dé, ni assigner un groupe, ni placer un dé blessure, ni prendre un dé est coincé et compte comme ayant fini. Tant qu’on tient un dé qu’on peut lancer, on n’est pas coincé.
VNG-ROLL11 = La phase s’achève quand tous les joueurs en vie se sont arrêtés ou sont coincés.
VNG-ROLL12 = Tous les dés non assignés retournent alors dans la Réserve.
VNG-ROLL13 = Les dés blessure encore en main y retournent avec eux, sans faire de mal.
VNG-ROLL14 = Les dés d’un joueur qui s’est arrêté restent hors de la Réserve jusqu’à la fin de la phase ; sinon, s’arrêter aiderait les autres.
VNG-ROLL15 = À 2, 3 ou 4 joueurs, les règles ne fixent pas de limite de temps, mais une table peut le faire.

## Assigner des groupes

chapter-assigning = Assigner des groupes
VNG-ASG1 = Après un lancer, on peut assigner un groupe de dés à une compétence de base ou à une compétence achetée.
VNG-ASG2 = Un groupe se pose d’un seul coup : exactement les dés que demande la compétence, ni plus ni moins.
VNG-ASG3 = Un poing fort peut remplacer un poing, jamais l’inverse.
VNG-ASG4 = Les dés blessure et les dés non lancés ne valent rien.
VNG-ASG5 = Sprint : 2 courses donnent un Mouvement.
VNG-ASG6 = Frappe : 3 poings donnent un Coup, et un second si au moins un des dés est un poing fort. Une Frappe anticipée n’a pas de dés et donne un seul Coup.
VNG-ASG7 = Feu : 2 pistolets et un pistolet ou un poing donnent un Tir.
VNG-ASG8 = Charge : 1 course, 2 poings et une course ou un poing donnent un Mouvement, puis un Coup. Les poings forts n’ajoutent rien ici.
VNG-ASG9 = Compétences achetées : les dés et les actions sont imprimés sur la tuile.
VNG-ASG10 = On peut assigner autant de groupes qu’on veut, même plusieurs à la même compétence ; chaque groupe est une utilisation.
VNG-ASG11 = Une compétence au symbole « une fois » reçoit au plus un groupe par phase de Lancer.
VNG-ASG12 = En assignant un groupe, on peut libérer un dé blessure de sa main, c’est-à-dire gagner le droit de le relancer. Ce qui n’est pas fait tout de suite est perdu.
VNG-ASG13 = Une compétence « une fois » anticipée ce tour-ci ne reçoit aucun groupe. À moitié marquée, cela ne compte pas.
VNG-ASG14 = Une compétence sans ce symbole peut être anticipée et recevoir des groupes dans le même tour.
VNG-ASG15 = Les compétences passives ne reçoivent pas de dés.
VNG-ASG16 = Un groupe assigné n’est plus ni modifié, ni déplacé, ni relancé jusqu’à la fin du tour.

## Les blessures pendant le Lancer

chapter-wounds = Les blessures pendant le Lancer
VNG-WND1 = On peut placer un dé blessure de sa main sur un emplacement libre de sa barre de vie : un emplacement de base ou supplémentaire marqué, ni coché ni occupé par un dé.
VNG-WND2 = En placer un libère tous les autres dés blessure de la main.
VNG-WND3 = Un dé libéré peut faire partie de n’importe quel lancer suivant. D’ici là il montre toujours une blessure : il ne vaut rien et peut encore être placé. Une fois lancé, il n’est plus libéré, et une nouvelle blessure le bloque à nouveau.
VNG-WND4 = Un emplacement porte un seul dé, et les dés se placent un par un.
VNG-WND5 = Au début du Combat, après les effets de début de combat, chaque emplacement portant un dé est coché, et ces dés retournent dans la Réserve.
VNG-WND6 = Un emplacement coché n’accepte plus de dé les tours suivants tant qu’il n’est pas nettoyé.
VNG-WND7 = Une barre de vie pleine ne change rien avant la cinquième étape de la Résolution : le héros joue tout son Combat et peut encore être soigné.

## Combat

chapter-combat = Combat
VNG-CMB1 = Les effets de début de combat viennent en premier, avant même les dés de la barre de vie. Les passifs sont obligatoires s’ils sont possibles, les objets facultatifs. L’ordre est au choix du joueur.
VNG-CMB2 = Ensuite, les emplacements portant un dé sont cochés.
VNG-CMB3 = Puis on peut utiliser chaque groupe assigné, chaque compétence anticipée et chaque utilisation d’objet marquée.
VNG-CMB4 = Compétences et objets s’utilisent dans n’importe quel ordre ; deux groupes sur une même compétence sont deux utilisations, qui n’ont pas à se suivre.
VNG-CMB5 = On finit une compétence ou un objet avant d’en commencer un autre.
VNG-CMB6 = Les actions d’une tuile se font dans l’ordre imprimé.
VNG-CMB7 = Si une action est impossible, l’utilisation de la tuile s’arrête aussitôt et la suite est perdue.
VNG-CMB8 = Une fois une tuile commencée, toute action possible doit être faite ; on n’en choisit que les cibles. On peut aussi ne pas utiliser une tuile du tout.
VNG-CMB9 = Après usage, les dés d’un groupe retournent dans la Réserve, et les marques d’anticipation d’une compétence sont effacées.
VNG-CMB10 = Les compétences passives ne demandent pas de dés et valent en permanence.
VNG-CMB11 = Les effets de résolution ne font rien pendant le Combat.
VNG-CMB12 = Toute compétence se compose des huit actions.
VNG-CMB13 = On peut finir son Combat entre deux tuiles. Les dés des groupes non utilisés retournent dans la Réserve, les marques d’anticipation restantes disparaissent à la Résolution, et les utilisations d’objet restent marquées.
VNG-CMB14 = À la fin du Combat, les points sur les Durs à cuire sont effacés.
VNG-CMB15 = La cible d’une action se choisit au moment de la faire, pas avant.

## Les huit actions

chapter-actions = Les huit actions
VNG-ACT1 = Mouvement : aller dans une salle adjacente de son choix.
VNG-ACT2 = Un Mouvement est impossible depuis une salle où se trouve un Bloqueur actif.
VNG-ACT3 = À l’arrivée, la case Visité de la salle est cochée.
VNG-ACT4 = Coup : un dégât à un ennemi de sa propre salle.
VNG-ACT5 = Un sbire esquivé peut subir des dégâts comme un autre.
VNG-ACT6 = Tir : un dégât à un ennemi d’une salle adjacente, jamais de sa propre salle.
VNG-ACT7 = Tout ce qui est dit du Coup vaut aussi pour le Tir : sortes de sbires, Boss, salles vidées.
VNG-ACT8 = Plusieurs Tirs d’une même tuile peuvent viser des salles différentes.
VNG-ACT9 = Blessure : cocher un emplacement libre de sa barre de vie. Sans emplacement libre, elle est impossible.
VNG-ACT10 = Soin : nettoyer un emplacement coché de sa barre de vie. Si aucun n’est coché, il est impossible.
VNG-ACT11 = Saut : aller dans une salle adjacente, puis dans une salle adjacente à celle-ci, qui peut être celle d’où l’on vient.
VNG-ACT12 = La salle traversée n’est pas visitée.
VNG-ACT13 = L’objectif de la salle traversée n’est pas rempli.
VNG-ACT14 = Les Bloqueurs de la salle traversée ne comptent pas.
VNG-ACT15 = Un Bloqueur actif dans la salle de départ empêche bel et bien le Saut : seule la salle traversée fait exception. La salle d’arrivée est visitée, comme après un Mouvement.
VNG-ACT16 = Esquive : marquer un sbire de sa salle ou d’une salle adjacente, ni coché ni déjà esquivé. Le Boss ne peut pas être esquivé.
VNG-ACT17 = Les marques d’esquive sont effacées à la fin de la Résolution.
VNG-ACT18 = Tuer : cocher un sbire de sa salle, quels que soient sa sorte et ce qui le protège. Le Boss ne peut pas être tué ainsi.

## Les sbires

chapter-minions = Les sbires
VNG-MIN1 = Un seul dégât suffit à cocher un sbire, sauf un Dur à cuire. Un sbire coché est éliminé pour toute la partie.
VNG-MIN2 = Dur à cuire : il en faut deux. Le premier dégât lui met un point, le second le coche.
VNG-MIN3 = Un Dur à cuire qui n’a subi qu’un dégât perd son point à la fin du Combat. Les deux dégâts peuvent venir de tuiles différentes, d’un Coup et d’un Tir.
VNG-MIN4 = Brute : tant qu’une Brute active est dans la salle du Boss, celui-ci ne subit aucun dégât. Dans les autres salles, une Brute ne fait rien.
VNG-MIN5 = Bloqueur : tant qu’il y en a un actif dans sa salle, le héros ne peut pas en sortir.
VNG-MIN6 = Homme de main : inflige une blessure à la Résolution s’il est dans la salle du héros.
VNG-MIN7 = Flingueur : inflige une blessure à la Résolution s’il est dans la salle du héros ou dans une salle adjacente.
VNG-MIN8 = Les ennemis ne bougent jamais et ne reviennent jamais.

## Le Boss

chapter-boss = Le Boss
VNG-BOSS1 = Le Boss ne peut subir de dégât que si aucune Brute active n’est dans sa salle.
VNG-BOSS2 = Chaque dégât coche l’emplacement suivant de sa barre, en partant de la gauche.
VNG-BOSS3 = Les emplacements qui n’ont pas été marqués à la mise en place ne sont jamais cochés.
VNG-BOSS4 = Quand tous les emplacements marqués sont cochés, le Boss est mort et n’est plus une cible.
VNG-BOSS5 = Un Boss en vie inflige une blessure à la Résolution s’il est dans la salle du héros.
VNG-BOSS6 = Esquive et Tuer parlent de sbires : elles n’ont aucun effet sur un Boss.
VNG-BOSS7 = Un dégât annulé par l’effet d’un Boss a tout de même été porté : la tuile continue, et un modificateur peut suivre. Un Boss qu’on n’a pas le droit de viser n’est pas une cible du tout.

## Les objets

chapter-items = Les objets
VNG-ITM1 = Un objet fait effet quand on l’utilise : au Combat, sauf indication contraire.
VNG-ITM2 = Chaque utilisation coche une case marquée de l’objet.
VNG-ITM3 = Sans case marquée et pas encore cochée, un objet ne peut pas servir.
VNG-ITM4 = Un objet a 3 cases, et une case cochée est dépensée pour toute la partie.
VNG-ITM5 = Le même objet peut servir plusieurs fois dans une phase de Combat, une fois par case marquée.
VNG-ITM6 = Les cases marquées restent d’un tour à l’autre tant qu’elles ne sont pas utilisées.
VNG-ITM7 = Un modificateur s’utilise juste après l’action qu’il nomme, même au milieu d’une tuile, qui continue ensuite. Une seule fois pour chacune de ces actions ; et ce que fait un modificateur n’en appelle pas d’autre.
VNG-ITM8 = Les objets de début de combat ou de résolution ne servent qu’à ce moment-là.
VNG-ITM9 = Si l’effet d’un modificateur est impossible, seul le modificateur s’arrête. Il n’est proposé que si sa première action est possible à ce moment-là.

## Les objectifs

chapter-objectives = Les objectifs
VNG-OBJ1 = Un objectif appartient à une salle : il n’est marqué que si le héros s’y trouve et que ce qu’il demande est vrai.
VNG-OBJ2 = Chaque objectif est marqué une seule fois ; ses points sont comptés à la fin de la partie.
VNG-OBJ3 = Il est marqué de lui-même dès que les deux sont vrais, à n’importe quelle phase, puisque cela ne peut pas nuire.
VNG-OBJ4 = Traverser une salle par un Saut ne marque rien.
VNG-OBJ5 = Tableau de chasse : tant de sbires de cette sorte sont cochés, où que ce soit dans le repaire, depuis le début de la partie.
VNG-OBJ6 = Nettoyage éclair : aucun sbire de la salle n’était coché au début de cette phase de Combat, et tous sont maintenant cochés ou esquivés.
VNG-OBJ7 = Pleine forme : la barre de vie a 6 emplacements, cochés ou non.
VNG-OBJ8 = Tour du quartier : toutes les salles adjacentes sont visitées.
VNG-OBJ9 = Face à face : le Boss a subi au moins un dégât par un Coup. Un dégât annulé ne compte pas, un Tir non plus.
VNG-OBJ10 = Exploration : tant de salles du repaire sont visitées, y compris celles qui le sont d’emblée.
VNG-OBJ11 = Voisinage tranquille : tous les sbires de cette sorte dans les salles adjacentes sont cochés. Esquivés, ils ne comptent pas, et la salle elle-même n’entre pas en jeu.

## Résolution

chapter-resolution = Résolution
VNG-RES1 = Première étape : toutes les marques d’anticipation sont effacées ; ce qui n’a pas servi est perdu.
VNG-RES2 = Deuxième étape : on récolte le butin de chaque salle visitée et vidée.
VNG-RES3 = Chaque symbole de butin donne une Collecte : cocher un emplacement de butin, ou faire une autre action Flashback.
VNG-RES4 = Un symbole n’est récolté qu’une fois, même si le joueur renonce à sa Collecte.
VNG-RES5 = Troisième étape : le héros reçoit une blessure du Boss en vie et de chaque Homme de main actif de sa salle, et de chaque Flingueur actif de sa salle ou d’une salle adjacente. Chaque blessure coche un emplacement libre.
VNG-RES6 = Quatrième étape : les effets de résolution sont utilisés, dans l’ordre qu’on veut. Les passifs sont obligatoires, les objets facultatifs.
VNG-RES7 = Cinquième étape : si tous les emplacements de la barre de vie sont cochés, le héros est KO.
VNG-RES8 = Sixième étape : toutes les marques d’esquive sont effacées.
VNG-RES9 = Pour récolter le butin, le héros n’a pas besoin d’être dans la salle.
VNG-RES10 = Pour le butin, les sbires esquivés comptent comme éliminés, pour ce tour seulement.
VNG-RES11 = Les blessures qui ne trouvent pas d’emplacement libre sont ignorées.
VNG-RES12 = Les six étapes se font dans cet ordre : un Soin pris pour du butin précède donc les blessures, et le KO regarde la barre telle qu’elle est après la quatrième étape.

## KO

chapter-knockout = KO
VNG-KO1 = Un héros KO perd toutes ses blessures.
VNG-KO2 = La barre de vie revient à ses 3 emplacements de base. Les emplacements supplémentaires pourront être marqués de nouveau.
VNG-KO3 = L’emplacement KO suivant est coché.
VNG-KO4 = Après le premier KO, le héros ne tient plus que 3 dés jusqu’à la fin de la partie : trop peu pour les compétences qui en demandent 4.
VNG-KO5 = Ces compétences peuvent encore être anticipées, ce qui ne demande pas de dés.
VNG-KO6 = Un second KO tue le héros : le joueur a perdu et ne joue plus les tours qui restent.
VNG-KO7 = Un joueur mort ne peut pas gagner et se classe derrière tous les survivants ; ses points restent affichés. Si tout le monde est mort, personne ne gagne.
VNG-KO8 = Le nombre de dés ne change pas quand un joueur meurt.

## Score final

chapter-score = Score final
VNG-SCO1 = Après le 4e tour, chaque joueur additionne les points suivants.
VNG-SCO2 = Butin : le nombre du premier emplacement de butin non coché.
VNG-SCO3 = Entraînement : le nombre du premier emplacement d’expérience non marqué.
VNG-SCO4 = Une piste entièrement remplie rapporte le nombre imprimé à sa fin.
VNG-SCO5 = Boss : le nombre sous le dernier emplacement coché de sa barre, 0 s’il n’y en a aucun.
VNG-SCO6 = 5 points de plus si le Boss est mort.
VNG-SCO7 = Les points de chaque objectif marqué.
VNG-SCO8 = Un point de moins par salle contenant un ennemi sur le chemin du héros vers l’entrée, sa propre salle comprise. Le meilleur chemin est retenu.
VNG-SCO9 = On compte les salles, pas les ennemis, et un Boss en vie est un ennemi. L’entrée ne compte jamais, et les Bloqueurs ne barrent ici aucun chemin.
VNG-SCO10 = Le score le plus élevé l’emporte.
VNG-SCO11 = En cas d’égalité, celui qui a le plus d’emplacements de vie non cochés gagne. Seuls comptent les emplacements disponibles.
VNG-SCO12 = Si l’égalité persiste, la victoire est partagée.

## Solo

chapter-solo = Solo
VNG-SOLO1 = En solo, on choisit facile, moyen ou difficile pour trois choses : les dés, le temps et l’objectif. Tous les mélanges sont permis.
VNG-SOLO2 = La Réserve compte 20, 16 ou 12 dés.
VNG-SOLO3 = On joue quatre tours complets, avec les mêmes règles qu’à plusieurs.
VNG-SOLO4 = À chaque phase de Lancer, on dispose de 45, 30 ou 25 secondes à partir du premier lancer.
VNG-SOLO5 = Le temps écoulé, on ne peut plus prendre de dé dans la Réserve. Les dés en main peuvent encore être lancés, assignés et placés, sans se presser.
VNG-SOLO6 = Le défi est réussi avec au moins 18, 23 ou 28 points. Un héros mort a échoué dans tous les cas.
VNG-SOLO7 = Un Boss et un plateau Repaire sont distribués comme d’habitude, et l’on choisit son héros et la face du plateau.

## Options de table

chapter-switches = Options de table
VNG-SW1 = Dernière Résolution. Par défaut : le 4e tour a sa phase de Résolution avant le décompte. Variante : on compte les points juste après le Combat du 4e tour, sans dernier butin, blessure ni KO ; les marques d’esquive sont d’abord effacées.
VNG-SW2 = Tuiles commencées. Par défaut : toute action possible d’une tuile commencée doit être faite. Variante : on peut interrompre une tuile, mais pas pour échapper à une Blessure qui vient ensuite.
VNG-SW3 = Bloqueurs et Saut. Par défaut : un Bloqueur actif dans la salle de départ empêche le Saut. Variante : le Saut ne tient aucun compte des Bloqueurs.
VNG-SW4 = Dés des joueurs arrêtés. Par défaut : ils restent à l’écart jusqu’à la fin de la phase. Variante : ils retournent aussitôt dans la Réserve, et un joueur coincé peut repartir grâce à eux.
VNG-SW5 = Anticipation contre butin. Par défaut : une Anticipation choisie pour du butin à la Résolution sert au tour suivant. Variante : on ne peut pas la choisir à ce moment-là.
VNG-SW6 = Nettoyage éclair. Par défaut : tous les sbires de la salle doivent tomber ou être esquivés en un seul tour. Variante : il suffit que les derniers le soient ; les pertes d’avant ne comptent pas.
VNG-SW7 = Pistes pleines. Par défaut : une piste pleine rapporte le nombre de sa fin. Variante : elle ne rapporte rien, selon la lettre de la règle.
VNG-SW8 = Quatre dés après un KO. Par défaut : les compétences à 4 dés peuvent encore être anticipées. Variante : elles ne peuvent plus servir du tout.
VNG-SW9 = Action bonus. Par défaut : à tout moment de la phase de Flashback. Variante : seulement après que les trois dés ont été utilisés ou passés.
VNG-SW10 = Objectifs. Par défaut : ils sont marqués à n’importe quelle phase. Variante : seulement pendant le Combat.

## La course sur un serveur

chapter-race = La course sur un serveur
VNG-RT1 = Les dés, la Réserve et le hasard appartiennent au serveur. Un joueur envoie un souhait, et seule la réponse du serveur change quelque chose.
VNG-RT2 = Les règles ne lisent aucune horloge : que le temps soit écoulé leur est dit comme toute autre réponse. Une partie enregistrée peut donc être rejouée à l’identique.
VNG-RT3 = Les souhaits sont exécutés un par un, dans leur ordre d’arrivée. Un dé est toujours à un seul endroit : dans la Réserve, dans une main, dans un groupe ou sur une barre de vie.
VNG-RT4 = Les dés de la Réserve, des mains, des groupes et des barres de vie font toujours ensemble le nombre de départ.
VNG-RT5 = Un souhait qui arrive deux fois n’est exécuté qu’une fois. S’il n’est pas permis, il est refusé avec une raison et ne change rien.
VNG-RT6 = La phase de Lancer s’achève dès l’instant où tous les joueurs en vie se sont arrêtés ou sont coincés. Qui est coincé est réexaminé chaque fois que la Réserve change.
VNG-RT7 = En solo, le temps court à partir du premier lancer. Une fois écoulé, la Réserve ferme : plus aucun dé ne peut être pris, tout le reste demeure permis, sans limite.
VNG-RT8 = Si la Réserve suffit à tout le monde, les dés sont donnés aussitôt. Sinon les demandes sont réunies un court instant, rangées par ordre d’arrivée en tenant compte du délai de chaque connexion, et servies un dé à la fois à tour de rôle. À égalité passe d’abord qui a pris le moins de dés ce tour-ci, puis l’ordre des places, décalé à chaque tour.
VNG-RT9 = Tout le monde voit aussitôt combien de dés restent dans la Réserve.
VNG-RT10 = Si une connexion se coupe, les dés du joueur restent comme ils sont et la phase continue. Au bout d’un moment le joueur est arrêté ; revenir tant que la phase dure lève cet arrêt.
VNG-RT11 = En solo, le temps continue de courir quand la connexion se coupe.
VNG-RT12 = Une table peut jouer sans se presser : les lancers sont plus lents, les demandes réunies plus longtemps, et l’adresse des doigts ne compte presque plus. Qui joue seul sans se presser n’a aucune limite de temps.
VNG-RT13 = Au lieu de faire la course, on peut jouer par étapes : à chaque étape, chacun donne un ordre, et les ordres sont exécutés dans l’ordre des places, à partir d’une place qui avance d’une étape à l’autre. Les dés rares sont donnés un par un dans cet ordre. Ne pas donner d’ordre, c’est passer.
VNG-RT14 = Un temps vaut une seconde et demie : en solo, la Réserve ferme après 30, 20 ou 16 temps. À plusieurs il n’y a pas de limite, mais passer trois fois de suite arrête le joueur.
VNG-RT15 = Les robots jouent avec les mêmes ordres que les personnes, au plus un toutes les secondes et demie environ.
VNG-RT16 = En course ou par étapes, les mêmes ordres dans la même suite donnent le même résultat.
VNG-RT17 = Après un ordre, une main ne s’arrête d’elle-même que si aucun lancer ne peut plus rien apporter à son joueur : plus de groupe possible, plus de dé à prendre, plus de blessure à placer. Sinon, c’est le joueur qui s’arrête.
VNG-RT18 = À 2, 3 ou 4, les derniers dés ont une limite : quand il n’y a plus de dé à prendre, il reste 30 secondes pour lancer, sauf choix contraire de la table.
