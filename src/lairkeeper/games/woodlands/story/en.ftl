## The story of the campaign, told before each chapter and after the last one

story-mushrooms =
    Something is wrong with the forest. For weeks now the paths have not led where they used to, and the animals that once stepped aside for you bare their teeth.

    Then came the bad news: the village elder, out gathering herbs, was bitten by a snake, and the merchant met the same one an hour later. The fever does not go down. “My teas are good for colds,” says the healer, wringing out another cloth. “For this I need the real thing, and it grows only in the heart of the woods. Go, and hurry.”

story-tree =
    The elder is sitting up again, grumbling about the soup, which everybody takes for a good sign. But there is no joke in what comes next: find out what is making the forest ill.

    The merchant, who owes you a life, lets you ride on the cart as far as the road goes. Farther on, he says, is an energy well that looked weak when he passed. You walk the rest and find it in ruins, smashed by a whole band of monsters. Beside it the Tree of Life is losing its leaves in the middle of summer. The orbs have scattered. Before anything can be mended, they must come home.

story-well =
    The orbs glow in the well once more, faint but steady. The craftsmen of the village have come with ropes and stones, and they look at the damage for a long time before they speak. It can be repaired, but it will take a while.

    You do not have a while. Between the trunks, branches are cracking: those who broke the well are on their way back, and they have brought friends. Stand close together. Nobody gets through.

story-camps =
    The well holds. You hardly do. At nightfall you stop under a great pine, too tired to talk, and because the undergrowth rustles more than it should, you climb up and sleep in its branches.

    In the morning you are all there, stiff and unharmed. Your bags are not: every blade, every potion, every lucky charm is gone. But a tall pine has its good sides. From the top you can see thin smoke rising in four places. Thieves who cook breakfast are easy to find.

story-corruption =
    Two days on, the colours begin to change. Leaves shine with a sickly light, flowers turn away from the sun, and no bird can be heard. Behind the last thicket you see why: a crystal, as tall as a house, and from its foot something dark creeps out, from root to root.

    So this is where it all came from. The old totems still stand among the trees, one for each power you carry. If they wake, the forest may live. If they do not, nobody else is coming.

story-end =
    The last totem flares, and a wave runs through the ground that throws you all off your feet. Then there is silence, so deep that you hear your own hearts.

    One bird begins to sing. Another answers, and then there are too many to count, and green is coming back into the leaves as far as you can see. In what is left of the crystal’s light stands the elder, smiling as if this had been the plan all along. “Thank you,” says the voice you know. “Sleep, eat, let them celebrate you. And when you are rested: I have friends in the Marshes, and the news from there is not good.”
