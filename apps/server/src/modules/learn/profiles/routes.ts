import { createHmac } from 'node:crypto'
import type { SchoolGroup, StudentName } from '@letterliaan/contract'
import { loadCurriculum } from '@letterliaan/curriculum'
import { nameSchoolGroup } from '@letterliaan/rules/calendar'
import { formatFullName } from '@letterliaan/rules'
import type { Database, Queries } from '../../../db/database.ts'
import { defineHandlers, type SupervisorCall } from '../../../plugins/contract/handler.ts'
import { changeCalmProfile, getCalmProfile } from './calm-profile/calm-profile.ts'
import { changeProfile } from './change-profile.ts'
import { readProfile } from './read-profile.ts'
import { readRegion } from '../../../db/of-region.ts'
import { createNotFoundError, createInvalidInputError } from '../../../plugins/errors/problem-error.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { toGivenFlags } from '../../../db/given-flags.ts'
import { assertPersonNames } from './person-names.ts'
import { updateStudent } from '../../../db/tables/student.ts'
import { updateUser } from '../../../db/tables/user.ts'
import { findSupervisedStudent } from '../../../plugins/auth/supervision-queries.ts'

export function createProfileRoutes(database: Database, secret: string) {
  const { queries } = database
  return defineHandlers({
    'GET /api/v1/user/me/': ({ caller, now }) => readProfile(queries, caller, now),
    'POST /api/v1/device-key': async ({ caller }) => ({ key: deviceKeyOf(secret, caller.user_id) }),
    'POST /api/v1/user/update': ({ caller, body, transaction, now }) =>
      changeProfile(transaction, caller, body, now),
    'GET /api/v1/level': ({ caller }) => listLevels(queries, caller.organisation_id),
    'GET /api/v1/begeleider/student/:id/calm-profile': ({ caller, params }) =>
      getCalmProfile(queries, caller, params.id),
    'PATCH /api/v1/begeleider/student/:id': async ({ caller, params, body, transaction, now }) => {
      const call = { transaction, caller, student_id: params.id, now }
      if (body.name) await changeName(call, body.name)
      if (body.level_id !== undefined) await changeLevel(database, call, body.level_id)
      if (body.calm_profile) await changeCalmProfile(database, call, body.calm_profile)
      if (body.let_in) await letIn(call)
      return getCalmProfile(transaction, caller, params.id)
    },
  })
}

/** Returns the same key at every login, so that answers encrypted on a device stay readable (NET-4). */
const deviceKeyOf = (secret: string, user_id: number): string =>
  createHmac('sha256', secret).update(`device ${user_id}`).digest('base64')

/** Lists the school groups by their names in the school's region (ZIN-6). */
async function listLevels(queries: Queries, organisation_id: number): Promise<SchoolGroup[]> {
  const region = await readRegion(queries, organisation_id)
  return loadCurriculum().levels.map(({ id }) => ({ id, name: nameSchoolGroup(id, region) }))
}

const notAName = 'In deze naam staat een teken dat niet in een naam hoort.'

/** Sets a name that the child can no longer change (DAG-2). Throws 404, or 422 for an invalid name. */
async function changeName(
  { transaction, caller, student_id, now }: SupervisorCall & { readonly student_id: number },
  name: StudentName,
): Promise<void> {
  const student = await findSupervisedStudent(transaction, caller, student_id)
  if (student === undefined) throw createNotFoundError()
  assertPersonNames(name, student, notAName)
  await updateStudent(transaction, student_id, { ...toGivenFlags(name), ...name, updated_at: now })
  await updateUser(transaction, student.user_id, { name: formatFullName(name), updated_at: now })
  recordEvent(transaction, caller, { type: 'name_changed', student_ids: [student_id] }, now)
}

/** Resets the count of failed logins, and ignores strangers' failures for a while (ADR 18). Throws 404. */
async function letIn({
  transaction,
  caller,
  student_id,
  now,
}: SupervisorCall & { readonly student_id: number }): Promise<void> {
  const student = await findSupervisedStudent(transaction, caller, student_id)
  if (student === undefined) throw createNotFoundError()
  await updateUser(transaction, student.user_id, { let_in_at: now })
  recordEvent(transaction, caller, { type: 'let_in', student_ids: [student_id] }, now)
}

/** Changes a child's level, and reading aloud unless a supervisor chose it (MEND-2). Throws 404, 422. */
async function changeLevel(
  { dialect }: Pick<Database, 'dialect'>,
  { transaction, caller, student_id, now }: SupervisorCall & { readonly student_id: number },
  level_id: number,
): Promise<void> {
  await dialect.lockRow(transaction, 'student', student_id)
  const row = await findSupervisedStudent(transaction, caller, student_id)
  if (row === undefined) throw createNotFoundError()
  if (!loadCurriculum().levels.some(({ id }) => id === level_id))
    throw createInvalidInputError({ level_id: 'Kies een groep van 3 tot en met 8.' })
  await updateStudent(transaction, student_id, { ...toGivenFlags({ level_id }), level_id, updated_at: now })
  if (row.level_id === level_id) return
  const change = { before: row.level_id, after: level_id }
  recordEvent(transaction, caller, { type: 'level_changed', student_ids: [student_id], ...change }, now)
}
