import { TemplateName } from '@letterliaan/contract'
import { loadCurriculum } from '@letterliaan/curriculum'
import { getLesson, recipeTemplates, templates } from '@letterliaan/exercises/logic'
import type { PlayedTemplate } from '../pages/players/index.ts'

/** The place of a template, and a child's elements and actions in it. */
export interface TemplateRow {
  /** The template's row of the checklist, whose templates are in the order of the contract. */
  readonly row: `TPL-${number}`
  readonly world: 1 | 2 | 3 | 4
  readonly position: number
  readonly name: string
  /** True if the word is hidden during work, with a button to peek. */
  readonly hidesWord: boolean
}

type Place = Pick<TemplateRow, 'world' | 'position'>

const { steps } = loadCurriculum()

/** Steps that a child of the demo school can open, each with the templates that tests play in it. */
const places: readonly (Place & { readonly plays: readonly PlayedTemplate[] })[] = [
  {
    world: 1,
    position: 8,
    plays: ['LeesLetters', 'KijkLuister', 'LeesTyp', 'Blokken', 'SpeurKleur2', 'LetterBlokken'],
  },
  {
    world: 2,
    position: 12,
    plays: ['Klankgroepen', 'SpeurKleur1', 'TypKlankgroepen2', 'TypHints', 'Zinnen1'],
  },
  // This step teaches ij.
  { world: 3, position: 4, plays: ['KijkLees', 'KiesKlank', 'LuisterTyp', 'OefenDictee', 'StapDictee'] },
  { world: 3, position: 5, plays: ['Verhaal', 'Werkboek'] },
  { world: 4, position: 1, plays: ['SorteerLeer', 'TypKlankgroepen1', 'Zinnen2'] },
]

/** Returns the step of a template. A template in none of these steps is played in the first step that has it. */
function placeOf(template: PlayedTemplate): Place {
  const place =
    places.find(({ plays }) => plays.includes(template)) ??
    steps.find(({ recipe }) => recipe.some(({ exercise_type }) => exercise_type.template === template))
  if (place === undefined) throw new Error(`no step has ${template}`)
  return { world: place.world as TemplateRow['world'], position: place.position ?? 1 }
}

/** Has one step for each template, except Test, which has its own route. */
export const templateRows = Object.fromEntries(
  recipeTemplates.map((template): [PlayedTemplate, TemplateRow] => [
    template,
    {
      row: `TPL-${TemplateName.options.indexOf(template) + 1}`,
      ...placeOf(template),
      name: getLesson(template).name,
      hidesWord: templates[template].word.shown === 'peek',
    },
  ]),
) as Readonly<Record<PlayedTemplate, TemplateRow>>
