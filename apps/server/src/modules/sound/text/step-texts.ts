import { GameTemplate, type Anchor } from '@letterliaan/contract'
import { createExerciseAt, type CurriculumExercise } from '@letterliaan/curriculum'
import { exclaimed, fill } from '@letterliaan/texts'
import { listSpokenTexts } from '@letterliaan/texts/all'
import { helpTexts } from '@letterliaan/texts/help'
import { lessonTexts } from '@letterliaan/texts/lesson'
import type { StepContent } from '../../curriculum/index.ts'

interface AuthoredTexts extends Pick<StepContent, 'description' | 'rule' | 'hint' | 'tip' | 'recipe'> {
  readonly anchors: readonly Pick<Anchor, 'name' | 'description' | 'hint' | 'tip'>[]
}

/** Lines of the lesson page for an exercise (GIDS-4). */
const ofExercise = [lessonTexts.goOnWith, lessonTexts.doAgain, lessonTexts.doNow]

/** Lists a step's texts, except those of its words (GIDS-2). */
export const listTextsOfContent = ({
  description,
  rule,
  hint,
  tip,
  anchors,
  recipe,
}: AuthoredTexts): string[] =>
  [
    description,
    rule,
    hint,
    tip,
    ...anchors.flatMap((anchor) => [
      anchor.name,
      fill(helpTexts.anchor.ofStep, { name: anchor.name }),
      anchor.description,
      anchor.hint,
      anchor.tip,
    ]),
    ...recipe.flatMap(textsOfExercise),
  ].filter((text) => text !== '')

type NamedExercise = Pick<CurriculumExercise, 'name' | 'description' | 'after_complete_text'>

const textsOfExercise = ({ name, description, after_complete_text }: NamedExercise): string[] => [
  name,
  description,
  after_complete_text,
  ...listSpokenTexts(ofExercise.map(({ ofStep }) => ({ line: exclaimed(fill(ofStep, { name })) }))),
]

/** Lists texts of games. No recipe has a game, but the repetition of any step may use one. */
export const listTextsOfGames = (): string[] =>
  GameTemplate.options
    .flatMap((game) => textsOfExercise(createExerciseAt(game, 1)))
    .filter((text) => text !== '')
