import type { Word } from '@letterliaan/contract'
import type { TestKind } from '@letterliaan/contract'
import type { Queries } from '../../../../db/database.ts'
import { decodeJson } from '../../../../db/json.ts'
import { createForbiddenError, createNotFoundError } from '../../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../../curriculum/index.ts'
import { findAnswers } from '../exercise/queries.ts'
import { replayRun } from '../exercise/replay-run.ts'
import type { EnteredStep } from '../../path/step/queries.ts'
import { openStep } from '../../path/step/open-step.ts'
import { isTestId, toStepId } from '../../path/step/exercise-id.ts'
import { drawWordsOfToets } from './draw-words.ts'
import { assertDictationDay } from './week-dictations.ts'
import { planPart } from './measure-plan.ts'
import { findLastToetsRun, readMeasure, type ToetsRunRow } from './queries.ts'
import { createToetsRun, toetsRules, type PlannedRun } from './toets-run.ts'
import {
  findTaughtSteps,
  findTestedSteps,
  indexWordsById,
  type TestedStep,
  type TestedWord,
} from './tested-steps.ts'

export interface OpenedToets extends PlannedRun {
  readonly id: number
  readonly kind: TestKind
  readonly step: EnteredStep
  readonly steps: readonly TestedStep[]
  readonly isStored: boolean
}

/** Opens a toets. Throws 404 for another student's toets, 403 if it can't be started. `now`: unix seconds. */
export async function openToets(
  queries: Queries,
  contents: Contents,
  student_id: number,
  id: number,
  now: number,
): Promise<OpenedToets> {
  if (!isTestId(id)) throw createNotFoundError()
  const step = await openStep(queries, student_id, toStepId(id))
  const kind = findToetsKind(step)
  if (kind === null) throw createNotFoundError()
  const [steps, row] = await Promise.all([
    findTestedSteps(queries, contents, step),
    findLastToetsRun(queries, student_id, id),
  ])
  if (step.dictation_id !== null) {
    if (row === undefined) {
      const { dictation_id } = step
      await assertDictationDay(queries, { dictation_id, student_id }, now)
    }
  } else if (!step.can_start_test && !step.test_complete) {
    throw createForbiddenError(whyNot(kind))
  }
  if (!row) return { id, kind, step, steps, isStored: false, ...(await drawRun(queries, steps, step, id)) }
  const taught = await findStepsOfRun(queries, contents, { step, steps, word_ids: row.word_ids })
  return { id, kind, step, steps, isStored: true, ...(await readRun(queries, taught, step, row)) }
}

/** Returns the steps of a run's words: the toets's own steps, or all steps if the path has changed since. */
export async function findStepsOfRun(
  queries: Queries,
  contents: Contents,
  {
    step,
    steps,
    word_ids,
  }: {
    readonly step: Parameters<typeof findTestedSteps>[2]
    readonly steps: readonly TestedStep[]
    readonly word_ids: string
  },
): Promise<readonly TestedStep[]> {
  const known = indexWordsById(steps)
  return decodeJson<number[]>(word_ids).every((id) => known.has(id))
    ? steps
    : findTaughtSteps(queries, contents, step)
}

const whyNot = (kind: TestKind): string =>
  kind === 'meting' ? 'Deze meting hoef je niet meer te maken.' : 'Maak eerst de oefeningen van deze stap.'

export const findToetsKind = ({
  is_test_step,
  test_kind,
  measure_id,
  dictation_id,
}: Pick<EnteredStep, 'is_test_step' | 'test_kind' | 'measure_id' | 'dictation_id'>): TestKind | null => {
  if (measure_id !== null) return 'meting'
  if (dictation_id !== null) return 'weekdictee'
  if (test_kind === null) return null
  if (is_test_step) return 'stap'
  return test_kind === 'entry' ? 'instap' : 'sluit'
}

async function readRun(
  queries: Queries,
  steps: readonly TestedStep[],
  { student_id, measure_id, word_ids }: EnteredStep,
  row: ToetsRunRow,
): Promise<PlannedRun> {
  const answers = await findAnswers(queries, student_id, row.exercise_id)
  const words = pickWords(steps, decodeJson<number[]>(row.word_ids))
  const pool = measure_id === null ? words : pickWords(steps, decodeJson<number[]>(word_ids ?? '[]'))
  const asksAll = measure_id !== null && (await readMeasure(queries, measure_id)).topics !== null
  const given = answers.filter(({ run }) => run === row.number)
  const fresh = createToetsRun(textsOf(words), row.number).state
  const { run: state } = replayRun(toetsRules, fresh, given, createWordFinder(words))
  return { words, pool, asksAll, toetsRun: { number: row.number, state } }
}

async function drawRun(
  queries: Queries,
  steps: readonly TestedStep[],
  { student_id, is_test_step, measure_id, dictation_id, word_ids }: EnteredStep,
  id: number,
): Promise<PlannedRun> {
  const drawn =
    measure_id === null
      ? (
          await drawWordsOfToets(queries, student_id, id, steps, {
            is_test_step,
            asksAll: dictation_id !== null,
          })
        ).map((word) => word.id)
      : decodeJson<number[]>(word_ids ?? '[]')
  const pool = pickWords(steps, drawn)
  const asksAll = measure_id !== null && (await readMeasure(queries, measure_id)).topics !== null
  const words = measure_id === null ? pool : planPart(pool, asksAll)
  return { words, pool, asksAll, toetsRun: createToetsRun(textsOf(words), 1) }
}

function pickWords(steps: readonly TestedStep[], ids: readonly number[]): TestedWord[] {
  const known = indexWordsById(steps)
  return ids.flatMap((id) => known.get(id) ?? [])
}

const textsOf = (words: readonly TestedWord[]): Word[] => words.map(({ word }) => word)

export const createWordFinder =
  (words: readonly TestedWord[]) =>
  (text: string): TestedWord => {
    const toetsWord = words.find(({ word }) => word.word === text)
    if (!toetsWord) throw new Error('A word that was judged belongs to the test.')
    return toetsWord
  }
