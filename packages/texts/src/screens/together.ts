import { catalogue, exclaimed, spoken } from '../catalogue.ts'

/** Two children play a game on one device (ADR 78). The logged-in child is `you`, the other is `mate`. */

export const forFun = spoken('Jullie spelen dit voor de lol. Het telt niet mee.')
export const noWinner = spoken('Niemand wint en niemand verliest. Help elkaar maar.')
export const choose = spoken('Welk spel doen jullie?')
export const games = catalogue({ Memorie: 'Samen Memorie', Vlot: 'Samen een vlot' })
export const swap = spoken('Om de beurt schrijven jullie een woord.')
export const signs = spoken('Jij bent het blad. Je maatje is de ster.')
export const turn = 'Wie is er aan de beurt?'
export const playerNames = catalogue({ you: 'Jij', mate: 'Je maatje' })
export const write = catalogue({
  you: spoken('Jij schrijft het woord dat je hoort. Je maatje helpt mee.'),
  mate: spoken('Je maatje schrijft het woord. Jij helpt mee.'),
})
export const play = catalogue({
  Memorie: {
    you: spoken('Jij zoekt. Luister: waar ligt dit woord? Je maatje helpt mee.'),
    mate: spoken('Je maatje zoekt. Luister: waar ligt dit woord? Jij helpt mee.'),
  },
  Vlot: {
    you: spoken('Jij bouwt het vlot. Je maatje helpt mee.'),
    mate: spoken('Je maatje bouwt het vlot. Jij helpt mee.'),
  },
})
export const done = exclaimed('Klaar! Dat deden jullie samen.')
export const again = 'Nog een keer samen'
export const other = 'Een ander spel'
export const notYet = spoken('Doe eerst de oefeningen van deze stap. Dan kunnen jullie samen spelen.')
export const noGame = spoken('Met deze woorden kun je niet samen spelen.')
