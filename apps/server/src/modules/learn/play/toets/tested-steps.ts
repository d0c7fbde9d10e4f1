import type { Queries } from '../../../../db/database.ts'
import { decodeJson } from '../../../../db/json.ts'
import {
  type Contents,
  type SoundingOrganisation,
  type StepContent,
  toTaughtWord,
  type TaughtWord,
} from '../../../curriculum/index.ts'
import type { StepRow } from '../../path/step/queries.ts'
import { readMeasure } from './queries.ts'
import { findSteps, findStepsEver } from '../../path/step/queries.ts'

export interface TestedStep {
  readonly id: number
  readonly content: StepContent
}

type SteppedTest = StepRow & SoundingOrganisation

/** Returns the step itself, for a test step the earlier steps of its world, or for a measure all its steps. */
export async function findTestedSteps(
  queries: Queries,
  contents: Contents,
  step: SteppedTest,
): Promise<TestedStep[]> {
  return toTested(queries, contents, step, await findRows(queries, step))
}

/** Includes removed steps, because a run keeps its words when their steps are moved or taken off the path. */
export async function findTaughtSteps(
  queries: Queries,
  contents: Contents,
  step: SteppedTest,
): Promise<TestedStep[]> {
  const rows = await findStepsEver(queries, step.student_id)
  return toTested(
    queries,
    contents,
    step,
    rows.filter(({ is_test_step }) => !is_test_step),
  )
}

const toTested = (
  queries: Queries,
  contents: Contents,
  organisation: SoundingOrganisation,
  rows: readonly Pick<StepRow, 'id' | 'curriculum_step_id'>[],
): Promise<TestedStep[]> =>
  Promise.all(
    rows.map(async ({ id, curriculum_step_id }) => ({
      id,
      content: await contents.voiced(queries, curriculum_step_id, organisation),
    })),
  )

async function findRows(queries: Queries, step: SteppedTest) {
  if (step.measure_id === null) return step.is_test_step ? findCovered(queries, step) : [step]
  const { curriculum_step_ids } = await readMeasure(queries, step.measure_id)
  return decodeJson<number[]>(curriculum_step_ids).map((curriculum_step_id) => ({
    id: step.id,
    curriculum_step_id,
  }))
}

async function findCovered(queries: Queries, step: SteppedTest) {
  const path = await findSteps(queries, step.student_id)
  return path.filter(
    ({ phase_id, position, is_test_step }) =>
      phase_id === step.phase_id && position < step.position && !is_test_step,
  )
}

export interface TestedWord extends TaughtWord {
  readonly step_id: number
}

/** Maps word ids to the words of the tested steps. A word that two steps teach belongs to the first step. */
export function indexWordsById(steps: readonly TestedStep[]): ReadonlyMap<number, TestedWord> {
  const known = new Map<number, TestedWord>()
  for (const { id: step_id, content } of steps) {
    for (const word of Object.values(content.words).flat()) {
      if (!known.has(word.id)) known.set(word.id, { ...toTaughtWord(content, word), step_id })
    }
  }
  return known
}
