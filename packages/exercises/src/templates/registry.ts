import { TemplateName } from '@letterliaan/contract'
import type { TemplateLesson, TemplateLogic } from '../kit/template.ts'

type Templates = { readonly [N in TemplateName]: TemplateLogic<N> }

const loadLogic = async (name: TemplateName): Promise<[TemplateName, TemplateLogic]> => {
  const { logic } = (await import(`./${name}/logic.ts`)) as { logic: TemplateLogic }
  return [name, logic]
}

/** Every template without its looks: `logic` of `logic.ts` in the folder of its name. */
export const templates = Object.fromEntries(
  await Promise.all(TemplateName.options.map(loadLogic)),
) as unknown as Templates

const namesOf = (has: (logic: TemplateLogic) => boolean | undefined): ReadonlySet<string> =>
  new Set(TemplateName.options.filter((name) => has(templates[name])))

/** Templates that are done on paper: nothing of them tells that a word was practised, or how. */
export const paperTemplateNames = namesOf(({ run }) => run?.needsDocuments)

/** Templates in which a child gives letters their colours. */
export const colouringTemplateNames = namesOf(({ turn }) => turn.givesColors)

/** The templates that the recipe of a step can have: a Test belongs to the test route. */
export type RecipeTemplate = Exclude<TemplateName, 'Test'>

/** In the order of the contract. */
export const recipeTemplates = [...namesOf(({ lesson }) => lesson !== null)] as readonly RecipeTemplate[]

/** How a template stands in the recipe of a step. */
export const lessonOf = (template: RecipeTemplate): TemplateLesson => {
  const { lesson } = templates[template]
  if (lesson === null) throw new Error(`${template} is in no recipe`)
  return lesson
}

/** Whether an answer in this template says something about how well the word is remembered. */
export const countsForMemory = (template: TemplateName): boolean =>
  templates[template].spelling?.fromMemory ?? false
