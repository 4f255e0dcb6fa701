## L’histoire de la campagne, racontée avant chaque chapitre et après le dernier

story-mushrooms =
    La forêt ne va pas bien. Depuis des semaines, les sentiers ne mènent plus où ils devraient, et les bêtes qui s’écartaient naguère sur votre passage montrent maintenant les dents.

    Puis la mauvaise nouvelle est arrivée : parti cueillir des herbes, l’ancien du village a été mordu par un serpent, et le marchand a croisé le même une heure plus tard. La fièvre ne tombe pas. « Mes tisanes, c’est pour les rhumes, soupire la guérisseuse en essorant un linge. Pour ce mal-là, il me faut du sérieux, et cela ne pousse qu’au cœur des bois. Allez-y, et ne traînez pas. »

story-tree =
    L’ancien s’est redressé dans son lit et se plaint déjà de la soupe, ce que tout le monde prend pour un bon signe. Mais il ne plaisante plus quand il vous demande de découvrir ce qui rend la forêt malade.

    Le marchand, qui vous doit la vie, vous emmène dans sa charrette jusqu’au bout de la route. Plus loin, dit-il, se trouve un puits d’énergie qui lui a paru bien faible. Vous finissez à pied, et vous le trouvez en ruine, saccagé par toute une bande de monstres. À côté, l’Arbre de vie perd ses feuilles en plein été. Les orbes se sont dispersés. Avant de réparer quoi que ce soit, il faut les ramener.

story-well =
    Les orbes luisent de nouveau au fond du puits, d’une lueur faible mais tenace. Les artisans du village sont venus avec leurs cordes et leurs pierres, et contemplent longuement les dégâts avant d’ouvrir la bouche. Cela se répare, mais il faudra du temps.

    Du temps, vous n’en avez pas. Entre les troncs, des branches craquent : ceux qui ont brisé le puits reviennent, et ils ont amené des amis. Serrez les rangs. Personne ne passe.

story-camps =
    Le puits tient bon. Vous, à peine. À la nuit tombée, vous vous arrêtez sous un grand pin, trop las pour parler, et comme les fourrés bruissent plus que de raison, vous grimpez dormir dans ses branches.

    Au matin, vous êtes tous là, courbatus mais saufs. Vos sacs, non : plus une lame, plus une potion, plus un porte-bonheur. Mais un grand pin a ses avantages. Du sommet, on voit s’élever en quatre endroits un mince filet de fumée. Des voleurs qui font cuire leur déjeuner ne sont pas bien difficiles à trouver.

story-corruption =
    Deux jours plus tard, les couleurs commencent à changer. Les feuilles brillent d’un éclat malsain, les fleurs se détournent du soleil, et plus un oiseau ne chante. Derrière le dernier fourré, vous comprenez : un cristal haut comme une maison, et de son pied rampe une ombre qui gagne de racine en racine.

    Voilà donc d’où tout est parti. Les vieux totems se dressent encore entre les arbres, un pour chaque pouvoir que vous portez. S’ils s’éveillent, la forêt vivra peut-être. Sinon, personne d’autre ne viendra.

story-end =
    Le dernier totem s’embrase, et une onde parcourt le sol et vous jette tous à terre. Puis vient le silence, si profond que vous entendez battre vos cœurs.

    Un oiseau se met à chanter. Un autre lui répond, et bientôt on ne peut plus les compter, et le vert revient aux feuilles à perte de vue. Dans ce qui reste de la lueur du cristal se tient l’ancien, souriant comme si tout s’était passé comme prévu. « Merci, dit cette voix que vous connaissez bien. Dormez, mangez, laissez-vous fêter. Et quand vous serez reposés : j’ai des amis dans les Marais, et les nouvelles de là-bas ne sont pas bonnes. »
