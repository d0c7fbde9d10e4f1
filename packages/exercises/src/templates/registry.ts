import { GameTemplate, TemplateName } from '@letterliaan/contract'
import { writesWord } from '../kit/spelling.ts'
import type { TemplateLesson, TemplateLogic } from '../kit/template.ts'

type Templates = { readonly [N in TemplateName]: TemplateLogic<N> }

const loadLogic = async (name: TemplateName): Promise<[TemplateName, TemplateLogic]> => {
  const { logic } = (await import(`./${name}/logic.ts`)) as { logic: TemplateLogic }
  return [name, logic]
}

export const templates = Object.fromEntries(
  await Promise.all(TemplateName.options.map(loadLogic)),
) as unknown as Templates

const namesOf = (has: (logic: TemplateLogic) => boolean | undefined): ReadonlySet<string> =>
  new Set(TemplateName.options.filter((name) => has(templates[name])))

/** Templates that are done on paper, so that the app does not know how a word was practised. */
export const paperTemplateNames = namesOf(({ run }) => run?.needsDocuments)

export const colouringTemplateNames = namesOf(({ turn }) => turn.givesColors)

export const isGame = (name: TemplateName): name is GameTemplate =>
  GameTemplate.options.some((game) => game === name)

/** Excludes Test, which has its own route, and games. */
export type RecipeTemplate = Exclude<TemplateName, 'Test' | GameTemplate>

export const recipeTemplates = [
  ...namesOf(({ name, lesson }) => lesson !== null && !isGame(name)),
] as readonly RecipeTemplate[]

export const getLesson = (template: RecipeTemplate | GameTemplate): TemplateLesson => {
  const { lesson } = templates[template]
  if (lesson === null) throw new Error(`${template} is in no recipe`)
  return lesson
}

export const writingTemplateNames = namesOf(writesWord)
