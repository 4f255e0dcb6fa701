## Mise en place

chapter-setup = Mise en place
WDL-SET1 = Chaque joueur choisit un Héros, et un Héros n’est joué qu’une fois. Avec lui viennent son plateau, sa carte Pouvoir, son meeple, un cube rouge et un cube bleu.
WDL-SET2 = Chaque Héros commence avec 5 cœurs et n’en a jamais davantage ; au-delà du cinquième, ils sont perdus.
WDL-SET3 = Chaque Héros commence avec 0 orbe et n’en a jamais plus de 10 ; au-delà du dixième, ils sont perdus.
WDL-SET4 = Au départ, la carte Pouvoir est cachée sous le côté gauche du plateau : les deux pouvoirs sont encore verrouillés.
WDL-SET5 = Les tuiles Départ, Auberge et Boss sont mises de côté. La tuile Départ, reconnaissable à son dos, est posée sur la table.
WDL-SET6 = Les 21 autres tuiles sont mélangées pour former la pile. Deux d’entre elles, prises sans être vues, sont mélangées à la tuile Boss, et les trois vont sous la pile : elle compte 22 tuiles, et le Boss est l’une des trois dernières.
WDL-SET7 = Les 20 marqueurs Monstre sont mélangés face cachée pour former la pile des Monstres.
WDL-SET8 = Les cartes Butin, Événement et Boss sont mélangées en trois paquets séparés, face cachée.
WDL-SET9 = Tous les marqueurs et tous les dés forment une réserve commune.
WDL-SET10 = Le groupe choisit une carte Ronces, facile, classique ou difficile, et la pose face visible. Les deux autres ne servent pas.
WDL-SET11 = Le groupe désigne le premier joueur, qui commence à chaque manche de la partie. Le plus expérimenté fait un bon choix.
WDL-SET12 = La partie commence par la Phase 1 de la première manche, le premier joueur d’abord.
WDL-SET13 = Tous les Héros commencent debout sur la tuile Départ.
WDL-SET14 = On joue dans le sens horaire, dans l’ordre des places, à partir du premier joueur, dans les deux phases.
WDL-SET15 = Quatre modules peuvent être ajoutés à la mise en place : Monstres Enragés, Boss Enragés, Tanières et Auberge. Aucun n’est en jeu si le groupe ne le demande pas.
WDL-SET16 = Les marqueurs Poison, Ronces, Bouclier Feuille et Bouclier +1 ne manquent jamais. Seuls sont limités les 20 marqueurs Monstre, les 10 marqueurs Corruption, les 4 marqueurs Orbe et les 6 cartes Boss.
WDL-SET17 = S’il ne reste plus de carte Butin, de carte Événement ou de marqueur Monstre quand il faut en piocher, la défausse correspondante est mélangée et forme une nouvelle pioche ; si elle est vide aussi, on ne pioche rien. Une carte dont l’effet dure encore n’est pas dans la défausse.
WDL-SET18 = Chaque dé a six faces équiprobables. Quand une règle dit « un dé » sans préciser sa couleur, on lance un dé supplémentaire, qui n’utilise ni dé Héros ni dé Combat.
WDL-SET19 = Quand le groupe décide, c’est le premier joueur qui entre le choix après discussion (si un robot tient sa place, la première personne dans l’ordre du tour ; en solo, le joueur). Tout le monde le voit avant qu’il soit définitif.
WDL-SET20 = Si une place qui n’est pas la place active ne répond pas à temps, la partie continue avec une réponse prudente : pas de soutien à distance, plus de relance, pas de transport (mais un Héros à terre est emporté), un don accepté seulement s’il y a un emplacement libre, pas d’entrée dans une Tanière et, pour une carte perdue, la dernière piochée. Une place déconnectée joue de la même façon.

## Phase 1 : Croissance de la forêt

chapter-growth = Phase 1 : Croissance de la forêt
WDL-GRO1 = Une manche se compose de la Phase 1, Croissance de la forêt, puis de la Phase 2, Aventure.
WDL-GRO2 = Dans l’ordre du tour, chaque joueur pioche la première tuile de la pile, la montre et l’ajoute à la forêt, en choisissant sa case et son orientation.
WDL-GRO3 = La nouvelle tuile doit se trouver à côté d’une tuile en jeu et être reliée à la forêt par au moins un chemin.
WDL-GRO4 = Si la case choisie touche plusieurs tuiles, la nouvelle tuile doit être orientée de façon à se relier au plus grand nombre d’entre elles. On évite les impasses autant que possible.
WDL-GRO5 = Les poses permises se trouvent en quatre étapes : prendre toutes les cases et orientations qui donnent au moins une liaison ; écarter celles qui fermeraient la forêt ; pour chaque case, garder les orientations qui donnent le plus de liaisons ; parmi elles, celles qui bouchent le moins de chemins. Entre ce qui reste, et entre les cases, le joueur est libre.
WDL-GRO6 = Une tuile qui ne peut être reliée à aucun chemin va sous la pile, et l’on en pioche une autre, aussi souvent qu’il le faut. Comme toutes les tuiles ont un chemin, cela n’arrive que s’il ne reste aucun chemin ouvert utilisable.
WDL-GRO7 = Une tuile qui fermerait la forêt, sans plus aucun chemin ouvert, n’est pas posée : on pioche jusqu’à en trouver une qui la laisse ouverte, et les tuiles écartées vont sous la pile. Une tuile n’est écartée que si toutes les façons de la relier fermeraient la forêt.
WDL-GRO8 = Les tuiles écartées vont sous la pile dans l’ordre où elles ont été piochées, une fois trouvée la tuile à poser.
WDL-GRO9 = La toute dernière tuile peut fermer la forêt : quand ni la pile ni les tuiles écartées à l’instant n’en contiennent d’autre, il n’y a plus rien à ajouter.
WDL-GRO10 = Si un joueur doit ajouter une tuile alors que la pile est vide et que la carte Boss est encore cachée, la carte Boss est retournée face visible et son cube de menace est placé sur la première case.
WDL-GRO11 = Une fois la carte Boss face visible, ne pas pouvoir ajouter de tuile n’a plus d’effet : une pile vide n’augmente jamais la menace à elle seule.
WDL-GRO12 = Si la tuile Boss n’est pas en jeu quand la pile est épuisée, on pioche une carte Boss et on la place sur la tuile la plus éloignée de la tuile Départ parmi celles qu’on peut atteindre ; à égale distance, le groupe choisit.
WDL-GRO13 = Dès qu’une tuile est posée, on y place les marqueurs que demandent ses icônes.
WDL-GRO14 = La Phase 1 s’achève quand chaque joueur a posé une tuile, et après le premier pouvoir de Xylia s’il sert. La Phase 2 commence alors.
WDL-GRO15 = Un joueur dont le Héros est à terre pose une tuile comme tout le monde.
WDL-GRO16 = Un exemple : un croisement peut aller sur toute case où il peut être relié, mais si la case choisie touche deux chemins, il doit être orienté de façon à les rejoindre tous les deux.
WDL-GRO17 = Si en Phase 1 toutes les tuiles de la pile sont écartées, l’une d’elles peut tout de même fermer la forêt : la tuile Boss si elle est dans la pile, sinon la première écartée. Quand la forêt n’a plus de chemin ouvert utilisable, la pile compte comme vide.
WDL-GRO18 = Les orientations qui présentent les mêmes côtés de la tuile aux mêmes voisines sont une seule et même pose, nommée par le plus petit angle.

## Phase 2 : Aventure

chapter-adventure = Phase 2 : Aventure
WDL-ADV1 = Dans l’ordre du tour, chaque joueur joue un tour : il lance les 4 dés Héros et fait agir son Héros selon ce qu’ils montrent.
WDL-ADV2 = Un tour se déroule dans cet ordre : un Héros à terre peut se relever au Feu de camp ; Poison ; les cartes Butin utilisées sont retournées face visible, et des pouvoirs peuvent être déverrouillés ; lancer, relance et placement des dés ; rencontre, si des ennemis sont au même endroit que le Héros ; actions dans n’importe quel ordre ; fin du tour. Avant la rencontre, aucune autre action et aucune carte Butin, sauf le Porte-bonheur, n’est possible.
WDL-ADV3 = Avant de lancer les dés, le joueur actif regarde si son Héros est empoisonné.
WDL-ADV4 = Avant de lancer les dés, le joueur actif retourne face visible ses cartes Butin utilisées.
WDL-ADV5 = Les 4 dés Héros sont lancés ensemble.
WDL-ADV6 = Le joueur accepte le résultat ou relance, une fois par tour au plus.
WDL-ADV7 = Pour relancer, il faut garder au moins un dé du premier lancer et le placer aussitôt sur un emplacement qui convient. Tous les autres dés sont relancés ensemble.
WDL-ADV8 = Le résultat d’une relance doit être accepté.
WDL-ADV9 = Les dés placés avant la relance restent sur leur emplacement et ne peuvent plus être déplacés.
WDL-ADV10 = Un emplacement n’accepte un dé que si sa face convient. Un emplacement qui porte un maximum n’accepte pas plus de dés ; un emplacement illimité en accepte autant qu’on veut.
WDL-ADV11 = Un dé qui n’entre dans aucun emplacement libre, ou que le joueur ne veut pas placer, est mis de côté sans effet.
WDL-ADV12 = L’Invocation ne vaut que si deux dés s’y trouvent une fois tous les dés placés (un seul pour Sha’Vi avec le pouvoir II). Un dé isolé y est perdu, mais compte dès que le pouvoir II est déverrouillé plus tard dans le tour.
WDL-ADV13 = Après le placement, le joueur se sert des dés pour les actions correspondantes, dans n’importe quel ordre et entremêlées d’autres actions.
WDL-ADV14 = Aucun dé ne doit forcément servir. Ceux qui restent à la fin du tour sont simplement rendus.
WDL-ADV15 = Les dés Héros permettent quatre sortes d’actions : le Déplacement, la Concentration, les deux actions spéciales du Héros et l’Invocation.
WDL-ADV16 = Quand tout le monde a joué son tour, la manche est finie. Le même premier joueur commence la suivante par la Phase 1.
WDL-ADV17 = À la fin d’une manche viennent d’abord les effets du chapitre, puis la menace.
WDL-ADV18 = À la fin d’un tour, dans cet ordre : l’orbe de Concentration est gagné ; le Feu de camp soigne ; le dé Pouvoir invoqué et tous les dés utilisés sont rendus ; immobilisation, posture et effets du tour prennent fin ; la menace augmente. Un Héros tombé à terre pendant le tour n’a ni l’orbe ni le soin.

## Déplacement

chapter-movement = Déplacement
WDL-MOV1 = Chaque dé sur Déplacement permet au Héros d’aller une fois sur une tuile voisine reliée à la sienne. Le dé est défaussé quand il sert.
WDL-MOV2 = La face d’un dé de Déplacement ne compte pas : un dé, une tuile.
WDL-MOV3 = Déplacements et autres actions peuvent alterner librement.
WDL-MOV4 = En entrant sur une tuile, le Héros doit en résoudre les effets avant d’aller plus loin.
WDL-MOV5 = Un combat déclenché par un déplacement doit être terminé avant que le Héros aille plus loin.
WDL-MOV6 = En entrant, tout se passe dans cet ordre : corruption ; Ronces ; le Marchand étale ses articles ; les Monstres cachés ou la carte Boss sont retournés ; rencontre ; marqueur Campement ; marqueur Événement, s’il ne reste aucun ennemi. Viennent ensuite les actions libres : Coffre, marqueur Orbe, Marchand, Tanière, Auberge et quêtes.
WDL-MOV7 = Plusieurs Héros peuvent partager une tuile, mais seul le Héros actif déclenche ce qui se passe en entrant.
WDL-MOV8 = On ne passe pas par un chemin bouché, et l’on ne va sur une case vide que par un déplacement risqué.

## Déplacement risqué

chapter-risky = Déplacement risqué
WDL-RSK1 = Un Déplacement peut mener, par un chemin ouvert, vers une case sans tuile : c’est un déplacement risqué.
WDL-RSK2 = D’abord, le Héros gagne 1 orbe pour son audace.
WDL-RSK3 = Si plusieurs chemins mènent dehors, le joueur annonce celui qu’il prend avant qu’aucune tuile soit vue. C’est là que la nouvelle tuile ira.
WDL-RSK4 = Puis la première tuile de la pile est montrée et posée sur cette case, avec les marqueurs qu’elle demande.
WDL-RSK5 = Enfin, le Héros entre sur la nouvelle tuile, les effets de celle-ci s’appliquent et le tour continue.
WDL-RSK6 = Le joueur actif oriente la tuile de façon qu’elle soit reliée à celle que quitte le Héros, et pour le reste selon les règles de pose. Sur le Double cul-de-sac, le Héros entre dans la moitié où il arrive.
WDL-RSK7 = Une tuile qui ne va pas à cet endroit, ou seulement en fermant la forêt, est remplacée comme en Phase 1. Si aucune ne convient, le déplacement échoue : le dé est dépensé, l’orbe est gardé. Dans une fuite, les dégâts et les pertes restent acquis, le Héros reste sur place et la rencontre continue.
WDL-RSK8 = Quand la pile est vide, on ne peut pas commencer de déplacement risqué : aucun orbe n’est gagné et aucun Boss n’est révélé.
WDL-RSK9 = L’orbe peut servir aussitôt, par exemple à une relance dans le combat qui suit.

## Concentration

chapter-focus = Concentration
WDL-FOC1 = Un dé, et un seul, de 4 ou plus peut être placé sur Concentration. Il donne 1 orbe à la fin du tour.
WDL-FOC2 = Cet orbe ne peut pas servir dans le tour où il est gagné, mais seulement à partir du prochain tour du Héros.
WDL-FOC3 = Un Héros qui tombe à terre pendant son tour ne gagne pas d’orbe de Concentration.

## Actions spéciales

chapter-specials = Actions spéciales
WDL-SPC1 = Chaque Héros a deux actions spéciales à lui, l’une pour un dé de 5 ou 6, l’autre pour un 6.
WDL-SPC2 = Pour l’Agilité, la Précision et le Transport express, le dé reste sur le plateau comme rappel et l’effet dure tout le tour.
WDL-SPC3 = Pour l’Aura de soin, le Carreau de givre et le Remède, le dé est défaussé après usage.
WDL-SPC4 = Pendant une rencontre, seuls peuvent servir le Carreau de givre, les dés de breuvage, les effets permanents et les cartes Butin qui parlent d’un jet de combat ou d’une fuite. Tout le reste, soins, dons, commerce, Coffres ou Vortex, attend la fin de la rencontre.
WDL-SPC5 = L’Agilité, la Précision, le Transport express, la Posture défensive, les dés de breuvage et le dé Pouvoir invoqué ne demandent pas d’action : ils valent du placement des dés à la fin du tour, même dans la rencontre qui l’ouvre. Seuls l’Aura de soin, le Remède et le Carreau de givre sont des actions.

## Invocation

chapter-invocation = Invocation
WDL-INV1 = Deux dés Héros quelconques peuvent être placés sur Invocation. Le Héros dispose alors de son dé Pouvoir jusqu’à la fin du tour.
WDL-INV2 = Ces deux dés ne servent à rien d’autre pendant ce tour.
WDL-INV3 = Le dé Pouvoir invoqué est lancé avec les dés Combat du Héros dans chaque combat de ce tour.
WDL-INV4 = À la fin du tour, le dé Pouvoir retourne dans la réserve.
WDL-INV5 = Chaque dé Pouvoir ne compte qu’une fois par combat : un dé vert invoqué et un Bâton vert ne peuvent pas servir dans le même.
WDL-INV6 = Les Monstres et les Boss peuvent avoir une Faiblesse, une Résistance ou une Immunité à une couleur de dé Pouvoir.
WDL-INV7 = Il n’y a qu’un dé Pouvoir de chaque couleur. Celui qui se trouve sur un totem ne peut plus être invoqué, ni obtenu avec un Bâton.

## Cartes Butin

chapter-loot = Cartes Butin
WDL-LOOT1 = Les cartes Butin ne servent qu’en Phase 2.
WDL-LOOT2 = Les cartes permanentes, celles qui n’ont pas d’icône, comptent toujours, même en dehors du tour de leur propriétaire. L’Armure renforcée en est une.
WDL-LOOT3 = Les cartes à retourner et les cartes à défausser ne servent qu’au joueur actif, pendant son propre tour.
WDL-LOOT4 = Une carte à retourner est mise face cachée quand elle sert, puis retournée face visible au début du prochain tour de son propriétaire, juste avant le lancer des dés Héros. Les Bottes en sont un exemple.
WDL-LOOT5 = Une carte à défausser ne sert qu’une fois, comme la Potion de soin.
WDL-LOOT6 = Un Héros a 3 emplacements de Butin. S’il pioche une quatrième carte, son joueur la garde et en défausse une autre, ou y renonce.
WDL-LOOT7 = Les cartes auxquelles on renonce et celles qui ont servi vont dans la défausse du Butin.
WDL-LOOT8 = Quand des Héros partagent une tuile sans aucun Monstre, le joueur actif peut donner une ou plusieurs cartes Butin face visible de son Héros à un autre Héros de la tuile.
WDL-LOOT9 = Un don ne demande pas d’accord, et plusieurs cartes et marqueurs se donnent en une fois. Seul celui qui aurait plus de 3 cartes est interrogé : il défausse jusqu’à 3 cartes ou refuse le don. Un refus ne vaut que pour ce don : les autres cartes, marqueurs et Héros restent possibles. Personne ne prend ni n’échange de sa propre initiative. Un Héros à terre peut recevoir des cartes.
WDL-LOOT10 = Un Boss sur la tuile empêche les dons tout comme un Monstre.
WDL-LOOT11 = Qui doit défausser une carte Butin la choisit, visible ou cachée, sauf s’il est question de hasard. Sans carte, rien ne se passe.
WDL-LOOT12 = Une attaque, ce sont les dégâts de l’épée d’un ennemi : après un combat perdu, y compris le dégât d’un Héros en soutien, lors d’une fuite, ou en frappe préalable. Armure et posture ne protègent que des attaques. Les cœurs perdus par Poison, Ronces, Événements, compétences de Boss, Tanières ou Piège d’un campement ne sont pas des attaques.
WDL-LOOT13 = Un Héros qui a des marqueurs Quête leur consacre un de ses 3 emplacements, pour tous ensemble, et n’a donc que 2 cartes Butin au plus. Les marqueurs Orbe, Poison, Ronces et +1 dé Combat n’en occupent aucun.
WDL-LOOT14 = Une relance ne change que la face d’un dé : le +1 de l’Arc long ou de la Précision lui reste. Le dégât des Couteaux de lancer s’ajoute aux touches avant que les Boucliers Feuille en retirent.
WDL-LOOT15 = Les cartes identiques d’un même Héros s’additionnent : deux Masses donnent 2 dés, deux Armures retirent 2 dégâts à chaque attaque.

## Orbes

chapter-orbs = Orbes
WDL-ORB1 = Le cube bleu indique les orbes du Héros, de 0 à 10.
WDL-ORB2 = Les orbes servent à cinq choses : relancer des dés Combat, acheter au Marchand, prendre le Vortex, relever un Héros à terre et déverrouiller des pouvoirs.
WDL-ORB3 = Le joueur actif peut relancer 1 dé Combat par orbe dépensé. Les dés Pouvoir ne sont jamais relancés avec des orbes.
WDL-ORB4 = Les pouvoirs se déverrouillent à tout moment du tour du Héros, sauf pendant un combat.
WDL-ORB5 = Le pouvoir I coûte 3 orbes. La carte Pouvoir glisse alors d’un cran.
WDL-ORB6 = Le pouvoir II ne vient qu’après le pouvoir I et coûte 5 orbes de plus. La carte Pouvoir sort alors entièrement.
WDL-ORB7 = Les deux peuvent être déverrouillés dans le même tour, pour 8 orbes en tout.
WDL-ORB8 = Un pouvoir déverrouillé le reste jusqu’à la fin de la partie.
WDL-ORB9 = On peut déverrouiller un pouvoir avant le lancer, avant de placer les derniers dés et pendant les actions. Des ennemis au même endroit ne l’empêchent pas tant que la rencontre n’a pas commencé ; ensuite, il faut qu’elle soit terminée.
WDL-ORB10 = Les marqueurs Orbe posés sur le plateau d’un Héros ne sont pas des orbes et ne peuvent pas être dépensés.

## Tuiles Forêt

chapter-tiles = Tuiles Forêt
WDL-TILE1 = Si une tuile porte à la fois des Ronces et des Monstres, les Ronces passent toujours en premier.
WDL-TILE2 = Trésor : à la pose de la tuile, on y place 1 marqueur Coffre par icône Trésor.
WDL-TILE3 = Un Héros actif sur une tuile avec un Coffre et sans Monstre peut défausser le Coffre pour piocher aussitôt 1 carte Butin.
WDL-TILE4 = On peut ouvrir plusieurs Coffres dans le même tour. Cela ne coûte rien, et le Héros n’a pas besoin de venir d’arriver.
WDL-TILE5 = Événement : à la pose de la tuile, on y place 1 marqueur Événement.
WDL-TILE6 = Un Héros actif qui arrive sur une tuile avec un marqueur Événement doit, une fois tous les Monstres vaincus, défausser le marqueur et résoudre la première carte Événement, lue à voix haute.
WDL-TILE7 = Si un Événement ou un autre effet fait perdre à un joueur ce qu’il n’a pas, rien ne se passe pour cette partie de l’effet.
WDL-TILE8 = Une carte Événement résolue est défaussée face visible à côté du paquet.
WDL-TILE9 = L’Événement a lieu aussi quand un Héros actif vainc le dernier ennemi de la tuile lors d’un tour suivant, ou commence son tour sur une tuile avec un marqueur Événement et sans ennemi, après le placement des dés.
WDL-TILE10 = Monstre : à la pose de la tuile, on y place face cachée 1 marqueur Monstre au hasard par icône Monstre.
WDL-TILE11 = Quand un joueur arrive pour la première fois sur la tuile, tous ses Monstres sont retournés face visible.
WDL-TILE12 = Un Héros actif qui arrive sur une tuile avec des Monstres doit les combattre aussitôt ; celui qui y commence son tour le fait après avoir lancé et placé ses dés.
WDL-TILE13 = Les Monstres qui arrivent là où se tient un Héros sont aussitôt retournés face visible. Le Héros actif les combat immédiatement, les autres au début de leur tour. Pendant une rencontre, les nouveaux venus s’y joignent ; après, une nouvelle rencontre commence avec eux seuls.
WDL-TILE14 = Boss : à la pose de la tuile Boss, 1 carte Boss au hasard est placée face cachée à côté.
WDL-TILE15 = La carte Boss est retournée quand un joueur entre pour la première fois sur la tuile Boss, ou quand il faut poser une tuile et que la pile est vide.
WDL-TILE16 = Un Héros actif qui commence son tour sur une tuile avec un Boss, ou y arrive, doit combattre.
WDL-TILE17 = Dans la partie standard, vaincre le Boss est la seule façon de gagner.
WDL-TILE18 = Tanière : sans le module Tanières, l’icône ne veut rien dire. Toutes les autres icônes de la tuile valent comme d’habitude.
WDL-TILE19 = Vortex : un Héros actif sur cette tuile peut dépenser 1 orbe pour être emporté sur la tuile Départ.
WDL-TILE20 = Chaque Héros prend le Vortex seul ; on ne peut emmener personne.
WDL-TILE21 = Le Vortex ne demande aucun dé de Déplacement et marche même pour un Héros immobilisé. Le prendre est une fuite s’il y a des Monstres non vaincus, et arriver, c’est entrer sur la tuile Départ. L’orbe est payé d’abord, et perdu si le Héros tombe à terre en partant.
WDL-TILE22 = Puits d’énergie : à la pose de la tuile, on y place face cachée autant de marqueurs Orbe au hasard qu’il y a de Héros.
WDL-TILE23 = Un Héros actif sur le Puits, sans Monstre, peut prendre gratuitement 1 marqueur Orbe, le retourner, gagner autant d’orbes que sa valeur et garder le marqueur comme rappel.
WDL-TILE24 = Chaque Héros ne prend ainsi qu’un seul marqueur Orbe de toute la partie.
WDL-TILE25 = Feu de camp : un Héros actif qui finit son tour ici regagne tous ses cœurs.
WDL-TILE26 = Un Héros à terre sur le Feu de camp regagne tous ses cœurs au début de son tour.
WDL-TILE27 = En dehors du chapitre 1, des Monstres sur le Feu de camp ne l’empêchent pas de soigner.
WDL-TILE28 = Ronces : quand un Héros actif entre sur la tuile, son joueur lance aussitôt 1 dé, avant toute autre chose. Le résultat de la carte Ronces touche tous les Héros de la tuile.
WDL-TILE29 = Un exemple : un 2 immobilise le Héros pour le reste du tour.
WDL-TILE30 = Un Héros immobilisé ne peut se servir ni de dés de Déplacement ni de Bottes jusqu’à la fin du tour, pas même pour fuir, et ne peut pas être transporté. Le Vortex, le Sentier caché et toutes les autres actions restent possibles. Quand cela ne change rien, le journal le dit.
WDL-TILE31 = Les Ronces ne touchent que les Héros debout, et seulement quand on entre : commencer son tour sur elles est sans danger.
WDL-TILE32 = La partie d’un résultat de Ronces qui ne peut pas s’appliquer est ignorée.
WDL-TILE33 = Les Runes n’ont pas d’effet par elles-mêmes. Des Événements placent des Monstres sur les tuiles Rune, et certains chapitres s’en servent.
WDL-TILE34 = Marchand : quand un Héros entre pour la première fois de la partie sur cette tuile, 3 cartes Butin sont étalées face visible comme articles.
WDL-TILE35 = Chacune de ces cartes coûte 3 orbes. Elles restent jusqu’à ce qu’on les achète et ne sont pas remplacées.
WDL-TILE36 = On peut vendre des cartes Butin au Marchand : on défausse la carte et l’on gagne 1 orbe pour chacune.
WDL-TILE37 = Il faut être sur la tuile du Marchand pour acheter ou vendre.
WDL-TILE38 = Seul le Héros actif commerce, et seulement s’il n’y a pas d’ennemi. Il peut vendre n’importe laquelle de ses cartes Butin, visible ou cachée ; elle va dans la défausse.
WDL-TILE39 = Double cul-de-sac : le joueur qui le pose choisit lequel de ses deux côtés est relié à la forêt, dans les règles de pose. Là où les deux peuvent l’être, ils le sont.
WDL-TILE40 = Un Héros qui y entre ne rencontre que ce qui se trouve du côté d’où il vient.
WDL-TILE41 = Aucune tuile ne peut prolonger le côté qui n’est pas relié. On n’atteint ce côté que par un chemin venu d’ailleurs dans la forêt.
WDL-TILE42 = Les deux moitiés sont des lieux séparés : Héros et Monstres de moitiés différentes ne se rencontrent pas, ne s’aident pas et ne se gênent pas, et l’on ne quitte une moitié que par son propre côté. Une moitié sans liaison n’est pas un chemin ouvert, mais une tuile posée à côté est orientée comme si elle pouvait s’y relier.
WDL-TILE43 = Les deux moitiés sont préparées dès la pose : le Monstre attend face cachée dans la sienne.
WDL-TILE44 = Le prix des articles est toujours de 3 orbes.
WDL-TILE45 = Là où une règle demande qu’il n’y ait pas de Monstre, pour les Coffres, les Événements, les marqueurs Orbe, la Fouille ou les dons, un Boss vivant l’empêche aussi.
WDL-TILE46 = Suivre le Sentier caché devant des Monstres non vaincus est une fuite sans Déplacement : dégâts et pertes s’appliquent, une Bombe fumigène aide, et la rencontre est finie. Là où la fuite est interdite, la carte ne fait rien.
WDL-TILE47 = Le Monstre de la Seconde ombre est combattu aussitôt après, avant tous les autres de la rencontre et quelle que soit sa défense. Dans une Tanière, il se joint aux Monstres de l’événement en cours.
WDL-TILE48 = Dans une Tanière, « votre tuile » et « sur la tuile » désignent les explorateurs, pour les Événements, cartes, actions spéciales, premiers soins et dons. Ceux qui sont restés dehors sont ailleurs.

## Les quatre Héros

chapter-heroes = Les quatre Héros
WDL-HERO1 = Xylia invoque le dé Pouvoir vert.
WDL-HERO2 = Agilité de Xylia (5 ou 6) : elle ignore les Ronces pendant son tour. Ses alliés, non.
WDL-HERO3 = Avec l’Agilité, le dé de Ronces n’est lancé que si un autre Héros debout est sur la tuile, et ne touche que les autres. Le marqueur Ronces de Xylia n’entraîne pas de second dé, et les Ronces d’un Boss ne l’atteignent pas non plus.
WDL-HERO4 = Précision de Xylia (6) : chacun de ses dés Combat compte 1 de plus pendant tout le tour. Pas les dés Pouvoir.
WDL-HERO5 = Pouvoir I de Xylia : une fois par manche, après le dernier joueur de la Phase 1, elle peut poser une tuile de plus. Si la pile est vide, rien ne se passe et aucun Boss n’est révélé. Elle peut s’en servir à terre.
WDL-HERO6 = Pouvoir II de Xylia : en Phase 2, elle peut soutenir le Héros actif dans un combat à une tuile de distance, si les deux tuiles sont reliées. Son joueur décide combat par combat.
WDL-HERO7 = Quand elle soutient à distance, Xylia ne perd pas de cœurs et n’a aucune part des gains.
WDL-HERO8 = Klethor invoque le dé Pouvoir violet.
WDL-HERO9 = Transport express de Klethor (5 ou 6) : chaque fois qu’il se déplace pendant ce tour, les Héros de sa tuile peuvent le suivre. Chacun de leurs joueurs accepte ou refuse, déplacement par déplacement.
WDL-HERO10 = Klethor peut aussi transporter un Héros à terre.
WDL-HERO11 = Les Héros transportés ne déclenchent rien en entrant et ne subissent rien lors d’une fuite, mais sur la nouvelle tuile ils sont là pour les Ronces et le combat. Les déplacements risqués transportent aussi. Un Héros immobilisé ne peut pas être transporté.
WDL-HERO12 = Posture défensive de Klethor (6) : le dé attend sur son emplacement. Quand Klethor est attaqué, le dé est défaussé et tous les dégâts de cette attaque sont annulés, une fois.
WDL-HERO13 = La posture joue d’elle-même à la première attaque qui coûterait encore un cœur après l’Armure. Elle annule les dégâts mais pas les pertes, y compris ceux d’un Monstre lors d’une fuite, et prend fin avec le tour de Klethor.
WDL-HERO14 = Pouvoir I de Klethor : une fois par combat, il peut relancer un de ses propres dés Combat. Une relance n’est pas un nouveau lancer de combat. Une option de table lui permet de relancer n’importe quel dé Combat du combat.
WDL-HERO15 = Pouvoir II de Klethor : une fois par combat, il peut relancer autant de ses dés Combat qu’il veut, avant ou après le pouvoir I.
WDL-HERO16 = Klethor peut se servir des deux pouvoirs sur ses propres dés même quand il n’est pas le Héros actif.
WDL-HERO17 = Sha’Vi invoque le dé Pouvoir bleu.
WDL-HERO18 = Aura de soin de Sha’Vi (5 ou 6) : chaque Héros de sa tuile, elle comprise, regagne 1 cœur. Elle ne relève pas les Héros à terre. Le dé est défaussé.
WDL-HERO19 = Carreau de givre de Sha’Vi (6) : elle pose le marqueur Gel sur un Monstre de sa tuile. Le dé est défaussé.
WDL-HERO20 = Un Monstre gelé n’inflige ni dégâts ni pertes, après un combat comme lors d’une fuite, jusqu’au début du prochain tour de Sha’Vi.
WDL-HERO21 = Le Carreau de givre peut servir avant un combat, ou juste après un combat perdu, avant que le Monstre frappe.
WDL-HERO22 = Un Monstre gelé peut toujours être attaqué. On ne peut pas geler un Boss.
WDL-HERO23 = Un Monstre gelé ne blesse pas ceux qui soutiennent, et ni la frappe préalable d’un Champignon Enragé ni le poison d’un Serpent Enragé n’agissent ; dans les chapitres, il avance tout de même. Le marqueur s’en va quand le tour de Sha’Vi devrait commencer, même si elle est à terre.
WDL-HERO24 = Pouvoir I de Sha’Vi, Concentration profonde : sa Concentration donne 2 orbes au lieu de 1.
WDL-HERO25 = Pouvoir II de Sha’Vi, Rite rapide : son Invocation ne demande que 1 dé Héros.
WDL-HERO26 = Bethras invoque le dé Pouvoir orange.
WDL-HERO27 = Remède de Bethras (5 ou 6) : il retire un marqueur Poison ou Ronces à un Héros de sa tuile. Le dé est défaussé.
WDL-HERO28 = Breuvage de la Brute de Bethras (6) : chaque dé Héros sur cet emplacement, 4 au plus, est un dé Combat pour ce tour. Un dé qui a servi ainsi est défaussé à la fin de son combat.
WDL-HERO29 = Avant chaque jet de combat, le joueur de Bethras décide combien de dés de breuvage il emploie. Les autres restent pour un combat suivant du même tour.
WDL-HERO30 = Pouvoir I de Bethras, Estomac de fer : il ne prend jamais de marqueur Poison ni Ronces, et défausse ceux qu’il a en le déverrouillant.
WDL-HERO31 = Pouvoir II de Bethras, Breuvage tenace : les dés de breuvage ne sont pas défaussés après un combat et comptent dans tous les combats du tour.
WDL-HERO32 = Un pouvoir vaut dès qu’il est déverrouillé, même pour des dés déjà placés : la Concentration profonde donne 2 orbes à la fin de ce même tour, et le Breuvage tenace conserve les dés de breuvage qui restent. Si un second dé est déjà sur l’Invocation de Sha’Vi, il est perdu.

## Monstres

chapter-monsters = Monstres
WDL-MON1 = Un Héros actif sur une tuile avec un Monstre résout d’abord les Ronces, s’il vient d’entrer, puis doit combattre ou fuir avant de faire quoi que ce soit d’autre.
WDL-MON2 = Un Monstre encore caché est retourné, et son profil s’applique.
WDL-MON3 = Il y a 5 types de Monstres, chacun avec son profil : Champignon, Plante, Esprit, Squelette et Serpent.
WDL-MON4 = Défense : chaque dé qui atteint ce nombre inflige 1 dégât.
WDL-MON5 = Cœurs : le Monstre n’est vaincu que s’il subit autant de dégâts en un seul combat.
WDL-MON6 = Un Monstre à 2 cœurs ne peut pas être vaincu par un seul dé Combat ; il y faut en plus un autre dé, un dé Pouvoir ou des Couteaux de lancer.
WDL-MON7 = Dégâts : ce que subit le Héros actif si le Monstre n’est pas vaincu, ou lors d’une fuite.
WDL-MON8 = Faiblesse : le dé Pouvoir de cette couleur compte 1 de plus contre l’ennemi.
WDL-MON9 = Résistance : le dé Pouvoir de cette couleur compte 1 de moins contre l’ennemi.
WDL-MON10 = Immunité : le dé Pouvoir de cette couleur ne peut pas servir contre l’ennemi.
WDL-MON11 = Le gain s’applique quand le Monstre est vaincu, la perte quand le combat est perdu ou que le Héros fuit.
WDL-MON12 = Gains et pertes peuvent être : des orbes gagnés ou perdus, une carte Butin piochée, une carte Butin défaussée au choix, une carte Événement piochée et résolue, le retour d’un Esprit, du poison ou des Ronces.
WDL-MON13 = Un Esprit vaincu est remélangé à la pile des Monstres au lieu d’être défaussé, sauf si les Esprits sont Enragés.
WDL-MON14 = Poison : un Héros qui perd contre un Monstre venimeux ou le fuit prend aussitôt un marqueur Poison. Un Héros n’en a jamais plus d’un.
WDL-MON15 = Un Héros empoisonné perd 1 cœur au début de chacun de ses tours, juste avant de lancer les dés Héros.
WDL-MON16 = Plusieurs effets retirent le Poison, comme l’Antidote et le Remède de Bethras.
WDL-MON17 = Un Héros qui tombe à terre défausse aussitôt son marqueur Poison.
WDL-MON18 = Enchevêtré : le Héros prend aussitôt un marqueur Ronces, à cause d’un ennemi ou d’un Événement. Un Héros n’en a jamais plus d’un.
WDL-MON19 = Un Héros enchevêtré lance deux dés chaque fois qu’il entre dans des Ronces et applique les deux.
WDL-MON20 = Un Héros qui tombe à terre défausse aussitôt son marqueur Ronces.
WDL-MON21 = Le premier dé de Ronces touche tous les Héros debout de la tuile, le second seulement ceux qui sont enchevêtrés ; un marqueur pris à cause du premier dé ne compte pas encore. Le second dé n’est lancé que si le Héros qui entre est enchevêtré.
WDL-MON22 = Un marqueur Ronces reste jusqu’à ce qu’un effet le retire ou que le Héros tombe à terre.
WDL-MON23 = Un résultat peut dépasser 6 ou descendre sous 1 : un 6 avec +1 atteint une défense de 7.
WDL-MON24 = Les deux dés de Ronces sont lancés ensemble. Le premier s’applique à tous ceux qu’il concerne, dans l’ordre du tour à partir du joueur actif, puis le second ; ensuite seulement, on regarde si le tour ou la partie est fini.

## Combat

chapter-combat = Combat
WDL-CMB1 = Une rencontre commence quand le Héros actif entre dans un lieu où se trouvent des ennemis, qu’il vient de placer ses dés là où il y en a, ou que des ennemis arrivent. Elle dure jusqu’à ce que chacun ait été combattu une fois, ou que le Héros soit parti ou tombé à terre.
WDL-CMB2 = Dans un combat, le Héros actif lance tous ses dés Combat et Pouvoir et les compare au profil de l’ennemi.
WDL-CMB3 = Chaque Héros a au moins 1 dé Combat dans chaque combat, sans rien faire pour cela, à moins qu’une compétence de Boss le lui retire. Actions spéciales, pouvoirs, cartes Butin et autres effets en ajoutent.
WDL-CMB4 = Le nombre de dés Combat n’est pas limité ; au-delà de 4, d’autres dés les remplacent.
WDL-CMB5 = Chaque dé qui atteint la défense inflige 1 dégât.
WDL-CMB6 = Si les dégâts atteignent les cœurs du Monstre, il est vaincu. Sinon, le combat est perdu.
WDL-CMB7 = Le joueur actif peut relancer des dés Combat pour 1 orbe chacun, tant qu’il a des orbes. Le même dé peut être relancé plusieurs fois.
WDL-CMB8 = Les dés Pouvoir ne peuvent pas être relancés.
WDL-CMB9 = Les orbes ne relancent que les dés Combat du joueur actif, jamais ceux d’un allié.
WDL-CMB10 = Un combat se déroule dans cet ordre : qui y participe ; compétence d’un Boss ; frappes préalables et autres effets de début ; choix des dés Pouvoir, des Bâtons et des dés de breuvage ; lancer de tous les dés ; modifications et relances jusqu’à ce que chacun s’arrête ; résultat ; Carreau de givre et posture ; dégâts ; pertes ou gains.
WDL-CMB11 = S’il y a plusieurs Monstres sur la tuile, le Héros actif doit les combattre tous un par un, en commençant par la défense la plus basse. À égalité, le joueur actif choisit.
WDL-CMB12 = L’ordre suit la défense du moment. Chaque Monstre est un combat à part, avec un nouveau lancer de tous les dés, et n’est combattu qu’une fois par rencontre, même après une défaite. Avant chacun de ces combats, le Héros peut fuir.
WDL-CMB13 = Un Monstre vaincu est défaussé face visible à côté de la pile des Monstres ; un Esprit y retourne.
WDL-CMB14 = Un Monstre qui n’est pas vaincu reste face visible sur sa tuile avec tous ses cœurs : les dégâts ne sont jamais gardés pour le combat suivant.
WDL-CMB15 = Après un combat perdu, le Monstre inflige ses dégâts et ses pertes au Héros actif, et au plus 1 dégât à chacun des autres participants.
WDL-CMB16 = Les dégâts viennent avant les pertes. Si le Héros tombe à terre, il n’y a pas de pertes.
WDL-CMB17 = Après une défaite, le Héros peut rester sur la tuile ou fuir.
WDL-CMB18 = Pour combattre de nouveau le même Monstre dans le même tour, le Héros doit quitter la tuile avec des dés de Déplacement et y revenir.
WDL-CMB19 = Après la rencontre, on peut soigner des Héros sur la tuile même si le Monstre n’a pas été vaincu.
WDL-CMB20 = Un Héros qui est encore là à son tour suivant combat de nouveau le Monstre, après avoir lancé et placé ses dés Héros, à moins qu’il ait été vaincu entre-temps.
WDL-CMB21 = Un Événement pioché comme gain ou comme perte est résolu aussitôt, avant le combat suivant. Les Monstres qu’il place sur la tuile se joignent à la rencontre.
WDL-CMB22 = Un exemple : contre une défense de 4 et 2 cœurs, des dés qui montrent 2 et 5 n’infligent qu’un dégât, et le combat est perdu.
WDL-CMB23 = Pour les relances, le joueur actif passe d’abord, jusqu’à ce qu’il s’arrête, puis un Klethor en soutien. Si celui-ci change un dé, le joueur actif est consulté de nouveau, jusqu’à ce que les deux s’arrêtent de suite.
WDL-CMB24 = Qui tombe à terre avant le lancer des dés ne participe plus et ne lance rien. Personne ne se joint ensuite.

## Combat en groupe

chapter-group = Combat en groupe
WDL-GRP1 = Quand plusieurs Héros partagent la tuile d’un combat, les autres lancent leurs dés Combat pour soutenir le Héros actif.
WDL-GRP2 = Tout Héros debout en ce lieu soutient automatiquement. Un Héros à terre n’aide pas et ne subit rien.
WDL-GRP3 = Ceux qui soutiennent profitent de leurs cartes Butin permanentes, mais n’emploient ni dés Pouvoir ni cartes à retourner ou à défausser.
WDL-GRP4 = Tout dé qui atteint la défense inflige 1 dégât, quel que soit celui qui l’a lancé, et tous les dégâts s’additionnent.
WDL-GRP5 = Si le combat est perdu, le Héros actif subit tous les dégâts et toutes les pertes ; chaque soutien sur la tuile subit 1 dégât et aucune perte.
WDL-GRP6 = Un soutien ne subit jamais plus que ce que l’ennemi inflige, et une Armure peut ramener ce dégât à 0.
WDL-GRP7 = Les gains se partagent librement entre ceux qui ont participé sur la tuile. Le joueur actif propose ; sans proposition, tout va au Héros actif.
WDL-GRP8 = Les relances de Klethor et le soutien à distance de Xylia valent en combat de groupe.
WDL-GRP9 = Un Héros empoisonné, enchevêtré ou immobilisé soutient comme d’habitude.
WDL-GRP10 = Les cartes Butin gagnées sont d’abord piochées et montrées, puis attribuées une par une. Un Événement gagné est résolu par le Héros actif.
WDL-GRP11 = Les dégâts d’un combat perdu touchent tout le monde en même temps, les soutiens aussi quand le Héros actif tombe à terre. Ensuite seulement, on regarde si la partie est perdue.

## Fuite

chapter-flight = Fuite
WDL-FLE1 = Un Héros qui dispose encore d’un Déplacement quand il rencontre un Monstre peut quitter la tuile au lieu de combattre.
WDL-FLE2 = On ne peut pas fuir d’une tuile avec un Boss, qu’il y ait d’autres Monstres ou non.
WDL-FLE3 = Un Héros peut fuir avant ou après un combat.
WDL-FLE4 = Un Héros qui fuit subit les dégâts et les pertes de tous les Monstres de la tuile.
WDL-FLE5 = La fuite mène sur une tuile reliée déjà en jeu, ou c’est un déplacement risqué.
WDL-FLE6 = Qui fuit après un combat perdu subit une seconde fois les dégâts et les pertes des Monstres.
WDL-FLE7 = Quitter des Monstres non vaincus est toujours une fuite, même plus tard dans le tour. On annonce par où l’on part, chaque Monstre frappe dans l’ordre voulu par le joueur, dégâts puis pertes, et le Héros se déplace. Les Monstres arrivés entre-temps ne frappent pas, mais celui de la Seconde ombre est combattu d’abord ; le Sentier caché peut aussitôt remplacer le déplacement, et l’on garde alors le dé ou les Bottes. Un Héros qui tombe à terre ne part pas, et le dé de Déplacement est perdu.
WDL-FLE8 = Seul le Héros actif fuit. Les soutiens sur la tuile n’en subissent rien.
WDL-FLE9 = Le Héros actif ne peut quitter d’aucune façon une tuile où vit un Boss, que ce soit par dés de Déplacement, Bottes, Vortex, Bombe fumigène ou Sentier caché. C’est vrai partout où se trouve un Boss.

## Héros à terre

chapter-down = Héros à terre
WDL-DWN1 = Un Héros à 0 cœur est à terre : son meeple est couché, ses marqueurs Poison et Ronces sont défaussés, et son tour, si c’était le sien, s’arrête aussitôt.
WDL-DWN2 = Si tous les Héros sont à terre, la partie est perdue.
WDL-DWN3 = Un Héros à terre participe tout de même à la Phase 1.
WDL-DWN4 = Pour le reste, il est hors du jeu : il n’a pas de tour en Phase 2.
WDL-DWN5 = Une Potion de soin rend 2 cœurs à un Héros à terre sur la tuile de celui qui l’emploie, et le relève. Un Héros à terre ne peut pas en boire une lui-même.
WDL-DWN6 = L’Aura de soin de Sha’Vi ne relève pas un Héros à terre.
WDL-DWN7 = Le Transport express de Klethor peut déplacer un Héros à terre.
WDL-DWN8 = Un Héros à terre sur le Feu de camp regagne tous ses cœurs au début de son tour, se relève et joue ce tour normalement.
WDL-DWN9 = Premiers soins : le Héros actif, sur la même tuile, dépense autant d’orbes qu’il y a de Héros dans la partie, et le Héros à terre se relève avec 1 cœur.
WDL-DWN10 = Les premiers soins sont une action : pas pendant une rencontre, mais possibles à côté de Monstres non vaincus, une fois qu’on les a combattus.
WDL-DWN11 = Un Héros à terre garde son Butin, ses orbes, ses pouvoirs et ses marqueurs Quête. Les autres soins ne lui font rien, sauf s’il est dit qu’ils relèvent.
WDL-DWN12 = Un Héros relevé avant son tour de la manche joue ce tour.

## Le Boss

chapter-boss = Le Boss
WDL-BOSS1 = Un Héros sur une tuile avec un Boss doit le combattre.
WDL-BOSS2 = Un Boss doit être vaincu en un seul combat. Les dégâts ne sont pas gardés.
WDL-BOSS3 = Gardes du corps : chaque Monstre de la tuile Boss doit être attaqué au moins une fois avant que le Boss puisse être blessé dans le même tour.
WDL-BOSS4 = Il n’est pas nécessaire de vaincre ces Monstres avant d’attaquer le Boss.
WDL-BOSS5 = Les gardes du corps qui ne sont pas vaincus restent sur la tuile ; ceux qui le sont partent comme d’habitude.
WDL-BOSS6 = Perdre contre un garde du corps coûte ses dégâts et ses pertes, mais le Héros, s’il est encore debout, peut attaquer le Boss dans ce tour.
WDL-BOSS7 = On ne fuit pas de la tuile Boss, qu’il y ait d’autres Monstres ou non.
WDL-BOSS8 = Une carte Boss se lit comme un Monstre, avec en plus une piste de menace et une table de six compétences de combat.
WDL-BOSS9 = Les icônes Trésor de la tuile Boss et des cartes Boss ne comptent qu’en campagne, où ceux qui ont vaincu le Boss les reçoivent pour la partie suivante.
WDL-BOSS10 = Chaque Boss vivant du lieu est combattu exactement une fois par tour de Héros, après tous les Monstres, en commençant par la défense la plus basse. Chacun a son propre jet de compétence.
WDL-BOSS11 = Si le combat est perdu, le Boss inflige ses dégâts et sa perte au Héros actif, et 1 dégât à chaque soutien.
WDL-BOSS12 = Vaincre le Boss avant toute défaite fait gagner la partie à toute l’équipe.

## Menace

chapter-threat = Menace
WDL-THR1 = Quand une carte Boss est révélée, un cube bleu est placé sur la première case de sa piste de menace.
WDL-THR2 = La menace monte de trois façons : après les tours, après les manches et par des effets.
WDL-THR3 = Quand le cube atteint la dernière case, la partie est aussitôt perdue.
WDL-THR4 = Après chaque tour de joueur pendant lequel le Boss est vivant, le cube avance d’une case.
WDL-THR5 = Après chaque manche pendant laquelle le Boss est vivant, le cube avance d’une case. À 3 joueurs, cela fait 4 cases par manche.
WDL-THR6 = Certaines compétences de Boss et certains Événements font aussi monter la menace.
WDL-THR7 = Seul un Boss face visible a une menace. Le tour où il est révélé compte ; le tour sauté d’un Héros à terre ne compte pas.
WDL-THR8 = Avec deux Boss face visible, chacun a son cube. Les tours, les manches et l’Ombre grandissante font avancer les deux, une compétence seulement celui de son Boss. L’une ou l’autre dernière case fait perdre la partie.
WDL-THR9 = Un Boss retourné à la fin d’une manche ne gagne pas de menace pour cette manche ; sa première case vient après le tour du joueur suivant.

## Compétences des Boss

chapter-skills = Compétences des Boss
WDL-SKL1 = Avant chaque combat contre un Boss, le joueur actif lance 1 dé et applique cette ligne de la carte Boss. Les dés du combat sont lancés ensuite.
WDL-SKL2 = Chaque Héros actif relance ce dé : la compétence peut donc changer d’un tour à l’autre.
WDL-SKL3 = Cuir endurci : la défense du Boss est le nombre indiqué pendant ce tour.
WDL-SKL4 = Coup pour tous : chaque Héros debout de la partie, où qu’il soit, perd aussitôt 1 cœur.
WDL-SKL5 = Frayeur : chaque Héros de la tuile lance 1 dé Combat de moins dans ce combat, sans descendre sous 0. Xylia à distance n’est pas touchée.
WDL-SKL6 = Poison : chaque Héros de la tuile prend un marqueur Poison.
WDL-SKL7 = Ruse : chaque Héros de la tuile met face cachée une de ses cartes à retourner, au choix. Qui ne le peut pas est épargné.
WDL-SKL8 = Vol : chaque Héros de la tuile défausse une carte Butin, au choix. Qui ne le peut pas est épargné.
WDL-SKL9 = Immunité à une couleur : le dé Pouvoir indiqué ne peut pas servir contre le Boss pendant ce tour.
WDL-SKL10 = Immunité totale : aucun dé Pouvoir ne peut servir contre le Boss pendant ce tour.
WDL-SKL11 = Menace : le cube de menace avance d’une case.
WDL-SKL12 = Ronces : on lance le dé de Ronces pour tous les Héros de la tuile. Si un Héros debout y est enchevêtré, on lance un second dé, qui ne touche que ceux qui le sont.
WDL-SKL13 = Il ne se passe rien.
WDL-SKL14 = Perte d’orbes : le Héros actif perd le nombre d’orbes indiqué.
WDL-SKL15 = Bouclier Feuille : le Boss reçoit 1 marqueur Bouclier Feuille, qui absorbe le premier dégât qu’on lui inflige et est défaussé. Un Boss peut en avoir plusieurs.
WDL-SKL16 = Appel : un Monstre est pioché, retourné et combattu aussitôt. Puis le Héros passe au Boss, s’il lui reste des cœurs.
WDL-SKL17 = Saignée d’orbes : chaque Héros qui participe, même Xylia à distance, perd 1 orbe. La menace monte de 1 par orbe ainsi perdu.
WDL-SKL18 = Un Bouclier Feuille absorbe exactement 1 dégât. Il reste s’il n’y en a eu aucun, et il est perdu même si le combat n’est pas gagné.
WDL-SKL19 = Le Monstre appelé est placé sur la tuile Boss et y reste comme garde du corps s’il n’est pas vaincu.
WDL-SKL20 = Si la compétence met le Héros actif à terre, il n’y a pas de combat. Si elle mène la menace à la dernière case, la partie est perdue avant tout lancer.
WDL-SKL21 = Tout Monstre qui arrive sur la tuile Boss entre la compétence et le jet de combat est d’abord combattu une fois. La compétence n’est pas relancée.
WDL-SKL22 = « Chaque Héros de la tuile » désigne ceux qui sont debout.

## Solo et difficulté

chapter-solo = Solo et difficulté
WDL-SOL1 = En solo, on joue deux Héros, avec des manches comme à deux joueurs.
WDL-SOL2 = Chacun des deux Héros pose sa tuile et a son tour, son Butin et son marqueur Orbe. Le joueur décide de tout, et le nombre de joueurs est 2.
WDL-DIF1 = La difficulté est donnée par la carte Ronces : facile, classique ou difficile.
WDL-DIF2 = Sur la carte facile, une icône signifie qu’il ne se passe rien.

## Monstres et Boss Enragés

chapter-enraged = Monstres et Boss Enragés
WDL-ENR1 = Pour qui a déjà quelques parties derrière soi : avec la carte Monstres Enragés, chaque type de Monstre a une capacité de plus. La partie standard enrage les cinq types, la campagne seulement ceux qui se sont éveillés.
WDL-ENR2 = Esprit Enragé : vaincu une fois, il revient immédiatement et doit être combattu de nouveau sur-le-champ. Vaincu une seconde fois dans le même tour, il est défaussé et ne retourne pas dans la pile.
WDL-ENR3 = Si le second combat n’est pas gagné dans ce tour, il faudra de nouveau vaincre l’Esprit deux fois la prochaine fois.
WDL-ENR4 = L’Esprit ne donne son gain que pour la défaite finale. Perdre le second combat coûte comme d’habitude.
WDL-ENR5 = Serpent Enragé : tout Héros de sa tuile qui le combat est empoisonné, quelle que soit l’issue.
WDL-ENR6 = Squelette Enragé : on ne peut pas relancer de dés Combat contre lui, que ce soit avec des orbes, les pouvoirs de Klethor ou l’Épée courte. L’Arc long reste possible, puisqu’il ne relance rien.
WDL-ENR7 = Plante Enragée : quand elle apparaît sur une tuile, elle reçoit un Bouclier Feuille, qui absorbe le premier dégât et est détruit.
WDL-ENR8 = Une Plante face cachée reçoit son bouclier quand elle est retournée. Un bouclier détruit ne repousse pas après un combat perdu.
WDL-ENR9 = Champignon Enragé : il inflige toujours ses dégâts, et cela avant le lancer des dés Combat au lieu d’après ; une seule fois par combat.
WDL-ENR10 = La frappe préalable ne touche que le Héros actif. Si le combat est perdu, les pertes s’appliquent et les soutiens subissent leur dégât. Un Héros mis à terre par cette frappe ne lance pas de dés.
WDL-ENR11 = Avec la carte Boss Enragés, chaque Boss a une capacité de plus. Vieux Dos-de-Spores frappe le premier ; la Mère des Épines apparaît avec un Bouclier Feuille ; le Chœur pâle a 1 cœur de plus ; contre le Gardien d’os, une relance coûte 2 orbes ; la Reine des Anneaux empoisonne au début du combat tous ceux qui l’affrontent sur sa tuile ; la menace du Cerf creux commence sur la case 4.
WDL-ENR12 = Les Boss Enragés se combinent avec tout le reste. La campagne ne les impose jamais.
WDL-ENR13 = Entre les deux combats contre un Esprit Enragé, il n’y a ni fuite, ni autre Monstre, ni action. Ce sont deux combats pour tout ce qui se compte par combat, mais un seul affrontement de la rencontre.
WDL-ENR14 = Un Serpent Enragé empoisonne tout Héros debout qui a participé sur sa tuile, après Carreau de givre et posture et avant les dégâts. Tomber à terre ensuite défausse le marqueur comme d’habitude.

## Tanières

chapter-dens = Tanières
WDL-DEN1 = À la mise en place, les 4 cartes A et les 4 cartes B forment deux paquets face cachée.
WDL-DEN2 = Un Héros actif sur une tuile Tanière peut y entrer gratuitement pendant son tour.
WDL-DEN3 = D’autres Héros de la tuile peuvent se joindre à l’exploration et soutenir de leurs dés Combat. Chacun de leurs joueurs décide.
WDL-DEN4 = En entrant, on révèle une carte A, avec son introduction et sa règle spéciale, puis une carte B. Les deux forment la Tanière.
WDL-DEN5 = La carte A porte une introduction, une règle spéciale pour toute la Tanière, une table d’événements et la case I. La carte B porte une table d’événements, les cases II et III, un bonus pour les explorateurs et un malus pour les soutiens si le Héros actif tombe à terre.
WDL-DEN6 = Il faut accomplir au moins 3 événements pour terminer une Tanière.
WDL-DEN7 = Pour chaque événement, on lance un dé, on le pose sur la case en cours, I, II ou III, et l’on résout l’événement correspondant.
WDL-DEN8 = Après l’événement de la carte A, les explorateurs passent à la carte B.
WDL-DEN9 = Après chaque événement accompli, le dé est relancé pour la case suivante, jusqu’au bout de la piste, en III.
WDL-DEN10 = Si le Héros actif tombe à terre, l’événement a échoué : l’exploration s’arrête aussitôt, les soutiens subissent le malus de la carte B, et la Tanière est fermée pour de bon.
WDL-DEN11 = Quand tous les Monstres d’un événement sont vaincus, on prend leurs gains et l’on passe à l’événement suivant.
WDL-DEN12 = On ne peut pas fuir dans une Tanière. S’il reste des Monstres après un combat, on recommence jusqu’à la victoire ou la défaite.
WDL-DEN13 = Les Monstres d’une Tanière sont piochés face visible dans la pile des Monstres et combattus dans l’ordre habituel. Recommencer, c’est livrer un nouveau combat à ceux qui restent, et chaque combat perdu coûte dégâts et pertes. Après un échec, les autres sont remélangés à la pile.
WDL-DEN14 = Certains événements déplacent le dé sur la piste. Cela accomplit l’événement, et l’on continue à partir de là.
WDL-DEN15 = Un événement qui fait reculer le dé n’achève pas la piste : le lancer suivant vaut pour la case où se trouve le dé. La Tanière est terminée quand un événement qui ne déplace pas le dé a été accompli sur la case III.
WDL-DEN16 = À la fin, on gagne le bonus ou l’on subit le malus, et les deux cartes sortent du jeu. Le bonus est donné une fois et partagé librement entre les explorateurs debout ; le joueur actif propose, et sans proposition tout va au Héros actif.
WDL-DEN17 = La tuile reste en jeu et l’on peut y entrer, mais sa Tanière ne peut plus être explorée.
WDL-DEN18 = On ne peut entrer dans une Tanière que s’il n’y a pas d’ennemi sur la tuile et pas de rencontre en cours. On décide qui se joint avant de révéler la carte A, et le malus touche ceux qui se sont joints.
WDL-DEN19 = Toute l’exploration se passe dans le tour actif, qui continue ensuite. Les cartes retournées le restent, le dé invoqué aussi, et Xylia ne peut pas soutenir du dehors.
WDL-DEN20 = Quand l’un des deux paquets est vide, on ne peut plus explorer de Tanière.
WDL-DEN21 = À partir du second combat contre le même Monstre de Tanière, un combat perdu coûte au Héros actif au moins 1 cœur, quoi qu’épargnent Armure, Gel ou posture, pour qu’aucun combat ne dure sans fin. Une frappe préalable qui a coûté un cœur suffit, un dé de posture est dépensé quand même, et un Monstre gelé ne cause toujours aucune perte.
WDL-DEN22 = Avant le premier événement et entre deux événements, le Héros actif peut employer cartes Butin, actions spéciales et premiers soins, déverrouiller des pouvoirs et donner du Butin aux explorateurs. Tant qu’il reste des Monstres, seul vaut ce que permet toute rencontre. Déplacements, Vortex, Coffres, commerce, Auberge et quêtes attendent la fin de la Tanière, et une exploration ne s’interrompt pas.
WDL-DEN23 = Un explorateur à terre ne soutient plus, n’a pas de part du bonus et ne subit pas le malus. Il gît sur la tuile Tanière.

## Auberge

chapter-inn = Auberge
WDL-INN1 = Sans le module Auberge, la tuile Auberge reste hors du jeu.
WDL-INN2 = Avec le module, la tuile Auberge est mélangée aux 21 autres avant qu’on prenne les deux tuiles du dessous, et les 5 cartes Auberge forment un paquet face cachée.
WDL-INN3 = Une fois dans son tour, un Héros actif sur l’Auberge, sans ennemi, peut dépenser 1 orbe pour être servi : la première carte Auberge est révélée et appliquée à ce Héros.
WDL-INN4 = Chaque Héros n’est servi que deux fois par partie au plus.
WDL-INN5 = Une carte Auberge qui a servi est défaussée. Quand le paquet est vide, l’Auberge est fermée.
WDL-INN6 = Être servi est une action, impossible pendant une rencontre.
WDL-INN7 = Le marqueur +1 dé Combat de la Bière du mineur ajoute 1 dé Combat au prochain combat du Héros, puis est rendu. Un Héros n’en a qu’un au plus.
WDL-INN8 = L’Auberge ne sert pas dans les chapitres de la campagne.

## Campagne

chapter-campaign = Campagne
WDL-CAM1 = Les cinq chapitres se jouent séparément ou à la suite. Chacun a sa propre mise en place.
WDL-CAM2 = Après un chapitre gagné, les marqueurs Poison et Ronces sont défaussés. Sauf si le chapitre dit autre chose, tous les cœurs reviennent et les orbes repassent à 0.
WDL-CAM3 = Les cartes Butin sont conservées, et le groupe peut les échanger librement entre les Héros.
WDL-CAM4 = Les pouvoirs déverrouillés sont conservés d’une partie à l’autre.
WDL-CAM5 = On note entre les chapitres : les pouvoirs, les cartes Butin et les types Enragés, et aussi le chapitre, les campements vidés, et les orbes et cœurs qui restent après le chapitre 2.
WDL-CAM6 = Après une défaite, les Héros retrouvent les cartes Butin qu’ils avaient au début du chapitre ; chacun en défausse une à son choix, et le chapitre est rejoué depuis le début, jusqu’à la victoire. Il n’y a pas de nouvel échange, et au chapitre 1 il n’y a rien à rendre.
WDL-CAM7 = Lors d’un nouvel essai, on peut défausser une autre carte que la fois précédente : les défausses ne s’accumulent pas.
WDL-CAM8 = Quand un chapitre où un Boss a été vaincu est gagné, on pioche autant de cartes Butin qu’il y a d’icônes Trésor sur la carte Boss, plus 1 pour la tuile Boss. Ceux qui ont participé sur la tuile se les partagent librement, avant l’échange ; la limite de 3 emplacements n’est vérifiée qu’après, et pas du tout avant le chapitre 4. Un chapitre perdu n’en donne aucune.
WDL-CAM9 = La forêt s’éveille : après chaque chapitre gagné, on compte par type les Monstres vaincus. Le type le plus souvent vaincu est Enragé pour le reste de la campagne.
WDL-CAM10 = Si ce type est déjà Enragé, on mélange face cachée un marqueur de chaque autre type et l’on en tire un : c’est lui qui devient Enragé.
WDL-CAM11 = Le chapitre 3 se joue donc avec 2 types Enragés.
WDL-CAM12 = Les Esprits retournent dans la pile, et ne peuvent donc devenir Enragés que par ce tirage.
WDL-CAM13 = On ne compte que les Monstres allés à la défausse. Une égalité est tranchée au hasard entre les types ex æquo qui ne sont pas encore Enragés ; s’il n’y en a pas, ou si aucun Monstre n’a été défaussé, le type est tiré au sort.
WDL-CAM14 = Lors d’un nouvel essai, pouvoirs, orbes, cœurs et types Enragés sont ceux du début du chapitre.
WDL-CAM15 = Fouille, action gratuite sans dé Héros : s’il n’y a pas de Monstre sur la tuile, le Héros retourne un marqueur Quête qui s’y trouve et le prend dans un de ses 3 emplacements, face visible.
WDL-CAM16 = Au besoin, on défausse une carte Butin pour libérer un emplacement. Un seul emplacement contient autant de marqueurs Quête qu’on veut, de toute sorte.
WDL-CAM17 = Qui ne veut pas faire de place laisse le marqueur face visible sur la tuile. Tout Héros qui a un emplacement libre peut le prendre plus tard.
WDL-CAM18 = Les marqueurs Quête peuvent être donnés à un autre Héros comme les cartes Butin. Un Héros à terre les garde.
WDL-CAM19 = Un chapitre joué seul commence comme une partie normale : 5 cœurs, pas d’orbe, pas de Butin, pas de pouvoir, aucun type Enragé. Au chapitre 3 seulement, chaque Héros pioche d’abord des cartes Butin : 2 chacun à deux Héros, 1 à trois, aucune à quatre. On peut aussi convenir de commencer selon la taille du groupe : certains types de Monstres, tirés au sort, sont alors Enragés pendant ce chapitre seulement, et les cartes, orbes et cœurs de chaque Héros, la défense des Monstres et les cœurs des Boss dépendent de la carte Ronces.
WDL-CAM20 = Toutes les règles qu’un chapitre ne remplace pas restent en vigueur, y compris la défaite par une piste de menace pleine ou par tous les Héros à terre.
WDL-CAM21 = Ce qui avance et se compte au chapitre 3, et ce qu’on combat aux campements du chapitre 4, ce sont des Monstres. Ce qu’on porte au chapitre 2, ce sont les marqueurs Orbe, et une invocation du désespoir au chapitre 5 se paie en orbes.
WDL-CAM22 = L’introduction d’un chapitre est lue avant qu’il commence, et après une victoire vient la suivante. Un nouvel essai ne la répète pas.
WDL-CAM23 = Un Héros à terre quand un chapitre est gagné se relève pour le suivant avec les cœurs regagnés : tous, ou 1 après le chapitre 2.
WDL-CAM24 = Si la forêt ne peut plus s’étendre et que la pile contient encore une tuile dont le chapitre a besoin, le chapitre est perdu : le Feu de camp ou une tuile Rune au chapitre 1, le Puits d’énergie au chapitre 2, la dernière tuile d’une couleur sans totem au chapitre 5.
WDL-CAM25 = Chaque chapitre commence avec des réserves complètes : toutes les cartes Butin que les Héros n’ont pas, toutes les cartes Événement, Boss et Tanière et tous les marqueurs Monstre. Un Boss vaincu au chapitre 3 peut revenir.

## Chapitre 1 : des champignons pour l’ancien

chapter-mushrooms = Chapitre 1 : des champignons pour l’ancien
WDL-CH1-1 = But : réunir 6 champignons de 3 couleurs et 2 fioles vides, et concocter 2 potions d’antidote pour le village.
WDL-CH1-2 = Les tuiles Tanière, Marchand, Boss, Auberge et Puits d’énergie ne servent pas. La pile compte 16 tuiles.
WDL-CH1-3 = Les 2 cartes Antidote ne servent pas.
WDL-CH1-4 = Les 8 marqueurs Quête sont mélangés face cachée. Le reste de la mise en place est celui de la partie standard.
WDL-CH1-5 = Chaque fois qu’une tuile avec une Rune est révélée, on y pose un marqueur Quête pioché au hasard, face cachée.
WDL-CH1-6 = Un Héros qui arrive sur une telle tuile pendant son tour peut y faire une Fouille.
WDL-CH1-7 = On ne concocte que sur le Feu de camp : un Héros qui y finit son déplacement donne 3 champignons de couleurs différentes, 1 fiole et 2 orbes.
WDL-CH1-8 = Ce qui a été concocté quitte le jeu.
WDL-CH1-9 = Quand la seconde potion est prête, 1 Monstre, plus 1 par Héros, sont piochés et placés sur la tuile Feu de camp.
WDL-CH1-10 = Tant qu’il y a des Monstres sur le Feu de camp, il ne soigne pas et l’on n’y concocte rien.
WDL-CH1-11 = Défaite : tous les Héros sont à terre en même temps.
WDL-CH1-12 = Victoire : les deux potions sont prêtes et tous les Monstres du Feu de camp sont vaincus.
WDL-CH1-13 = Après avoir concocté, le Héros ne peut se servir ni de dés de Déplacement ni de Bottes dans ce tour. Il ne peut donc pas fuir les Monstres qui arrivent, et les combat aussitôt.
WDL-CH1-14 = Il n’y a pas de tuile Boss : la pile est simplement mélangée. Quand elle est vide, la Phase 1 est sautée.
WDL-CH1-15 = Un Héros qui commence son tour sur la tuile peut y fouiller ou concocter sans se déplacer, et deux potions peuvent être concoctées dans le même tour.
WDL-CH1-16 = Les potions sont pour le village et ne donnent pas de carte Butin.

## Chapitre 2 : l’Arbre de vie

chapter-tree = Chapitre 2 : l’Arbre de vie
WDL-CH2-1 = But : apporter assez d’orbes au Puits d’énergie.
WDL-CH2-2 = Les tuiles Tanière, Boss et Auberge ne servent pas. Les 16 autres tuiles sont partagées en deux moitiés de 8, et les tuiles Puits d’énergie et Vortex sont mélangées à la moitié du dessous.
WDL-CH2-3 = Les 4 marqueurs Orbe sont mélangés, distribués aux joueurs le plus également possible, puis retournés ; à 3 joueurs : 1, 1 et 2.
WDL-CH2-4 = À 3 Héros, le groupe décide qui en reçoit deux. Le Puits lui-même ne reçoit pas de marqueur Orbe.
WDL-CH2-5 = Tout Héros qui porte un marqueur Orbe est traqué par tous les Monstres en jeu qui n’en portent pas.
WDL-CH2-6 = À la fin de chaque manche, tous les Monstres traqueurs avancent de 1 tuile vers le Héros le plus proche qui porte un marqueur.
WDL-CH2-7 = Si plusieurs de ces Héros sont à égale distance, le prochain joueur actif décide lequel est traqué.
WDL-CH2-8 = Dès que le Puits d’énergie est révélé, les traqueurs avancent de 2 tuiles au lieu de 1. Si aucun Héros ne porte de marqueur, personne n’est traqué.
WDL-CH2-9 = Un Héros qui porte des marqueurs Orbe et perd un combat en perd un, à son choix, au profit du Monstre combattu, qui le porte désormais. Cela se passe aussitôt, avant la case de pertes, et même si le Héros tombe à terre. Un seul par combat perdu ; un Monstre peut en porter plusieurs, un Monstre gelé n’en prend pas.
WDL-CH2-10 = À la fin de chaque manche, les Monstres qui portent des marqueurs Orbe avancent de 2 tuiles vers la tuile Départ.
WDL-CH2-11 = Un voleur qui arrive sur le Vortex s’y arrête, et est emporté sur la tuile Départ à la fin de la manche suivante.
WDL-CH2-12 = Si un voleur est sur la tuile Départ au moment d’avancer, tous les marqueurs qu’il porte sont perdus.
WDL-CH2-13 = Si les 4 marqueurs Orbe sont perdus, la partie l’est aussi.
WDL-CH2-14 = Vaincre un voleur rend aussitôt ses marqueurs Orbe.
WDL-CH2-15 = Défaite : tous les Héros sont à terre en même temps, ou les 4 marqueurs Orbe sont perdus.
WDL-CH2-16 = Victoire : tous les Héros sont sur le Puits d’énergie, et leurs orbes ajoutés à la valeur de leurs marqueurs Orbe font 15 à 2 Héros, 16 à 3 ou 18 à 4.
WDL-CH2-17 = À la victoire, ce montant est payé aussitôt : tous les marqueurs Orbe sont rendus et comptent, le reste se paie en orbes, par qui le groupe veut. On garde les orbes qui restent. Un exemple : 3 Héros avec les marqueurs 3 et 2 paient ces 5 et 11 orbes.
WDL-CH2-18 = En campagne, après ce chapitre, chaque Héros ne regagne que 1 cœur et garde ses orbes.
WDL-CH2-19 = Les Monstres face cachée traquent aussi, et le restent jusqu’à partager une tuile avec un Héros debout. Les Monstres prennent un plus court chemin, sans être gênés par les autres Monstres ; entre des chemins égaux, le prochain joueur actif choisit. Un traqueur s’arrête où se trouve un Héros qu’il traque, un voleur ne s’arrête pour personne, et un Monstre sans chemin ne bouge pas.
WDL-CH2-20 = La fin d’une manche se déroule dans cet ordre : les marqueurs sur la tuile Départ sont perdus ; les voleurs du Vortex sont emportés ; les autres voleurs avancent ; les traqueurs avancent.
WDL-CH2-21 = Seul le Héros actif perd un marqueur, et seulement par un combat perdu, pas en fuyant. Les marqueurs repris vont à un participant, au choix du joueur actif ; on peut les donner à un Héros de la même tuile, et ils n’occupent aucun emplacement. Un Héros à terre garde les siens et reste traqué.
WDL-CH2-22 = La victoire est vérifiée chaque fois qu’aucune rencontre n’est en cours, et entrer dans un lieu où se trouve un ennemi pas encore combattu en commence une aussitôt. Les Héros à terre sur la tuile comptent et peuvent payer, et les Monstres déjà combattus n’empêchent pas la victoire.
WDL-CH2-23 = Quand la pile est vide, la Phase 1 est sautée. Aucun Boss n’apparaît dans un chapitre sans tuile Boss.
WDL-CH2-24 = Le prochain joueur actif, à la fin d’une manche, est le premier dans l’ordre du tour dont le Héros est debout.
WDL-CH2-25 = Xylia à distance ne peut pas recevoir de marqueurs repris. Les marqueurs Orbe et Quête se donnent tout comme les cartes Butin.
WDL-CH2-26 = Un marqueur volé sur la tuile Départ est perdu à la fin de la même manche : son porteur y commence son déplacement. Une option de table accorde une manche de grâce. Un voleur qui a volé sur le Vortex n’y est pas arrivé en avançant, et continue sa route.

## Chapitre 3 : défendre le Puits

chapter-well = Chapitre 3 : défendre le Puits
WDL-CH3-1 = But : vaincre 1 Boss et 10 Monstres à 2 Héros, 12 à 3 ou 15 à 4. Seuls comptent les Monstres mis à la défausse.
WDL-CH3-2 = Les Héros commencent sur le Puits d’énergie.
WDL-CH3-3 = En campagne, les Héros arrivent avec le cœur regagné et les orbes gardés après le chapitre 2.
WDL-CH3-4 = Les 11 tuiles du chapitre sont disposées avec 7 Monstres, 3 Coffres et 1 Événement. Sur le Puits, il n’y a ni Monstre ni marqueur Orbe.
WDL-CH3-5 = Le chapitre commence par la Phase 2 ; il n’y a pas de Phase 1.
WDL-CH3-6 = Aucune tuile n’est ajoutée dans ce chapitre, et l’on ne fait pas de déplacement risqué.
WDL-CH3-7 = Le Puits d’énergie n’a pas son effet habituel.
WDL-CH3-8 = On ne peut pas fuir d’une tuile où se trouvent 2 ennemis ou plus.
WDL-CH3-9 = Fin de la manche 1 : les Monstres avancent de 1 tuile vers le Puits.
WDL-CH3-10 = Fin de la manche 2 : les Monstres avancent de 2 tuiles.
WDL-CH3-11 = Fin de la manche 3 : 2 Monstres sont placés sur chaque tuile Rune.
WDL-CH3-12 = Fin de la manche 4 : les Monstres avancent de 2 tuiles.
WDL-CH3-13 = Fin de la manche 5 : une carte Boss est placée face visible sur la tuile Boss s’il n’y a pas déjà un Boss, son cube de menace sur la première case.
WDL-CH3-14 = Si un Héros entre avant cela sur la tuile Boss, une carte Boss est piochée et retournée à ce moment-là, son cube de menace sur la première case comme d’habitude.
WDL-CH3-15 = Fin de la manche 6 : 1 Monstre est placé sur chaque tuile Rune.
WDL-CH3-16 = Fin de la manche 7 : les Monstres avancent de 1 tuile.
WDL-CH3-17 = Fin de la manche 8 et de chaque manche suivante : les Monstres avancent de 1 tuile, puis 1 Monstre est placé sur chaque tuile Rune.
WDL-CH3-18 = Le numéro de la manche en cours est visible de tous.
WDL-CH3-19 = Un Monstre qui rencontre un Héros debout s’arrête sur sa tuile, même au milieu d’une avance de 2.
WDL-CH3-20 = Défaite : tous les Héros sont à terre en même temps, ou un Monstre est sur le Puits à la fin d’une manche.
WDL-CH3-21 = Victoire : au moins 1 Boss et le nombre requis de Monstres sont vaincus.
WDL-CH3-22 = On regarde le Puits avant que les Monstres avancent : ceux qui arrivent alors doivent avoir disparu à la fin de la manche suivante.
WDL-CH3-23 = Un Monstre qui partage une tuile avec un Héros debout n’avance pas. Les autres prennent un plus court chemin, le premier joueur choisissant entre des chemins égaux ; sans chemin, ils restent. Le Boss ne bouge jamais. Les Monstres sont placés face cachée, sauf là où se tient un Héros.
WDL-CH3-24 = Les Monstres vaincus sont comptés une fois pour toutes : remélanger la défausse ne retire rien. Un Esprit Enragé défaussé pour de bon compte.
WDL-CH3-25 = Seul importe ce qui est sur la tuile Boss à la fin de la manche 5 : si un premier Boss a déjà été vaincu, un second apparaît quand même. Il n’est pas nécessaire de le vaincre, mais sa menace court. Entrer sur la tuile Boss vide n’amène un Boss que la première fois.
WDL-CH3-26 = Le Feu de camp soigne et le Marchand commerce comme d’habitude. Le Trésor de la tuile Boss n’est pas un Coffre.
WDL-CH3-27 = Aucune carte Boss n’est placée à la mise en place.
WDL-CH3-28 = La fin d’une manche se déroule dans cet ordre : regarder le Puits ; ce qu’apporte la manche ; menace. Le pouvoir I de Xylia et la Lanterne ne servent à rien ici.

## Chapitre 4 : des pas dans la nuit

chapter-camps = Chapitre 4 : des pas dans la nuit
WDL-CH4-1 = But : atteindre au moins 3 campements des voleurs et reprendre l’équipement volé.
WDL-CH4-2 = Les Héros commencent sur le Feu de camp.
WDL-CH4-3 = Les 15 tuiles du chapitre sont disposées avec 4 campements, 11 Monstres, 3 Coffres et 1 Événement.
WDL-CH4-4 = Les 4 marqueurs Campement sont mélangés et posés face cachée sur les quatre tuiles de campement.
WDL-CH4-5 = En campagne, toutes les cartes Butin des Héros sont mélangées, avec des cartes du paquet s’il y en a moins de 4, et distribuées face cachée en 4 lots le plus également possible.
WDL-CH4-6 = Hors campagne, on pioche 2 cartes Butin, plus 1 par Héros, et on les distribue face cachée en 4 lots le plus également possible ; à 3 Héros, 5 cartes en 2, 1, 1 et 1.
WDL-CH4-7 = Aucune tuile n’est ajoutée, dans aucune des deux phases.
WDL-CH4-8 = Le Vortex n’a pas d’effet.
WDL-CH4-9 = À un campement face cachée, le Héros actif combat les Monstres présents. Dès qu’il n’en reste aucun, à l’arrivée ou lors d’un tour suivant, le marqueur doit être retourné : son effet se produit, puis ses Monstres sont placés sur la tuile et combattus. Si le Piège met le Héros à terre, ils attendent face visible.
WDL-CH4-10 = Cor : tous les ennemis à 3 tuiles de distance au plus sont aussitôt placés sur le campement.
WDL-CH4-11 = Cendres : le joueur actif choisit un lot, si possible de plusieurs cartes. On en défausse des cartes au hasard jusqu’à n’en laisser qu’une, et ce lot est aussi la récompense du campement.
WDL-CH4-12 = Sentinelle : le joueur actif pose un marqueur Bouclier +1 sur une tuile dont le campement n’est pas encore retourné, ou sur celle-ci s’il n’y en a pas. Tous les ennemis d’une tuile avec un tel marqueur ont +1 en défense.
WDL-CH4-13 = Piège : le Héros actif perd 2 cœurs et prend un marqueur Ronces.
WDL-CH4-14 = Quand tous les Monstres d’un campement ont disparu, ceux du marqueur compris, le joueur actif prend un des lots et s’équipe de ses cartes.
WDL-CH4-15 = Défaite : tous les Héros sont à terre en même temps.
WDL-CH4-16 = Victoire : au moins 3 tuiles dont le campement est retourné sont sans Monstre. Le groupe peut alors finir le chapitre, ou tenter de vider le quatrième campement.
WDL-CH4-17 = En campagne, le dernier lot est défaussé si le quatrième campement n’a pas été vidé.
WDL-CH4-18 = Les cartes d’un lot pour lesquelles il n’y a pas d’emplacement peuvent être données à des Héros de la même tuile ; les autres sont défaussées.
WDL-CH4-19 = Un campement retourné mais pas vidé garde ses Monstres, et le lot va à qui le videra plus tard. L’effet de son marqueur ne se produit qu’une fois.
WDL-CH4-20 = Tant que le groupe continue pour le quatrième campement, il peut encore perdre. Il peut finir le chapitre à tout moment où la victoire lui serait acquise.
WDL-CH4-21 = La distance du Cor suit les chemins. Les ennemis qu’il rassemble sont retournés et se joignent à la rencontre. Le Piège n’est pas une attaque.
WDL-CH4-22 = La Phase 1 est sautée.
WDL-CH4-23 = Quand un campement est vidé, on prend d’abord le lot, puis la victoire est vérifiée et le groupe dit s’il s’arrête ou continue.
WDL-CH4-24 = Les Héros commencent ce chapitre sans Butin. En campagne, les cartes mélangées comprennent les trésors de Boss du chapitre 3, quel que soit le nombre d’emplacements.
WDL-CH4-25 = Chaque campement ne donne qu’un lot, quand il est vidé pour la première fois. Un campement vidé où un Monstre apparaît plus tard ne compte pas pour la victoire tant qu’il n’est pas vide de nouveau.
WDL-CH4-26 = Le lot choisi pour les Cendres est posé sur ce campement et ne se gagne que là. S’il ne reste aucun lot, on n’en choisit pas.

## Chapitre 5 : la Corruption

chapter-corruption = Chapitre 5 : la Corruption
WDL-CH5-1 = But : activer 4 totems de purification.
WDL-CH5-2 = La tuile Départ, la Piste brumeuse et le Double cul-de-sac sont disposés en ligne. Un des 10 marqueurs Corruption va sur le Double cul-de-sac, les 9 autres forment la réserve. Sa moitié orientale est condamnée et ne reçoit pas de Monstre.
WDL-CH5-3 = Les Héros commencent sur la tuile Départ. La pile contient toutes les autres tuiles sauf l’Auberge, avec le Boss parmi les trois dernières ; les Tanières ne servent qu’avec leur module.
WDL-CH5-4 = En campagne, si les 4 campements du chapitre 4 ont été vidés, la corruption est plus avancée : à la fin de la première manche, elle s’étend une fois de plus.
WDL-CH5-5 = Après chaque manche, la corruption s’étend : on pose un marqueur sur chaque tuile reliée à une tuile corrompue, et sur chaque case vide où mène un chemin ouvert d’une tuile corrompue.
WDL-CH5-6 = Quand une tuile est ajoutée sur une case corrompue, le marqueur passe sur la tuile.
WDL-CH5-7 = Une tuile porte au plus un marqueur Corruption.
WDL-CH5-8 = Quand la corruption atteint une tuile avec des Coffres, ils sont défaussés ; les Événements et les Monstres restent. Une tuile Trésor posée sur une case corrompue ne reçoit pas de Coffre.
WDL-CH5-9 = Quand la corruption atteint une tuile avec un Boss, il est aussitôt révélé et sa menace commence.
WDL-CH5-10 = Totem : un Héros sur une tuile qui porte la Rune de sa couleur, et qui a invoqué son dé Pouvoir, peut poser le dé sur la Rune. Le totem est alors actif.
WDL-CH5-11 = Ce dé Pouvoir ne peut plus servir de toute la partie.
WDL-CH5-12 = Invocation du désespoir : pour un totem d’une autre couleur, le Héros place 2 dés sur Invocation comme d’habitude et renonce à tous ses orbes, au moins 1, pour invoquer le dé de cette couleur.
WDL-CH5-13 = Purification : chaque fois qu’un totem est activé ou qu’un Boss est vaincu, le joueur actif peut retirer 1 marqueur Corruption d’une tuile et le rendre à la réserve.
WDL-CH5-14 = Le Double cul-de-sac ne peut pas être purifié, et la case à sa droite reste vide pendant tout le chapitre : aucune tuile n’y va, et la corruption non plus.
WDL-CH5-15 = Une tuile corrompue agit sur les Héros et les Monstres selon le nombre de tuiles corrompues : de 1 à 3, de 4 à 8, 9, ou 10 et plus.
WDL-CH5-16 = De 1 à 3 tuiles corrompues : les Héros ne sentent rien ; les Monstres sur une tuile corrompue infligent 1 dégât de plus.
WDL-CH5-17 = De 4 à 8 tuiles corrompues : les Héros perdent 1 déplacement ; les Monstres sur une tuile corrompue infligent 1 dégât de plus et ont +1 en défense.
WDL-CH5-18 = 9 tuiles corrompues : un Héros qui entre sur l’une d’elles défausse 1 carte Butin, ou tombe à terre s’il n’en a pas, et 1 Monstre de plus apparaît sur cette tuile.
WDL-CH5-19 = 10 tuiles corrompues ou plus : la partie est perdue.
WDL-CH5-20 = Défaite : une piste de menace est pleine, la corruption doit s’étendre alors que la réserve est vide, ou tous les Héros sont à terre.
WDL-CH5-21 = Victoire : les 4 dés Pouvoir sont sur leurs totems et, en même temps, il ne reste aucun Boss dans la forêt. Il peut y en avoir plusieurs, et il faut les vaincre tous.
WDL-CH5-22 = Après la victoire, et pas avant, on raconte la fin de l’histoire de la campagne.
WDL-CH5-23 = La première Seconde ombre de ce chapitre amène un Boss au lieu d’un Monstre : une carte Boss est posée face visible sur la tuile corrompue la plus proche, au choix du joueur actif à égale distance (sur le Double cul-de-sac, dans la moitié reliée), son cube sur la première case. Si c’est le lieu du Héros, la rencontre commence aussitôt. Avec deux Boss vivants, et toutes les fois suivantes, la carte agit comme d’habitude.
WDL-CH5-24 = Une carte Boss encore cachée à côté de sa tuile compte comme un Boss dans la forêt. Une tuile Boss encore dans la pile ne compte pas.
WDL-CH5-25 = La corruption s’étend à partir des marqueurs posés sur des tuiles à ce moment-là ; les cases vides ne la propagent pas. S’il faut plus de marqueurs que la réserve n’en contient, la partie est perdue ; s’il n’en faut aucun, rien ne se passe.
WDL-CH5-26 = Perdre 1 déplacement, c’est défausser un dé de Déplacement inutilisé, si l’on en a un, en entrant sur une tuile corrompue, ou avant la rencontre quand on y commence son tour. Les Bottes ne sont pas touchées.
WDL-CH5-27 = La corruption renforce les Monstres, pas les Boss. Le nombre de tuiles corrompues se lit au moment où il compte, et les marqueurs sur des cases vides n’y entrent pas.
WDL-CH5-28 = Avec 9 tuiles corrompues, le prix et le nouveau Monstre viennent en entrant, avant la rencontre, à laquelle le Monstre se joint, même si le Héros est tombé à terre faute de carte. Commencer son tour là ne coûte rien de plus.
WDL-CH5-29 = Activer un totem est une action, une fois la rencontre finie ; des Monstres peuvent encore être là. Le dé doit avoir été invoqué pendant ce tour avec des dés Héros, pas avec un Bâton ; le Héros peut aller sur la tuile Rune après les avoir placés, sauf si une option de table l’interdit. Une seule des deux tuiles Rune de chaque couleur suffit.
WDL-CH5-30 = Une tuile Boss corrompue, ou posée sur une case corrompue, révèle son Boss.
WDL-CH5-31 = Une invocation du désespoir demande autant de dés Héros que celle du Héros. Elle se déclare comme une action sur la tuile du totem, les orbes sont payés à ce moment-là, et le dé va directement sur le totem. Les dés d’Invocation servent à un seul totem par tour, et ensuite le dé Pouvoir du Héros n’est plus disponible dans ce tour.
WDL-CH5-32 = Les paliers de la corruption se remplacent : avec 9 tuiles corrompues, ce qui valait de 4 à 8 ne vaut plus.
WDL-CH5-33 = Les Monstres d’une Tanière ne sont pas sur la tuile, et la corruption ne les renforce pas.

## Fin de la partie

chapter-ending = Fin de la partie
WDL-END1 = Victoire dans la partie standard : le Boss est vaincu en un combat avant toute défaite. Tous les joueurs gagnent ensemble.
WDL-END2 = Défaite dans la partie standard : tous les Héros sont à terre, ou un cube de menace est sur sa dernière case.
WDL-END3 = Victoire et défaite sont vérifiées après chaque effet, et la première remplie met fin à la partie. Si un même effet remplit les deux, les joueurs gagnent.
WDL-END4 = À retenir : chaque Héros a un dé Combat gratuit par combat ; la défense la plus basse est combattue d’abord ; les Héros de la tuile soutiennent et subissent au plus 1 dégât par combat ; les gains se partagent ; on ne fuit pas de la tuile Boss ; la menace monte après les tours, après les manches et par des effets, et sa dernière case est la défaite.
WDL-END5 = En dehors d’une rencontre, le groupe peut abandonner à tout moment, si chaque personne à la table le confirme. C’est une défaite. Après 60 manches, le jeu peut le proposer de lui-même.

## Options de table

chapter-switches = Options de table
WDL-AMB1 = Posture défensive. Par défaut : elle prend fin avec le tour de Klethor. Variante : elle dure jusqu’à ce qu’elle serve, au plus jusqu’au prochain lancer de dés Héros de Klethor ; les autres joueurs lancent toujours 4 dés.
WDL-AMB2 = Quitter la tuile Boss. Par défaut : jamais tant que le Boss est en vie. Variante : un Héros qui a tout combattu sur la tuile dans ce tour peut ensuite en partir sans dégât ; y revenir dans le même tour ne déclenche pas de second combat contre le Boss.
WDL-AMB3 = Soutien. Par défaut : tout Héros debout en ce lieu soutient. Variante : chaque autre joueur choisit avant le lancer ; qui reste en retrait ne subit rien et ne partage rien.
WDL-AMB4 = Boucliers Feuille. Par défaut : un bouclier absorbe 1 dégât. Variante : un bouclier annule tous les dégâts du premier Héros dont les dés blesseraient l’ennemi, le Héros actif d’abord.
WDL-AMB5 = Menace des tours sautés. Par défaut : le tour sauté d’un Héros à terre n’ajoute pas de menace. Variante : il en ajoute 1 comme tout autre tour.
WDL-AMB6 = Dés gardés. Par défaut : les dés gardés avant la relance restent sur leur emplacement. Variante : ils peuvent passer sur un autre emplacement qui convient quand le résultat final est placé.
WDL-AMB7 = Malus de Tanière. Par défaut : il ne touche que les Héros qui se sont joints. Variante : il touche tous les autres Héros de la tuile Tanière.
WDL-AMB8 = Examen du Puits. Par défaut : au chapitre 3, on regarde le Puits avant que les Monstres avancent. Variante : après, si bien qu’un Monstre qui y arrive fait perdre aussitôt le chapitre.
WDL-AMB9 = Second Boss au chapitre 3. Par défaut : un Boss est placé à la fin de la manche 5 même si un autre a déjà été vaincu. Variante : aucun Boss n’est placé une fois qu’un Boss a été vaincu.
WDL-AMB10 = Boss corrompus. Par défaut : au chapitre 5, la corruption ne renforce que les Monstres. Variante : elle renforce aussi les Boss.
WDL-AMB11 = Prix de l’invocation du désespoir. Par défaut : tous les orbes, au moins 1. Variante : toutes les cartes Butin, au moins 1.
WDL-AMB12 = Vol sur la tuile Départ. Par défaut : au chapitre 2, un marqueur volé là est perdu à la fin de la même manche. Variante : il est perdu à la fin de la manche suivante, s’il y est encore.
WDL-AMB13 = Chemin vers un totem. Par défaut : au chapitre 5, le Héros peut aller sur la tuile Rune après avoir placé les dés d’Invocation. Variante : seul un Héros qui se trouvait sur la tuile Rune au moment de placer les dés peut l’activer.
WDL-AMB14 = Pouvoir I de Klethor. Par défaut : il relance un de ses propres dés Combat. Variante : n’importe quel dé Combat lancé dans ce combat, même celui d’un Héros en soutien.
