## Mise en place

chapter-setup = Mise en place
TRP-SET1 = Deux équipes s’affrontent, d’au moins deux joueurs chacune : l’un donne les indices, les autres devinent.
TRP-SET2 = Si les joueurs sont en nombre impair, une équipe en compte un de plus ; rien d’autre ne change. Les équipes sont équilibrées à un joueur près, sauf avis contraire de l’hôte.
TRP-SET3 = Les places libres peuvent revenir à des robots, d’aucune à toutes, et seize joueurs au plus prennent part au jeu. Il n’y a pas de variante à deux ou trois places, car une équipe a besoin d’un Éclaireur et de quelqu’un qui devine.
TRP-SET4 = Chaque équipe a sa figurine, et les équipes se font face : chaque écran montre sa propre équipe au premier plan.
TRP-SET5 = Le donjon est une rangée de Salles en ordre croissant. La rangée conseillée en compte cinq : 3, 4, 5, 6 et 7.
TRP-SET6 = Dans la boîte, la Salle 3 est imprimée au dos de la Salle 10 : impossible de poser les deux. Simple limite du carton, qui ne vaut pas pour les rangées composées ici.
TRP-SET7 = Les deux figurines partent de la première Salle, celle qui porte le plus petit nombre.
TRP-SET8 = Chaque équipe confie sa torche à l’un de ses joueurs, qui donne les indices pendant la première manche.
TRP-SET9 = Une équipe indécise peut s’en remettre à l’usage : le livret désigne les plus âgés, et ici le hasard tire un nom.
TRP-SET10 = Un seul sablier mesure les tours des deux équipes.
TRP-SET11 = Les malédictions sont mélangées et deux d’entre elles sont posées face cachée ; personne ne sait lesquelles.
TRP-SET12 = Une malédiction attend dans la deuxième Salle, l’autre dans la Salle qui précède celle du monstre. Si c’est la même Salle, une seule malédiction est posée. L’hôte peut choisir d’autres places.
TRP-SET13 = Il y a deux paquets de monstres : le paquet simple est conseillé, celui à l’astérisque rend la partie plus difficile.
TRP-SET14 = Un monstre du paquet choisi est tiré et posé face visible. L’hôte peut aussi en désigner un.
TRP-SET15 = Le monstre attend dans la dernière Salle, celle qui porte le plus grand nombre.
TRP-SET16 = Chaque équipe écrit ses pièges sur une feuille à elle, pliée pour que les adversaires ne puissent pas la lire : seule l’équipe qui écrit une liste la voit.
TRP-SET17 = Les groupes aguerris peuvent jouer dans d’autres Salles, avec plus de malédictions, par exemple 2, 4, 6, 8 et 10 avec une malédiction dans chacune des quatre premières.
TRP-SET18 = Le donjon se compose librement : trois à sept Salles aux nombres différents, de 1 à 10, en ordre croissant, et autant de malédictions que l’on veut, sauf dans la dernière.
TRP-SET19 = La langue des mots, français ou anglais, et le groupe de mots sont fixés avant la première manche pour toute la partie.
TRP-SET20 = Les 14 malédictions et les 7 monstres sont dans les paquets. Une table peut se limiter à dix malédictions et cinq monstres, autant qu’en contient la boîte.

## Mots et Livres

chapter-words = Mots et Livres
TRP-BOOK1 = Les mots sont mélangés aussi souvent qu’il le faut, et personne ne les regarde pendant ce temps.
TRP-BOOK2 = Chaque carte porte des mots de deux groupes, et le type de Livre décide du groupe à lire.
TRP-BOOK3 = Les mots de fantasy seraient ordinaires dans un monde médiéval imaginaire ; les mots contemporains n’y auraient pas leur place.
TRP-BOOK4 = Les deux équipes lisent le même groupe de mots pendant toute la partie.
TRP-BOOK5 = Au début d’une manche, chaque équipe tire un mot.
TRP-BOOK6 = La carte entre dans le Livre du côté que personne n’a vu : les adversaires n’apprennent rien du mot tiré.
TRP-BOOK7 = Le mot que tire une équipe est le mot secret que l’autre devra deviner. Toute l’équipe qui l’a tiré le voit, son propre Éclaireur aussi.
TRP-BOOK8 = Chaque mot est tiré à chances égales parmi ceux de la liste qui n’ont pas encore servi, dans cette partie ou dans une partie précédente à la même table, jusqu’à épuisement de la liste. Les deux mots d’une manche diffèrent et ne sont pas de la même famille.
TRP-BOOK9 = Les deux Livres sont pareils, mais l’un d’eux porte un symbole lumineux.
TRP-BOOK10 = Les Livres sont échangés à chaque manche : le Livre lumineux change donc de camp à chaque manche. À la première, le sort décide qui pose ses pièges avec lui.
TRP-BOOK11 = Si la table en est convenue, une équipe peut échanger un mot qu’aucun de ses joueurs ne connaît, une fois par partie et avant d’avoir écrit un piège.
TRP-BOOK12 = Une liste de mots est refusée si une entrée se confond avec un mot-outil, compte plus de trois mots ou appartient à la même famille qu’une autre ; le refus nomme les deux. Cela vaut aussi pour les listes collées par l’hôte.

## La manche

chapter-round = La manche
TRP-RND1 = La partie est une suite de manches. Dans une manche, les deux équipes écrivent leurs pièges en même temps, puis chacune joue son tour.
TRP-RND2 = Une feuille de huit listes sert à une équipe pour toute la partie. Chaque liste note la Salle des adversaires et leur mot secret, et l’équipe peut relire ses anciennes listes.
TRP-RND3 = Une partie dure huit manches au plus.
TRP-RND4 = Après le tour de la première équipe, l’autre joue toujours le sien, quoi qu’il arrive.
TRP-RND5 = Si aucune équipe n’a avancé pendant la manche, le monstre avance d’une Salle vers les équipes.
TRP-RND6 = Si au moins une équipe a avancé, le monstre reste où il est.
TRP-RND7 = Quand le monstre entre dans une Salle où se trouve une malédiction, celle-ci est poussée d’une Salle vers les équipes.
TRP-RND8 = Une malédiction poussée dans une Salle qui en contient déjà une pousse celle-ci à son tour, et ainsi de suite.
TRP-RND9 = Une malédiction poussée au-delà de la première Salle est défaussée sans être vue.
TRP-RND10 = À la fin de la manche, chaque Éclaireur passe la torche au joueur suivant de son équipe, dans l’ordre des places.
TRP-RND11 = Chacun donne les indices à son tour : personne ne tient la torche deux fois avant que tous l’aient tenue. Dans une équipe de plus de huit joueurs, certains peuvent ne jamais l’avoir.
TRP-RND12 = Une manche se termine dans cet ordre : les doutes sont tranchés ; on cherche un vainqueur ; les malédictions qui agissaient sont défaussées ; le monstre avance si personne n’a avancé ; les malédictions qui partagent maintenant une Salle avec une équipe sont retournées ; les torches passent ; la manche suivante commence.
TRP-RND13 = Les manches suivantes suivent les mêmes règles dans les Salles atteintes, jusqu’à ce qu’une équipe commence une manche dans la Salle du monstre.
TRP-RND14 = Un bref aperçu accompagne le livret ; ici, c’est un guide de deux minutes.

## Écrire les pièges

chapter-traps = Écrire les pièges
TRP-TRAP1 = Chaque équipe lit le mot secret des adversaires et note des mots que leur Éclaireur pourrait vouloir dire. Elle seule voit sa liste.
TRP-TRAP2 = La liste compte exactement autant de pièges que le nombre de la Salle où les adversaires ont commencé la manche, et davantage si une malédiction ou le monstre le dit.
TRP-TRAP3 = Les deux listes sont indépendantes : contre des adversaires en Salle 4 on écrit quatre pièges, pendant qu’eux en écrivent trois contre une équipe en Salle 3.
TRP-TRAP4 = Une équipe peut proposer plus de mots qu’il n’en faut, puis choisir ceux qu’elle garde. Ce qui est mis de côté n’est pas un piège.
TRP-TRAP5 = Chacun dans l’équipe peut proposer des mots, garder ou écarter ceux des autres, jamais plus que la liste n’en demande. La liste est définitive quand elle est complète et que plus de la moitié de l’équipe la confirme, deux joueurs au moins ; tout changement annule les confirmations. L’ordinateur confirme aussitôt une liste complète. À la table, avec un appareil par équipe, une seule touche parle pour tous.
TRP-TRAP6 = Tout le monde sait qui tient les torches pendant l’écriture : on peut se servir de ce que l’on sait de l’Éclaireur adverse.
TRP-TRAP7 = Une équipe annonce que sa liste est complète, et rien d’autre n’en est connu. Les indices commencent quand les deux le sont.
TRP-TRAP8 = Les pièges doivent concerner ce mot secret ; les mots utiles pour n’importe quel mot (et, il) ne sont pas des pièges.
TRP-TRAP9 = Un piège est un nom, un adjectif ou un verbe, sous n’importe quelle forme. Les mots inconnus du dictionnaire sont acceptés avec un avertissement ; le pronom d’un verbe pronominal est ignoré.
TRP-TRAP10 = Les nombres sont permis, sauf un et une. Les chiffres valent leurs mots ; zéro est permis.
TRP-TRAP11 = Les pronoms, les auxiliaires être et avoir, ainsi qu’aller, faire et pouvoir sont interdits sous toutes leurs formes, de même que devoir employé comme verbe. Pouvoir et devoir sont acceptés comme noms, avec un rappel. Une forme qui est aussi un nom ou un adjectif est acceptée avec un avertissement : elle ne compte que comme tel.
TRP-TRAP12 = Les mots qui servent de pronoms sont interdits : un, chose, quelque, quelqu’un, quelque chose.
TRP-TRAP13 = Les mots généraux comme personne et lieu sont permis.
TRP-TRAP14 = Les mots de remplissage dits par habitude sont interdits (bien, euh, ben, truc, machin). Bon et genre sont acceptés avec un avertissement.
TRP-TRAP15 = Adverbes, prépositions, conjonctions, articles et interjections sont refusés, sauf si la forme est aussi un nom ou un adjectif.
TRP-TRAP16 = Un piège est un mot ou un mot composé figé de 2 à 30 caractères : lettres, chiffres, traits d’union et apostrophes, deux espaces au plus. Un seul chiffre autre que 1 suffit.
TRP-TRAP17 = Un piège qui appartient certainement ou probablement à la famille du mot secret est refusé, car le mot secret est déjà un piège. Une faible ressemblance ne donne qu’un avertissement.
TRP-TRAP18 = Deux pièges d’une même famille sont acceptés après un avertissement : c’est permis, mais du gaspillage.
TRP-TRAP19 = Quand le temps d’écriture est écoulé, les mots gardés remplissent la liste, puis les autres par nombre de voix, puis dans l’ordre des propositions. Ce qui manque manque : le tour se joue avec moins de pièges. L’étoile du Mot interdit revient à la première entrée de cet ordre.
TRP-TRAP20 = Les noms propres sont acceptés avec un avertissement.

## Ce qui déclenche un piège

chapter-springing = Ce qui déclenche un piège
TRP-TRIG1 = Un piège se déclenche dès que l’Éclaireur dit un Mot-Piège ou l’un de ses dérivés.
TRP-TRIG2 = Un mot composé déclenche un piège par chacune de ses parties. Un mot écrit d’une pièce est composé s’il est fait de deux mots d’aujourd’hui que chacun y voit ; les lettres qui se rencontrent par hasard (copain) et les suffixes ne comptent pas.
TRP-TRIG3 = Un Mot-Piège se déclenche quand il se trouve dans un mot composé : cerf-volant déclenche cerf.
TRP-TRIG4 = Tous les dérivés comptent, les abréviations aussi. Un mot-valise déclenche un mot dont il garde au moins quatre lettres de suite ou toute la dernière syllabe.
TRP-TRIG5 = Une parenté purement historique ne compte pas ; pas de mesquinerie. Un dérivé compte si un dictionnaire scolaire l’explique avec le mot de base ou un mot de sa famille.
TRP-TRIG6 = Pouvoir et devoir comme pièges ne comptent que dans leur sens plein, pas comme auxiliaires.
TRP-TRIG7 = Les pièges ne visent que l’Éclaireur. Qui devine et en dit un ne risque rien, sauf si une malédiction le dit.
TRP-TRIG8 = Une abréviation courante déclenche le mot entier : TV déclenche télévision.
TRP-TRIG9 = Majuscules, accents, ligatures, traits d’union et orthographes régionales sont ignorés. Deux mots différents du dictionnaire qui ne se distinguent que par leurs accents restent deux mots si tous deux en portent ; si seul le piège en porte, c’est probable, ou faible quand le mot sans accent est bien plus courant.
TRP-TRIG10 = Synonymes, traductions et mots qui sonnent pareil ne déclenchent rien.
TRP-TRIG11 = Une partie d’un piège composé ne le déclenche pas, sauf si cette partie seule est l’abrégé courant du tout.
TRP-TRIG12 = Les chiffres valent les nombres en lettres. Un nombre composé déclenche ses parties ; les ordinaux, fractions et nombres où la base se voit entière la déclenchent (cinquante : cinq ; mais pas quarante : quatre).
TRP-TRIG13 = La même orthographe dans un autre sens déclenche le piège ; les poseurs de pièges peuvent y renoncer. Une forme de base qui n’est que par hasard une forme fléchie du piège est probable.
TRP-TRIG14 = Tout ce que dit l’Éclaireur compte, du moment où le mot est montré jusqu’à la fin du tour, même un mot repris d’une proposition, sauf un simple oui ou non.
TRP-TRIG15 = En jeu écrit, une faute de frappe dans un piège ou dans le mot secret vaut ce mot : un seul écart dans un mot d’au moins cinq lettres inconnu du dictionnaire, ou des lettres séparées. Un mot tapé sans ses accents est ce mot, jamais une faute de frappe dans un autre.
TRP-TRIG16 = Un mot-outil dit comme tel ne déclenche aucun piège par son orthographe. Là où sa place montre qu’il est un nom, un adjectif ou un verbe plein, il est comparé comme tout mot, et c’est probable au plus.
TRP-TRIG17 = Un piège composé n’est déclenché que par le composé entier, dans toute orthographe et toute forme, ou par une abréviation du tout.

## Qui commence

chapter-order = Qui commence
TRP-ORD1 = Quand les deux listes sont complètes, les Livres sont échangés et les équipes donnent leurs indices l’une après l’autre. Le second Éclaireur ne voit pas le mot avant son propre tour.
TRP-ORD2 = L’équipe la moins avancée donne ses indices en premier.
TRP-ORD3 = Si les deux équipes ont commencé la manche dans la même Salle, celle qui reçoit le Livre lumineux commence.
TRP-ORD4 = Tant que les équipes restent à égalité, elles commencent à tour de rôle, puisque le Livre lumineux change de camp à chaque manche, même aux manches où il ne sert pas.
TRP-ORD5 = L’ordre et le nombre de pièges suivent les Salles du début de la manche ; une réussite au premier tour n’y change rien.

## Les indices

chapter-clues = Les indices
TRP-CLUE1 = L’Éclaireur reçoit le mot secret des adversaires et le lit ; ceux qui devinent ne le voient pas.
TRP-CLUE2 = L’Éclaireur a environ trois secondes pour le découvrir ; puis les adversaires retournent le sablier.
TRP-CLUE3 = Les indices doivent amener l’équipe à dire le mot. Leur nombre n’est pas limité.
TRP-CLUE4 = L’Éclaireur ne voit pas les pièges, ni personne d’autre dans l’équipe qui devine.
TRP-CLUE5 = Le mot secret et tous ses dérivés sont interdits : il est un piège comme les autres, à toutes les tables.
TRP-CLUE6 = L’Éclaireur ne doit dire aucun piège.
TRP-CLUE7 = Pas d’exemples du mot secret (pas de races pour chien) ; les synonymes sont permis. L’arbitre signale les exemples connus aux poseurs de pièges.
TRP-CLUE8 = Pas de noms propres ni d’adjectifs qui en viennent : pays, titres, personnes. L’arbitre signale les cas probables aux poseurs de pièges ; une abréviation courante en majuscules n’en est pas un.
TRP-CLUE9 = Qu’un mot soit un nom propre dépend de la façon dont il est entendu.
TRP-CLUE10 = Les indices portent sur le sens, pas sur le son ni l’orthographe : pas de rimes, pas de premières lettres, pas de « ça sonne comme ». L’arbitre signale ces tournures aux poseurs de pièges.
TRP-CLUE11 = Un indice peut viser une expression qui contient le mot secret, s’il porte sur le sens. Dire l’expression, c’est dire le mot secret.
TRP-CLUE12 = Pas d’abréviations de noms propres (USA) ; les abréviations ordinaires (TV) sont permises.
TRP-CLUE13 = Pas de titres déguisés ; décrire l’œuvre est permis.
TRP-CLUE14 = Pas d’indices fondés sur un savoir privé que les adversaires n’ont pas.
TRP-CLUE15 = Pas d’indices sur les objets de la pièce ni sur ce que vivent les joueurs à cet instant, ni sur rien de ce qui est à l’écran.
TRP-CLUE16 = Un indice repose sur des mots qui peuvent s’écrire : ni gestes, ni ton de voix, ni mélodie. En jeu écrit, ni émojis, ni dessins de signes, ni liens, ni lettres épelées ; ils sont refusés quand ils se détectent.
TRP-CLUE17 = Un indice qui enfreint une de ces règles, ou la règle d’une malédiction ou du monstre, est invalide et fait échouer le tour s’il est contesté à temps.
TRP-CLUE18 = Les groupes timides ou débutants peuvent laisser les restrictions de côté : seuls comptent alors le mot secret, les pièges et la règle des mots écrits.
TRP-CLUE19 = Si l’on trouve des indices qu’aucun piège ne peut prendre, les restrictions doivent entrer en vigueur. Entre deux manches, les deux équipes ensemble peuvent les relâcher, et le souhait d’une seule suffit à y revenir.
TRP-CLUE20 = Réagir à une proposition (« plus chaud », « non, plus grand ») est un indice comme un autre.
TRP-CLUE21 = Une traduction du mot secret ou de ses parties est un indice invalide, comme tout mot étranger qui n’est pas en usage dans la langue du jeu.

## Deviner

chapter-guesses = Deviner
TRP-GUES1 = On propose pendant que les indices sont donnés. Tout joueur de l’équipe sauf l’Éclaireur peut proposer, sans ordre.
TRP-GUES2 = Une équipe a cinq propositions par tour.
TRP-GUES3 = On ne peut pas questionner l’Éclaireur. Une question qui nomme un mot est une proposition ; à la table toute autre est nulle, et en jeu écrit chaque message est une proposition, sauf s’il est refusé.
TRP-GUES4 = On ne peut pas se concerter ; nommer un mot en réfléchissant à voix haute, c’est le proposer.
TRP-GUES5 = Dire « je crois que je sais » est permis, quoique déconseillé, et n’est pas une proposition. En jeu écrit, un tel message est refusé et ne coûte rien, sauf s’il contient le mot secret.
TRP-GUES6 = Si l’équipe devine son mot, sa figurine passe dans la Salle suivante dès que la réussite est définitive. Une équipe qui a commencé la manche avec le monstre gagne à la place.
TRP-GUES7 = Une proposition est juste si elle contient le mot secret, même fléchi ou dans un mot composé.
TRP-GUES8 = Un dérivé n’est pas une réponse juste : scientifique n’est pas science.
TRP-GUES9 = On compte avec générosité : un mot composé est une proposition, une phrase entière aussi.
TRP-GUES10 = En jeu écrit, un message est une proposition de 60 caractères au plus. Les mots énumérés avec des virgules, des barres ou « ou » comptent chacun, si chaque élément a trois mots au plus ; sinon le message est une phrase. Un message plus long est refusé et ne coûte rien.
TRP-GUES11 = La même proposition fausse de deux joueurs en moins de deux secondes compte une fois ; répétée plus tard, elle compte de nouveau.
TRP-GUES12 = La dernière proposition peut être la bonne ; le tour n’échoue que si elle est fausse.
TRP-GUES13 = Un mot inconnu du dictionnaire, même avec ses accents, à un seul écart d’un mot secret d’au moins six lettres, est accepté sauf si un poseur de pièges le refuse dans les cinq secondes.
TRP-GUES14 = Accents, majuscules et traits d’union sont ignorés, et le féminin ou le masculin du même nom est le même mot, dans les deux sens ; si plus que la terminaison change, les poseurs de pièges sont consultés. Les formes en -esse sont d’autres mots.
TRP-GUES15 = Les propositions comptent dans l’ordre d’arrivée ; celle qui arrive après la fin du tour est nulle.
TRP-GUES16 = Une proposition qui n’est qu’une partie d’un mot secret composé est fausse.
TRP-GUES17 = En jeu écrit, une suite de noms est refusée par « une proposition à la fois » et ne coûte que du temps, sauf s’ils forment un composé connu.
TRP-GUES18 = À la table, les poseurs de pièges disent quand une proposition est juste. L’Éclaireur peut le dire aussi : le sablier s’arrête, et un poseur de pièges peut s’y opposer dans les cinq secondes.

## Échec et rôle des adversaires

chapter-failure = Échec, et rôle des adversaires
TRP-FAIL1 = Le tour échoue si l’Éclaireur a dit un piège ou l’un de ses dérivés.
TRP-FAIL2 = Le tour échoue si l’Éclaireur a donné un indice invalide.
TRP-FAIL3 = Le tour échoue quand la dernière proposition permise est fausse.
TRP-FAIL4 = Le tour échoue quand le sablier est vide.
TRP-FAIL5 = Après un échec, l’équipe ne peut plus proposer et n’avance pas de la manche.
TRP-FAIL6 = Ce qui vient avant compte avant : une proposition juste avant la fin du sablier est une réussite, sauf si un indice donné avant elle est contesté par « stop » ou par un doute, et que la contestation est retenue. Les quelques secondes pour objecter continuent après la proposition.
TRP-FAIL7 = À la table, un mot commencé avant la fin du sablier compte.
TRP-OPP1 = Les adversaires retournent le sablier quand l’Éclaireur a lu le mot. En jeu écrit il part tout seul après trois secondes ; à la table, les poseurs de pièges le lancent.
TRP-OPP2 = Les adversaires arrêtent l’équipe quand un piège ou un dérivé est dit.
TRP-OPP3 = Les adversaires arrêtent l’équipe quand un indice invalide est donné.
TRP-OPP4 = Les adversaires comptent les propositions et arrêtent l’équipe après la dernière. À la table, chaque touche en compte une et peut se reprendre.
TRP-OPP5 = Les adversaires surveillent le sablier et arrêtent l’équipe dès qu’il est vide ; l’horloge du jeu décide.

## Les malédictions

chapter-curses = Les malédictions
TRP-CUR1 = Quand une équipe se trouve dans une Salle avec une malédiction, qu’elle y soit entrée ou que le monstre l’y ait poussée, la carte est retournée.
TRP-CUR2 = Une malédiction n’agit que pendant la première manche jouée dans sa Salle.
TRP-CUR3 = Elle ajoute des règles pour toute équipe qui est dans la Salle pendant cette manche.
TRP-CUR4 = Si les deux équipes y commencent la manche, elle les lie toutes deux ; sinon, seulement celle qui s’y trouve.
TRP-CUR5 = À la fin de cette manche la carte est défaussée, quoi qu’il soit arrivé.
TRP-CUR6 = On peut se passer de malédictions, pour une première partie ou quand les joueurs peinent ; les deux équipes ensemble peuvent aussi les supprimer entre deux manches.
TRP-CUR7 = Inondation : respirer à son aise en réfléchissant, puis donner tous les indices d’un seul souffle. Les pauses muettes sont permises ; la moindre inspiration met fin aux indices, et l’équipe continue à deviner. En jeu écrit, les indices ont une fenêtre de 20 secondes.
TRP-CUR8 = Pétrification : dès la première proposition, l’Éclaireur ne donne plus d’indice, ne fait plus de signe et ne bouge plus.
TRP-CUR9 = Écho : l’Éclaireur dit chaque mot deux fois, de bonne foi ; les adversaires sont indulgents.
TRP-CUR10 = Faible d’esprit : les indices ne sont que des noms, c’est-à-dire des personnes, des lieux ou des choses. Un pronom n’est pas un nom ; les articles ne comptent pas.
TRP-CUR11 = Le Mot interdit est défaussé si sa Salle est la première, sans être remplacé.
TRP-CUR12 = Contre la Momie, une nouvelle malédiction est tirée à chaque manche de combat, parmi les cartes non distribuées ; quand il n’y en a plus, la défausse est mélangée.
TRP-CUR13 = La Momie à l’astérisque tire deux malédictions à la fois. Elles se combinent : les nombres s’ajoutent, les limites prennent la plus petite valeur, toutes les conditions valent. À la table, les équipes peuvent convenir d’une autre lecture.
TRP-CUR14 = Les paires injouables sont tirées de nouveau ; toute autre paire l’est une fois si les deux équipes le demandent.
TRP-CUR15 = Si les deux équipes combattent la Momie dans la même manche, les mêmes malédictions les lient.
TRP-CUR16 = Les malédictions sont retournées avant l’écriture des pièges de la manche qu’elles touchent.
TRP-CUR17 = Une malédiction et le monstre ne partagent jamais une Salle : une équipe dans la Salle du monstre n’est liée par aucune malédiction de Salle.
TRP-CUR18 = Si la Momie tire le Mot interdit alors que sa Salle est la première, une autre malédiction est tirée. Dans toute autre Salle il agit comme imprimé, même sur une équipe qui combat.
TRP-CUR19 = Le recul du Mot interdit se fait quand l’échec est définitif, jamais en deçà de la première Salle. Ce n’est pas une avancée, et après un combat de cette manche le monstre reste en place. Une malédiction qui attend dans la Salle atteinte est retournée à la fin de la manche.
TRP-CUR20 = Un nouveau tirage remplace les deux cartes, qui vont aussitôt à la défausse. S’il reste moins de deux cartes, la défausse est d’abord mélangée au paquet.
TRP-CUR21 = Personne n’est obligé de retenir son souffle : à la table, une équipe peut choisir pour l’Inondation la fenêtre de 20 secondes, avant que le mot soit lu.

## Le monstre

chapter-monster = Le monstre
TRP-MON1 = Une équipe rencontre le monstre en entrant dans sa Salle, ou quand il entre dans la sienne.
TRP-MON2 = Une équipe qui commence une manche dans la Salle du monstre le combat : sa règle la lie, et deviner le mot fait gagner la partie. Entrer dans la Salle n’est pas encore combattre.
TRP-MON3 = Si les deux équipes y sont, la règle les lie toutes deux.
TRP-MON4 = Si une équipe est seule avec le monstre, l’équipe en retard joue d’abord.
TRP-MON5 = L’équipe seule au combat qui devine son mot gagne la partie, même si l’autre a réussi auparavant.
TRP-MON6 = Si l’équipe seule au combat échoue, la partie continue, elle reste là, et le monstre ne bouge pas tant qu’une équipe est dans sa Salle, même si toutes deux ont échoué.
TRP-MON7 = Si les deux équipes sont avec le monstre, celle qui a reçu le Livre lumineux commence, et l’autre joue son tour dans tous les cas.
TRP-MON8 = Si les deux devinent, les deux équipes gagnent.
TRP-MON9 = Si une seule devine, c’est elle qui gagne.
TRP-MON10 = Si aucune ne devine, une nouvelle manche est jouée.
TRP-MON11 = Chaque monstre a une version plus difficile, marquée d’un astérisque.
TRP-MON12 = L’équipe en retard avance comme d’habitude, même dans la Salle du monstre, pendant une manche où l’autre combat.
TRP-MON13 = Quand le monstre entre dans la Salle d’une équipe, le combat commence à la manche suivante.

## Fin de la partie

chapter-ending = Fin de la partie
TRP-END1 = La partie se termine à la fin d’une manche où une équipe a vaincu le monstre ; tout ce qui était caché est alors montré.
TRP-END2 = La huitième manche est la dernière : si personne n’a vaincu le monstre à son terme, le monstre gagne et les deux équipes perdent.
TRP-END3 = Tout le monde voit que la manche est la dernière.
TRP-END4 = Entre deux manches, une équipe peut abandonner si la plupart de ses joueurs le veulent ; l’autre gagne.

## Variantes

chapter-variants = Variantes
TRP-VAR1 = Départage : si les deux équipes vainquent le monstre dans la même manche, la plus rapide gagne.
TRP-VAR2 = Le sablier est arrêté quand la première équipe réussit, et la seconde reçoit exactement le temps employé par la première. La lecture et les arrêts ne comptent pas.
TRP-VAR3 = Si la seconde équipe devine avant la fin de ce temps, elle gagne ; sinon la première gagne, à égalité de temps aussi.
TRP-VAR4 = Si la première équipe a échoué, la seconde a son temps habituel, comme sans la variante.
TRP-VAR5 = Plus de pression : le sablier part dès que le mot est pris.
TRP-VAR6 = Moins de pression : le sablier part au premier indice, ou tout seul après 20 secondes de réflexion. Le Dragon à l’astérisque passe avant.
TRP-VAR7 = Chaque groupe règle à son gré le départ du sablier ; il ne change pas pendant une manche.

## Objections et litiges

chapter-disputes = Objections et litiges
TRP-RULE1 = Un piège ou un indice invalide ne compte que s’il est remarqué aussitôt. En jeu écrit, les réclamations tardives sont refusées ; à la table, les joueurs en jugent.
TRP-RULE2 = Les adversaires qui ont remarqué à temps mais hésitent laissent l’équipe finir ; ensuite on en discute, et la décision vaut comme si elle avait été prise sur le moment.
TRP-RULE3 = Un doute émis à temps conserve le droit d’objecter.
TRP-RULE4 = En jeu écrit, on peut objecter à un indice pendant six secondes après son affichage ; le sablier n’attend pas.
TRP-RULE5 = Il y a deux boutons. Stop gèle aussitôt le sablier, et le poseur de pièges nomme ensuite le piège, la règle ou la malédiction, et en jeu écrit l’indice, dans les dix secondes. Doute laisse le tour continuer. Un stop non complété devient un doute, et en jeu écrit aussi celui sur un piège ou le mot secret où l’arbitre ne voit aucun lien.
TRP-RULE6 = Une réussite est provisoire tant que le dernier indice peut être contesté et que des doutes restent ouverts ; ensuite la figurine avance.
TRP-RULE7 = Dans un examen, chaque équipe a une voix, celle de la majorité de ses votants ; l’égalité ou le silence ne font pas une voix. Deux voix égales, ou une seule contre le silence, décident. Sinon, les jurés à la majorité. Sans eux, ou à égalité, l’arbitre tranche pour les pièges et le mot secret : certain et probable sont retenus ; toute autre réclamation est rejetée.
TRP-RULE8 = Si un stop est annulé, le tour reprend avec le temps restant plus cinq secondes et le même nombre de propositions, et le piège nommé ne compte plus.
TRP-RULE9 = En jeu écrit, l’arbitre retient un message qui déclenche certainement un piège, dit le mot secret ou enfreint une malédiction, et arrête le sablier. Les poseurs de pièges ont cinq secondes pour y renoncer ; sinon le piège se déclenche. L’équipe qui devine peut contester.
TRP-RULE10 = Les juges sont généreux : pour compter les propositions, pour l’Écho et pour la parenté des mots.
TRP-RULE11 = Après un stop annulé, les poseurs de pièges n’ont plus que le doute jusqu’à la fin du tour.
TRP-RULE12 = Un stop contesté est examiné sans montrer le mot secret. Ceux qui devinent ne votent que sur les pièges ; pour ce qui exige le mot secret, seul l’Éclaireur vote pour son équipe, sans jurés. Les doutes sont examinés après le tour, le mot montré à tous ; ceux qui portent sur un tour de toute façon perdu tombent, sauf s’ils nomment le piège étoilé.
TRP-RULE13 = À la table, seuls les joueurs entendent ce qui se dit : un stop ou un doute est toujours reçu, et l’équipe qui devine peut répondre « trop tard » dans les dix secondes, ce qui s’examine comme toute contestation. Le mot prononcé peut être saisi pour l’arbitre.

## À l’écran

chapter-screen = À l’écran
TRP-DIG1 = Le sablier dure 40 secondes à la table et 90 secondes en jeu écrit ; l’hôte peut choisir de 20 à 180 secondes.
TRP-DIG2 = L’écriture dure 150 secondes et 10 de plus par piège au-delà de trois, selon la plus longue des deux listes ; elle s’arrête plus tôt quand les deux équipes sont prêtes.
TRP-DIG3 = Si l’Éclaireur se perd pendant le tour, le sablier s’arrête une fois, 30 secondes au plus ; puis le joueur suivant de la rotation prend la torche, voit le mot et a trois secondes pour le lire. S’il ne restait plus personne pour deviner, le tour échoue.
TRP-DIG4 = Les spectateurs voient ce qui est public et rien d’autre.
TRP-DIG5 = Quand un tour est définitif, son mot secret et toute sa liste de pièges sont montrés à tous.
TRP-DIG6 = À la table, chaque équipe a un appareil pour sa liste, et l’Éclaireur lit le mot sur l’appareil des adversaires ou sur son propre téléphone. Un seul appareil partagé suffit aussi, avec un rideau. Le sablier est toujours lancé d’une touche.
TRP-DIG7 = Tous les tirages viennent d’une graine enregistrée, et la partie entière peut être rejouée.
TRP-DIG8 = Pendant un tour, l’équipe qui devine n’a pas de messagerie, et l’Éclaireur n’a que ses indices pour s’exprimer. Les poseurs de pièges peuvent parler entre eux.
TRP-DIG9 = Un joueur arrivé en cours de partie prend la fin de la rotation dès la manche suivante.
TRP-DIG10 = À la table, les robots n’occupent aucune place : il faut deux personnes par équipe. Une équipe peut demander des idées de pièges.
TRP-DIG11 = Les robots confirment et votent comme les autres, dans certaines limites : ils n’abandonnent, ne suspendent, ne contestent et ne redemandent jamais de tirage ; dans une équipe où il y a des personnes, elles décident ; une équipe de robots rejette ses propres réclamations qui ne sont pas certaines contre une équipe qui compte une personne ; entre deux équipes de robots, l’arbitre tranche.
TRP-DIG12 = Un défi est un seul tour : le premier joueur de la première équipe fait deviner un mot protégé par sept pièges, tirés parmi les mots que l’on y associe. Un mot trouvé rapporte 100 points, cinq de moins par mot d’indice et dix de moins par erreur.

## Lectures au choix

chapter-readings = Lectures au choix des groupes
TRP-AMB1 = Second Éclaireur. Le second Éclaireur ne voit le mot qu’à son tour ; ou les deux lisent à l’échange des Livres.
TRP-AMB2 = Monstre combattu. Le monstre reste immobile tant qu’une équipe est dans sa Salle ; ou il ne bouge plus jamais après le premier combat.
TRP-AMB3 = Même orthographe. La même orthographe dans un autre sens déclenche le piège ; ou seulement le sens auquel pensaient les poseurs de pièges, et le reste est un doute.
TRP-AMB4 = Partie d’un piège composé. Une partie d’un piège composé ne le déclenche pas ; ou elle le déclenche.
TRP-AMB5 = L’autre genre. L’autre genre du même nom est une réponse juste ; ou les poseurs de pièges sont consultés.
TRP-AMB6 = Indices relâchés. Les indices libres gardent le mot secret, les pièges et la règle des mots écrits ; ou seulement le mot secret et les pièges.
TRP-AMB7 = Réactions aux propositions. L’Éclaireur peut réagir aux propositions ; ou il ne le peut pas et ne donne que de nouveaux indices.
TRP-AMB8 = Listes incomplètes. Une liste incomplète en fin de temps est jouée telle quelle ; ou l’équipe reçoit 30 secondes de plus, deux fois au plus.
TRP-AMB9 = Écho. L’Éclaireur dit chacun de ses mots deux fois ; ou il répète chaque mot d’une proposition avant de poursuivre.
TRP-AMB10 = Mot interdit en première salle. Le Mot interdit est défaussé dans la première Salle ; ou défaussé et remplacé par une autre malédiction.
TRP-AMB11 = L’arbitre. L’arbitre arrête le tour quand un piège est certainement déclenché, et les poseurs de pièges peuvent y renoncer ; ou il se contente de les alerter, et ce qu’ils ne remarquent pas à temps ne compte pas.
TRP-AMB12 = Première torche. La première torche est donnée au hasard ; ou l’équipe désigne un nom.
