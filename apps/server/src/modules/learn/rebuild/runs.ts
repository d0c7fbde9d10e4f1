import { findDifference, type Difference } from './difference.ts'
import type { MendStage } from './mend.ts'
import { updateRun } from '../play/exercise/queries.ts'
import { completedAt } from './replay-run.ts'

export const mendRuns: MendStage = async ({ transaction, history }) => {
  const differences: Difference[] = []
  for (const run of history.runs) {
    const { exercise_id, difficulty, number } = run.fact
    const { status, percentage_score } = run.state
    const expected = { status, percentage_score, completed_at: completedAt(run) }
    const where = `exercise ${exercise_id} difficulty ${difficulty} run ${number}`
    const difference = findDifference('run', where, run.fact, expected)
    if (!difference) continue
    differences.push(difference)
    await updateRun(transaction, { exercise_id, difficulty, number }, expected)
  }
  return differences
}

export const mendErrorClasses: MendStage = async ({ transaction, facts, history }) => {
  const expected = new Map(
    history.runs
      .flatMap(({ moves }) => moves)
      .flatMap(({ rows, moved }) => rows.map(({ id }, at) => [id, moved[at]?.error_class ?? null] as const)),
  )
  const differences: Difference[] = []
  for (const answer of facts.answers) {
    const error_class = expected.get(answer.id)
    if (error_class === undefined) continue
    const difference = findDifference('error_class', `answer ${answer.id}`, answer, { error_class })
    if (!difference) continue
    differences.push(difference)
    await transaction.updateTable('answer').set({ error_class }).where('id', '=', answer.id).execute()
  }
  return differences
}
