import { catalogue, spoken } from '../catalogue.ts'

export const nothing = spoken('Er staat nog niets. Schrijf het eerst op.')
export const writeBoth = spoken('Je twee woorden staan er nog niet allebei in.')
export const ofTask = catalogue({
  type: spoken('Typ eerst het hele woord.'),
  colour: spoken('Je bent nog niet klaar met kleuren.'),
  cut: spoken('Knip eerst het hele woord.'),
  clap: spoken('Klap eerst het hele woord.'),
  choose: spoken('Kies eerst een antwoord.'),
  find: spoken('Tik eerst het foute woord aan.'),
  write: spoken('Je woord staat er nog niet in.'),
})
