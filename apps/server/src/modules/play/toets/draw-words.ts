import type { Word } from '@letterliaan/contract'
import { templates } from '@letterliaan/exercises/logic'
import { drawToetsWords } from '@letterliaan/rules'
import type { Queries } from '../../../db/database.ts'
import { drawFor, seedOf } from '../exercise/run.ts'
import { countWrong } from './queries.ts'
import { TEST_DIFFICULTY, TEST_STEP_WORDS, TEST_WORDS } from './sitting.ts'
import type { TestedStep } from './tested-steps.ts'

/** Draws the words of a test's first sitting: of one step, or evenly from those that a test step covers. */
export async function drawWordsOfTest(
  queries: Queries,
  student_id: number,
  test_id: number,
  steps: readonly TestedStep[],
  isTestStep: boolean,
): Promise<Word[]> {
  const seed = seedOf(student_id, test_id, TEST_DIFFICULTY, 1)
  if (isTestStep) return drawCoveredWords(queries, student_id, steps, seed)
  const [step] = steps
  if (!step) return []
  const making = { logic: templates.Test, difficulty: TEST_DIFFICULTY, anchors: [], documents: [] }
  return drawFor({ ...making, content: step.content }, TEST_WORDS, seed)
}

async function drawCoveredWords(
  queries: Queries,
  student_id: number,
  steps: readonly TestedStep[],
  seed: number,
): Promise<Word[]> {
  const wrong = await countWrong(queries, student_id)
  const isAsked = (word: Word): boolean =>
    templates.Test.canPlay(word) && (word.difficulty <= TEST_DIFFICULTY || wrong.has(word.id))
  const draw = {
    steps: steps.map(({ content }) => Object.values(content.words).flat().filter(isAsked)),
    count: TEST_STEP_WORDS,
    wrongOf: ({ id }: Word) => wrong.get(id) ?? 0,
  }
  return drawToetsWords(draw, seed)
}
