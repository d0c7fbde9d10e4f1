import type { StudentLevel } from '@letterliaan/contract'
import { loadCurriculum } from '@letterliaan/curriculum'
import type { Database } from '../../../db/database.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { invalidInput, notFound } from '../../../plugins/errors/problem-error.ts'
import { record } from '../../../events/record.ts'
import { fillCalmProfile } from './calm-profile/fill-calm-profile.ts'
import { findSupervisedCalmProfile } from './calm-profile/queries.ts'
import { givenFlags } from '../../../db/given-flags.ts'
import { updateStudent } from './queries.ts'

/** MEND-2. The path stays; reading aloud follows unless it was chosen. Throws 404, 422. `now`: unix seconds. */
export async function changeLevel(
  { dialect }: Pick<Database, 'dialect'>,
  { transaction, caller, student_id, now }: SupervisorCall & { readonly student_id: number },
  level_id: number,
): Promise<StudentLevel> {
  await dialect.lockRow(transaction, 'student', student_id)
  const row = await findSupervisedCalmProfile(transaction, caller, student_id)
  if (row === undefined) throw notFound()
  if (!loadCurriculum().levels.some(({ id }) => id === level_id))
    throw invalidInput({ level_id: 'Kies een groep van 3 tot en met 8.' })
  const { read_aloud } = fillCalmProfile({ ...row, level_id })
  await updateStudent(transaction, student_id, { ...givenFlags({ level_id }), level_id, updated_at: now })
  if (row.level_id === level_id) return { level_id, read_aloud }
  const change = { before: row.level_id, after: level_id }
  record(transaction, caller, { type: 'level_changed', student_ids: [student_id], ...change }, now)
  return { level_id, read_aloud }
}
