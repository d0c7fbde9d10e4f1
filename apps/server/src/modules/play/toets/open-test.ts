import type { Word } from '@letterliaan/contract'
import type { TestKind } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import { forbidden, notFound } from '../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../curriculum/content.ts'
import { findAnswers } from '../exercise/queries.ts'
import { enterStep } from '../../path/step/enter-step.ts'
import { positionOf, stepIdOf, toTestId } from '../../path/step/exercise-id.ts'
import type { EnteredStep } from '../../path/step/queries.ts'
import { drawWordsOfTest } from './draw-words.ts'
import { findLastSitting, type SittingRow } from './queries.ts'
import { beginSitting, replaySitting, type Sitting } from './sitting.ts'
import { findTestedSteps, wordsById, type TestedStep, type TestedWord } from './tested-steps.ts'

/** A test that the student may take, with the sitting that it is at. */
export interface OpenedTest {
  readonly id: number
  readonly kind: TestKind
  readonly step: EnteredStep
  readonly steps: readonly TestedStep[]
  /** The words of the sitting, in its order. */
  readonly words: readonly TestedWord[]
  readonly sitting: Sitting
  /** False where no row tells of the sitting yet. */
  readonly isStored: boolean
}

/** Throws 404 for a test that is not the student's, 403 for one that can't be started. */
export async function openTest(
  queries: Queries,
  contents: Contents,
  student_id: number,
  id: number,
): Promise<OpenedTest> {
  if (positionOf(id) !== positionOf(toTestId(0))) throw notFound()
  const step = await enterStep(queries, student_id, stepIdOf(id))
  const kind = kindOf(step)
  if (kind === null) throw notFound()
  if (!step.can_start_test && !step.test_complete) throw forbidden('Maak eerst de oefeningen van deze stap.')
  const [steps, row] = await Promise.all([
    findTestedSteps(queries, contents, step),
    findLastSitting(queries, student_id, id),
  ])
  const taken = row
    ? await readSitting(queries, steps, student_id, row)
    : await drawSitting(queries, steps, step, id)
  return { id, kind, step, steps, isStored: row !== undefined, ...taken }
}

export const kindOf = ({
  is_test_step,
  test_kind,
}: Pick<EnteredStep, 'is_test_step' | 'test_kind'>): TestKind | null => {
  if (test_kind === null) return null
  if (is_test_step) return 'stap'
  return test_kind === 'entry' ? 'instap' : 'sluit'
}

type Taken = Pick<OpenedTest, 'words' | 'sitting'>

async function readSitting(
  queries: Queries,
  steps: readonly TestedStep[],
  student_id: number,
  row: SittingRow,
): Promise<Taken> {
  const answers = await findAnswers(queries, student_id, row.exercise_id)
  const words = pickWords(steps, decodeJson<number[]>(row.word_ids))
  const given = answers.filter(({ run }) => run === row.number)
  return { words, sitting: replaySitting(textsOf(words), row.number, given, finderOf(words)) }
}

async function drawSitting(
  queries: Queries,
  steps: readonly TestedStep[],
  { student_id, is_test_step }: EnteredStep,
  id: number,
): Promise<Taken> {
  const drawn = await drawWordsOfTest(queries, student_id, id, steps, is_test_step)
  const words = pickWords(
    steps,
    drawn.map((word) => word.id),
  )
  return { words, sitting: beginSitting(textsOf(words), 1) }
}

function pickWords(steps: readonly TestedStep[], ids: readonly number[]): TestedWord[] {
  const known = wordsById(steps)
  return ids.flatMap((id) => known.get(id) ?? [])
}

const textsOf = (words: readonly TestedWord[]): Word[] => words.map(({ word }) => word)

/** Finds a word of the sitting. Throws for any other: only they are judged. */
export const finderOf =
  (words: readonly TestedWord[]) =>
  (text: string): TestedWord => {
    const found = words.find(({ word }) => word.word === text)
    if (!found) throw new Error('A word that was judged belongs to the test.')
    return found
  }
