import type { Queries } from '../../../db/database.ts'
import type { SoundingOrganisation } from '../../curriculum/voices.ts'
import type { Contents, StepContent } from '../../curriculum/content.ts'
import { taughtWordOf, type TaughtWord } from '../diagnosis/diagnose-move.ts'
import { findSteps, findStepsEver, type StepRow } from '../../path/step/queries.ts'

/** A step whose words a test asks. */
export interface TestedStep {
  readonly id: number
  readonly content: StepContent
}

type SteppedTest = StepRow & SoundingOrganisation

/** The step itself, or for a test step those before it in its world that teach something, in the order of the path. */
export async function findTestedSteps(
  queries: Queries,
  contents: Contents,
  step: SteppedTest,
): Promise<TestedStep[]> {
  const rows = step.is_test_step ? await findCovered(queries, step) : [step]
  return toTested(queries, contents, step, rows)
}

/**
 * Every step that taught the student something ever: a run of a toets keeps its words when the steps that it was drawn from
 * are moved or taken off the path.
 */
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
  rows: readonly StepRow[],
): Promise<TestedStep[]> =>
  Promise.all(
    rows.map(async ({ id, curriculum_step_id }) => ({
      id,
      content: await contents.voiced(queries, curriculum_step_id, organisation),
    })),
  )

async function findCovered(queries: Queries, step: SteppedTest) {
  const path = await findSteps(queries, step.student_id)
  return path.filter(
    ({ phase_id, position, is_test_step }) =>
      phase_id === step.phase_id && position < step.position && !is_test_step,
  )
}

/** A word of a test, with the step that teaches it. */
export interface TestedWord extends TaughtWord {
  readonly step_id: number
}

/** The words of the tested steps by their ids; a word that two steps teach belongs to the first. */
export function wordsById(steps: readonly TestedStep[]): ReadonlyMap<number, TestedWord> {
  const known = new Map<number, TestedWord>()
  for (const { id: step_id, content } of steps) {
    for (const word of Object.values(content.words).flat()) {
      if (!known.has(word.id)) known.set(word.id, { ...taughtWordOf(content, word), step_id })
    }
  }
  return known
}
