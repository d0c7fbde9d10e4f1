import type { Word } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import { listDistinctWords, drawToetsWords, shuffle, toetsDifficulty } from '@letterliaan/rules'
import type { Queries } from '../../../../db/database.ts'
import type { StepContent } from '../../../curriculum/index.ts'
import { drawPlayableWords, makeSeed } from '../exercise/run.ts'
import { countWrongAnswers } from './queries.ts'
import { toetsStepWordCount, toetsWordCount } from './toets-run.ts'
import type { TestedStep } from './tested-steps.ts'

/** Draws the words of a toets's first run: all of one step, or evenly from the steps it covers. */
export async function drawWordsOfToets(
  queries: Queries,
  student_id: number,
  test_id: number,
  steps: readonly TestedStep[],
  { is_test_step, asksAll }: { readonly is_test_step: boolean; readonly asksAll: boolean },
): Promise<Word[]> {
  const seed = makeSeed(student_id, test_id, toetsDifficulty, 1)
  if (is_test_step) return drawCoveredWords(queries, student_id, steps, seed)
  const [step] = steps
  if (!step) return []
  if (asksAll) return shuffle(listDictationWords(step.content), seed)
  const making = { logic: templates.Test, difficulty: toetsDifficulty, anchors: [], documents: [] }
  return drawPlayableWords({ ...making, content: step.content }, toetsWordCount, seed)
}

export const listDictationWords = ({ words }: Pick<StepContent, 'words'>): Word[] =>
  listDistinctWords(Object.values(words).flat()).filter((word) => templates.Test.word.canPlay(word))

async function drawCoveredWords(
  queries: Queries,
  student_id: number,
  steps: readonly TestedStep[],
  seed: number,
): Promise<Word[]> {
  const wrong = await countWrongAnswers(queries, student_id)
  const isAsked = (word: Word): boolean =>
    templates.Test.word.canPlay(word) && (word.difficulty <= toetsDifficulty || wrong.has(word.id))
  const draw = {
    steps: steps.map(({ content }) => Object.values(content.words).flat().filter(isAsked)),
    count: toetsStepWordCount,
    wrongOf: ({ id }: Word) => wrong.get(id) ?? 0,
  }
  return drawToetsWords(draw, seed)
}
