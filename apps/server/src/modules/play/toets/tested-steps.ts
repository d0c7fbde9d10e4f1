import type { Queries } from '../../../db/database.ts'
import type { SoundingOrganisation } from '../../curriculum/voices.ts'
import type { Contents, StepContent } from '../../curriculum/content.ts'
import { taughtWordOf, type TaughtWord } from '../diagnosis/diagnose-move.ts'
import { findSteps, type StepRow } from '../../path/step/queries.ts'

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
  return Promise.all(
    rows.map(async ({ id, curriculum_step_id }) => ({
      id,
      content: await contents.voiced(queries, curriculum_step_id, step),
    })),
  )
}

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
