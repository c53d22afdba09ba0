### The lesson of Radlands, step by step.

lesson-camps = These are your three camps. Whoever destroys all three camps of the opponent wins. Let us play a few turns together.
lesson-water = Water pays for everything. You get 3 every turn, only 1 in the very first, and what is left over is lost.
lesson-person = A person costs the water shown on the card. Choose { card-vigilante } in your hand, then the place in front of the { card-railgun }.
lesson-protection = Whoever stands in front protects what is behind. As long as { card-vigilante } stands there, most attacks cannot reach the { card-railgun }.
lesson-end-turn = You have no water left, so end your turn. New people can use their abilities from the next turn on.
lesson-damage = The { card-cannon } has damaged your { card-garage }. A damaged camp still works, but the next damage destroys it. This turn you have 3 water.
lesson-junk = Every card can be thrown away for the effect in its corner, and that costs nothing. Junk { card-gunner }: restore one of your damaged cards.
lesson-restore = Choose the damaged { card-garage }. Restored camps are as good as new and can be used at once.
lesson-ability = { card-vigilante } is ready now. For 1 water it injures an unprotected person: { card-muse } is the only one.
lesson-railgun = Camps have abilities too. The { card-railgun } costs 2 water: damage an unprotected card of the opponent.
lesson-target = The { card-cannon } damaged itself when it fired, and nobody stands in front of it. Hit it again and it is destroyed.
lesson-end-turn-again = One camp is gone, two are left. End your turn.
lesson-raid = { card-vigilante } was hurt, so it cannot act. Your { card-garage } can: raid for 1 water. Your { card-raiders } set out and will damage a camp when they arrive.
lesson-event = Events wait in your queue, like the { card-raiders }, and move one space forward each turn. Play { card-napalm }: it goes to space 1.
lesson-junk-water = Out of water? Some cards bring 1 extra water when junked. Junk { card-looter }.
lesson-silo = Do not waste the last drop: for 1 water take the { card-water-silo } into your hand. You can junk it in a later turn and get the water back.
lesson-end-turn-events = End your turn. At the start of your next one { card-napalm } takes effect and the { card-raiders } move to space 1.
lesson-napalm = { card-napalm } destroys all people of one column. Choose column 3: that leaves the { card-victory-totem } without protection.
lesson-junk-silo = Now junk the { card-water-silo }: 1 extra water makes 4. It goes back to your play area and can be taken again.
lesson-railgun-again = Use the { card-railgun } once more.
lesson-target-again = The { card-victory-totem } stands open: damage it.
lesson-draw = With 2 water you can draw a card. Do it: more cards, more choices.
lesson-finish = That is all you need. Next turn your { card-raiders } strike. From here on you play alone; finish the match!
