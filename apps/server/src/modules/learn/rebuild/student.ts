import { collectEndRewards } from '@letterliaan/rules'
import { deriveDle, deriveStudentPath } from '../path/progress/update-path.ts'
import { paperTemplateNames } from '@letterliaan/exercises/logic'
import { findDifference, type Difference } from './difference.ts'
import type { MendContext, MendStage } from './mend.ts'
import { updateStudent, readStudent } from '../../../db/tables/student.ts'
import { noProgress } from '../path/progress/path-gain.ts'

/** The worlds that a student has passed, now or ever: what was collected stays, whatever is prepared later. */
async function expectedWorlds({ transaction, contents, student_id }: MendContext) {
  const { rows, states } = await deriveStudentPath(transaction, contents, student_id)
  const { progress } = collectEndRewards(noProgress, states)
  const { opened_world } = await readStudent(transaction, student_id)
  const passed = await transaction
    .selectFrom('activity')
    .select('item_id')
    .where('student_id', '=', student_id)
    .where('type', '=', 'complete_world')
    .execute()
  const collected: Record<string, unknown> = { ...progress }
  let phase_id = Math.max(progress.phase_id, opened_world)
  for (const { item_id } of passed) {
    if (item_id === null) continue
    collected[`end_reward_${item_id}_collected`] = true
    phase_id = Math.max(phase_id, Math.min(4, item_id + 1))
  }
  return { ...collected, phase_id, dle: await deriveDle(transaction, contents, rows, states) }
}

/** Mends worlds and their rewards, the level, and the number of different words. */
export const mendStudent: MendStage = async (mending) => {
  const { transaction, facts, student_id, now } = mending
  const stored = await transaction
    .selectFrom('student')
    .selectAll()
    .where('id', '=', student_id)
    .executeTakeFirstOrThrow()
  const answered = facts.answers
    .filter(({ kind, template }) => kind === 'answer' && !paperTemplateNames.has(template))
    .map(({ word_id }) => word_id)
  const worlds = await expectedWorlds(mending)
  const words = { num_words: new Set(answered).size }
  const where = `student ${student_id}`
  const differences = [
    findDifference('worlds', where, stored, worlds),
    findDifference('words', where, stored, words),
  ]
  const present = differences.filter((difference): difference is Difference => difference !== null)
  if (present.length > 0) {
    await updateStudent(transaction, student_id, { ...worlds, ...words, updated_at: now })
  }
  return present
}
