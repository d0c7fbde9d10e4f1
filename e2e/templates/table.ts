import type { PlayedTemplate } from '../pages/players/index.ts'

/** Where a template is played, and what a child sees and may do there. */
export interface TemplateRow {
  /** Its row of the checklist. */
  readonly row: `TPL-${number}`
  readonly world: 1 | 2 | 3 | 4
  /** Of the step in its world. */
  readonly position: number
  /** Of the exercise. */
  readonly name: string
  /** Is the word hidden while the child works, so that it may peek? Elsewhere there is no such button. */
  readonly hidesWord: boolean
}

const inStep =
  (world: TemplateRow['world'], position: number) =>
  (row: TemplateRow['row'], name: string, hidesWord: boolean): TemplateRow => ({
    row,
    world,
    position,
    name,
    hidesWord,
  })

const sch = inStep(1, 8)
const longSound = inStep(2, 12)
const betweenS = inStep(3, 17)
const ij = inStep(4, 1)

/** Each template in one of four steps, one of each world. The Test has a route of its own: `toets-template.test.ts`. */
export const templateRows: Readonly<Record<PlayedTemplate, TemplateRow>> = {
  LeesLetters: sch('TPL-1', 'Lees de letters', false),
  KijkLuister: sch('TPL-2', 'Kijk en luister', false),
  KijkLees: ij('TPL-3', 'Kijk en lees', false),
  LeesTyp: sch('TPL-4', 'Lees en typ', true),
  KiesKlank: ij('TPL-5', 'Kies de klank', false),
  Klankgroepen: longSound('TPL-6', 'Knip het woord', false),
  SorteerLeer: betweenS('TPL-7', 'Zoek het ankerwoord', false),
  Blokken: sch('TPL-8', 'Kleur de blokken', true),
  SpeurKleur1: longSound('TPL-9', 'Zoek de letters', false),
  SpeurKleur2: sch('TPL-10', 'Kleur alle letters', false),
  LetterBlokken: sch('TPL-11', 'Letterblokken', true),
  TypKlankgroepen1: betweenS('TPL-12', 'Typ per klankgroep', true),
  TypKlankgroepen2: longSound('TPL-13', 'Knip en typ', true),
  LuisterTyp: ij('TPL-14', 'Luister en typ', true),
  TypHints: longSound('TPL-15', 'Typ met hulp', true),
  Zinnen1: longSound('TPL-16', 'Maak een zin', false),
  Zinnen2: betweenS('TPL-17', 'Schrijf de zin', true),
  Verhaal: betweenS('TPL-18', 'Schrijf een verhaal', false),
  OefenDictee: ij('TPL-20', 'Oefendictee', false),
  StapDictee: ij('TPL-21', 'Stapdictee', false),
  Werkboek: betweenS('TPL-22', 'Werkboek', false),
}
