import type { TemplateName } from './entities/index.ts'

/** The templates that a recipe can have: a Test belongs to the test route. */
export type RecipeTemplate = Exclude<TemplateName, 'Test'>

/** What the exercises of a template are called, by children and adults alike. An author may write more behind it. */
export const exerciseNames: Readonly<Record<RecipeTemplate, string>> = {
  LeesLetters: 'Lees de letters',
  KijkLuister: 'Kijk en luister',
  KijkLees: 'Kijk en lees',
  LeesTyp: 'Lees en typ',
  KiesKlank: 'Kies de klank',
  Klankgroepen: 'Knip het woord',
  SorteerLeer: 'Zoek het ankerwoord',
  Blokken: 'Kleur de blokken',
  SpeurKleur1: 'Zoek de letters',
  SpeurKleur2: 'Kleur alle letters',
  LetterBlokken: 'Letterblokken',
  TypKlankgroepen1: 'Typ per klankgroep',
  TypKlankgroepen2: 'Knip en typ',
  LuisterTyp: 'Luister en typ',
  TypHints: 'Typ met hulp',
  Zinnen1: 'Maak een zin',
  Zinnen2: 'Schrijf de zin',
  Verhaal: 'Schrijf een verhaal',
  OefenDictee: 'Oefendictee',
  StapDictee: 'Stapdictee',
  Werkboek: 'Werkboek',
}
