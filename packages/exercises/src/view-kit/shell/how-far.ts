import { fill, type SpokenLine } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'
import type { ExerciseState } from '../../run/exercise-state.ts'

const { ofSentences, ...ofWords } = exerciseTexts.outro
export type CountedTexts = typeof ofSentences | Pick<typeof ofWords, keyof typeof ofSentences>

export function chooseCountedTexts({ run, setup }: ExerciseState): CountedTexts {
  const { outro } = setup.logic
  const areSentences =
    outro?.countsSentence !== undefined && run.words.every((word) => outro.countsSentence?.(word))
  return areSentences ? ofSentences : ofWords
}

/** Says how far the child came; never mentions a zero. */
export const sayHowFar = (
  right: number,
  all: number,
  { rightCount, didAll }: CountedTexts = ofWords,
): SpokenLine => (right > 0 ? fill(rightCount, { right, all }) : fill(didAll, { all }))

export const readNeededPercentage = ({ setup: { exercise, difficulty } }: ExerciseState): number =>
  exercise[`min_success_score_difficulty_${difficulty}`]

export const sayNeeded = (state: ExerciseState, all = state.run.detailed_results.length): SpokenLine => {
  const needed = Math.ceil((readNeededPercentage(state) * all) / 100)
  return fill(chooseCountedTexts(state).needed, { count: needed })
}
