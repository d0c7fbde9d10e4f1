import { catalogue, exclaimed, spoken } from '../catalogue.ts'

/** Two children play a game on one device (ADR 78). The logged-in child is `you`, the other is `mate`. */
export const togetherTexts = catalogue({
  forFun: spoken('Jullie spelen dit voor de lol. Het telt niet mee.'),
  noWinner: spoken('Niemand wint en niemand verliest. Help elkaar maar.'),
  choose: spoken('Welk spel doen jullie?'),
  games: { Memorie: 'Samen Memorie', Vlot: 'Samen een vlot' },
  swap: spoken('Om de beurt schrijven jullie een woord.'),
  signs: spoken('Jij bent het blad. Je maatje is de ster.'),
  turn: 'Wie is er aan de beurt?',
  playerNames: { you: 'Jij', mate: 'Je maatje' },
  write: {
    you: spoken('Jij schrijft het woord dat je hoort. Je maatje helpt mee.'),
    mate: spoken('Je maatje schrijft het woord. Jij helpt mee.'),
  },
  play: {
    Memorie: {
      you: spoken('Jij zoekt. Luister: waar ligt dit woord? Je maatje helpt mee.'),
      mate: spoken('Je maatje zoekt. Luister: waar ligt dit woord? Jij helpt mee.'),
    },
    Vlot: {
      you: spoken('Jij bouwt het vlot. Je maatje helpt mee.'),
      mate: spoken('Je maatje bouwt het vlot. Jij helpt mee.'),
    },
  },
  done: exclaimed('Klaar! Dat deden jullie samen.'),
  again: 'Nog een keer samen',
  other: 'Een ander spel',
  notYet: spoken('Doe eerst de oefeningen van deze stap. Dan kunnen jullie samen spelen.'),
  noGame: spoken('Met deze woorden kun je niet samen spelen.'),
})
