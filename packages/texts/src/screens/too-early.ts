import { catalogue, spoken } from '../catalogue.ts'

export const tooEarlyTexts = catalogue({
  nothing: spoken('Er staat nog niets. Schrijf het eerst op.'),
  writeBoth: spoken('Je twee woorden staan er nog niet allebei in.'),
  ofTask: {
    type: spoken('Typ eerst het hele woord.'),
    colour: spoken('Je bent nog niet klaar met kleuren.'),
    cut: spoken('Knip eerst het hele woord.'),
    clap: spoken('Klap eerst het hele woord.'),
    choose: spoken('Kies eerst een antwoord.'),
    find: spoken('Tik eerst het foute woord aan.'),
    write: spoken('Je woord staat er nog niet in.'),
  },
})
