import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import type { Contents } from '../../curriculum/index.ts'
import type { CauseOf } from './causes.ts'
import { findFailedDictations, findFailedExercises, findFailedRuns, findWrongAnswers } from './queries.ts'

/** A child who failed an exercise this often needs help. */
const minFailedRuns = 3
const maxWords = 5

interface StuckStep {
  readonly id: number
  readonly step_id: number
  readonly curriculum_step_id: number
  readonly position: number
  readonly num_failed: number
  readonly failed_at: number
}

interface FailedRun {
  readonly step_id: number
  readonly exercise_id: number
  readonly difficulty: number
  readonly number: number
}

type WrongWords = CauseOf<'stuck'>['words']

export async function findStuckChildren(
  queries: Queries,
  contents: Contents,
  caller: UserCaller,
): Promise<Map<number, CauseOf<'stuck'>[]>> {
  const [dictations, exercises] = await Promise.all([
    findFailedDictations(queries, caller),
    findFailedExercises(queries, caller, minFailedRuns),
  ])
  const steps = [
    ...dictations.map((row) => Object.assign(row, { failed: 'dictation' as const })),
    ...worstOfEachStep(exercises).map((row) => Object.assign(row, { failed: 'exercise' as const })),
  ]
  const words = await findWrongWords(queries, steps)
  const causes = await Promise.all(
    steps.map(async ({ id, step_id, curriculum_step_id, position, failed, ...row }) => {
      // If its sluittoets was added later, a step can have failed without a run.
      const num_failed = Math.max(1, row.num_failed)
      const { label } = await contents.get(queries, curriculum_step_id)
      const cause: CauseOf<'stuck'> = {
        kind: 'stuck',
        key: `stuck ${step_id} ${failed}`,
        level: num_failed,
        step_id,
        label,
        position,
        failed,
        num_failed,
        failed_at: row.failed_at,
        words: words.get(step_id) ?? [],
      }
      return [id, cause] as const
    }),
  )
  return new Map(
    [...Map.groupBy(causes, ([id]) => id)].map(([id, ofChild]) => [id, ofChild.map(([, cause]) => cause)]),
  )
}

const worstOfEachStep = <Row extends StuckStep>(rows: readonly Row[]): Row[] =>
  [...Map.groupBy(rows, ({ step_id }) => step_id).values()].flatMap((ofStep) =>
    ofStep.toSorted((a, b) => b.num_failed - a.num_failed).slice(0, 1),
  )

async function findWrongWords(
  queries: Queries,
  steps: readonly { readonly step_id: number; readonly failed: 'dictation' | 'exercise' }[],
): Promise<ReadonlyMap<number, WrongWords>> {
  const ids = (failed: 'dictation' | 'exercise') =>
    steps.filter((step) => step.failed === failed).map(({ step_id }) => step_id)
  const runs = (
    await Promise.all([
      findFailedRuns(queries, ids('dictation'), true, ExerciseStatus.failed),
      findFailedRuns(queries, ids('exercise'), false, ExerciseStatus.failed),
    ])
  ).flat()
  // Later runs overwrite earlier ones of the same step.
  const lastRuns = new Map(runs.map((run): [number, FailedRun] => [run.step_id, run]))
  const rows = await findWrongAnswers(
    queries,
    [...lastRuns.values()].map(({ exercise_id }) => exercise_id),
  )
  const byStep = Map.groupBy(rows, ({ step_id }) => step_id)
  return new Map(
    [...lastRuns].map(([step_id, run]) => {
      const ofRun = (byStep.get(step_id) ?? []).filter(
        (row) =>
          row.exercise_id === run.exercise_id && row.difficulty === run.difficulty && row.run === run.number,
      )
      return [step_id, toWords(ofRun)]
    }),
  )
}

const toWords = (
  rows: readonly { readonly word: string; readonly kind: string; readonly input: string }[],
): WrongWords =>
  [...Map.groupBy(rows, ({ word }) => word)].slice(0, maxWords).map(([word, ofWord]) => {
    const written = ofWord.find(({ kind, input }) => kind === 'answer' && input !== '')?.input ?? null
    return { word, written }
  })
