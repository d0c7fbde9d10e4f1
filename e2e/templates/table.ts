import type { PlayedTemplate } from '../pages/players/index.ts'

/** Where a template is played, and what a child sees and may do there. */
export interface Row {
  /** Its row of the checklist. */
  readonly row: `TPL-${number}`
  readonly world: number
  /** Of the step in its world. */
  readonly position: number
  /** Of the exercise. */
  readonly name: string
  /** Is the word hidden while the child works, so that it may peek? Elsewhere there is no such button. */
  readonly hidesWord: boolean
  /** How the outro lists the words: by how they were typed, or all in one list where nothing is typed. */
  readonly outro: 'typed' | 'practised'
}

const inStep =
  (world: number, position: number) =>
  (row: Row['row'], name: string, hidesWord: boolean, outro: Row['outro']): Row => ({
    row,
    world,
    position,
    name,
    hidesWord,
    outro,
  })

const sch = inStep(1, 8)
const longSound = inStep(2, 12)
const betweenS = inStep(3, 17)
const ij = inStep(4, 1)

/** Each template in one of four steps, one of each world. The Test has a route of its own: `test-template.test.ts`. */
export const table: Readonly<Record<PlayedTemplate, Row>> = {
  LeesLetters: sch('TPL-1', 'Lees de letters', false, 'practised'),
  KijkLuister: sch('TPL-2', 'Kijk en luister', false, 'practised'),
  KijkLees: ij('TPL-3', 'Kijk en lees', false, 'practised'),
  LeesTyp: sch('TPL-4', 'Lees en typ', true, 'typed'),
  KiesKlank: ij('TPL-5', 'Kies de klank', false, 'practised'),
  Klankgroepen: longSound('TPL-6', 'Knip het woord', false, 'practised'),
  SorteerLeer: betweenS('TPL-7', 'Zoek het ankerwoord', false, 'practised'),
  Blokken: sch('TPL-8', 'Kleur de blokken', true, 'typed'),
  SpeurKleur1: longSound('TPL-9', 'Zoek de letters', false, 'practised'),
  SpeurKleur2: sch('TPL-10', 'Kleur alle letters', false, 'practised'),
  LetterBlokken: sch('TPL-11', 'Letterblokken', true, 'typed'),
  TypKlankgroepen1: betweenS('TPL-12', 'Typ per klankgroep', true, 'typed'),
  TypKlankgroepen2: longSound('TPL-13', 'Knip en typ', true, 'typed'),
  LuisterTyp: ij('TPL-14', 'Luister en typ', true, 'typed'),
  TypHints: longSound('TPL-15', 'Typ met hulp', true, 'typed'),
  Zinnen1: longSound('TPL-16', 'Maak een zin', false, 'typed'),
  Zinnen2: betweenS('TPL-17', 'Schrijf de zin', true, 'typed'),
  Verhaal: betweenS('TPL-18', 'Schrijf een verhaal', false, 'typed'),
  OefenDictee: ij('TPL-20', 'Oefendictee', false, 'typed'),
  StapDictee: ij('TPL-21', 'Stapdictee', false, 'typed'),
  Werkboek: betweenS('TPL-22', 'Werkboek', false, 'practised'),
}
