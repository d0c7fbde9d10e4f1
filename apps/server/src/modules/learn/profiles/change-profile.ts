import type { LoggedInUser, UserUpdateBody } from '@letterliaan/contract'
import { loadCurriculum } from '@letterliaan/curriculum'
import {
  listMissingProfileFields,
  type ProfileOfSchool,
  type RequiredProfileFields,
} from '@letterliaan/rules'
import type { Transaction } from '../../../db/database.ts'
import type { StudentCaller } from '../../../plugins/auth/caller.ts'
import { createInvalidInputError } from '../../../plugins/errors/problem-error.ts'
import { changeOwnCalmProfile } from './calm-profile/calm-profile.ts'
import { listFixedFields, readProfile } from './read-profile.ts'
import { assertPersonNames } from './person-names.ts'
import { findRequiredProfile } from './queries.ts'
import { updateStudent } from '../../../db/tables/student.ts'
import { updateUser } from '../../../db/tables/user.ts'

/** Changes the child's own profile (DAG-2, PROF-2, PROF-5). Throws 422. `now`: unix seconds. */
export async function changeProfile(
  transaction: Transaction,
  caller: StudentCaller,
  sent: UserUpdateBody,
  now: number,
): Promise<LoggedInUser> {
  const { user_id, student_id } = caller
  const before = await findRequiredProfile(transaction, student_id)
  const asks_date_of_birth = before.asks_date_of_birth === true
  const { calm_profile, ...fields } = sent
  const { date_of_birth, ...others } = fields
  const changes = asks_date_of_birth ? fields : others
  assertPersonNames(changes, before, notAName)
  const { level_id } = changes
  if (level_id !== undefined && !loadCurriculum().levels.some(({ id }) => id === level_id)) {
    throw createInvalidInputError({ level_id: askFor.level_id })
  }
  refuseFixed(before, changes)
  if (asks_date_of_birth && date_of_birth !== undefined && date_of_birth > now) {
    throw createInvalidInputError({ date_of_birth: 'Die dag moet nog komen' })
  }
  const school = { asks_date_of_birth, fixed_fields: listFixedFields(before) }
  if (changes.introduction_completed) requireProfile({ ...before, ...changes }, school)
  await updateStudent(transaction, student_id, { ...changes, updated_at: now })
  if (calm_profile) await changeOwnCalmProfile(transaction, student_id, calm_profile)
  const profile = await readProfile(transaction, caller, now)
  const name = profile.student?.name ?? profile.name
  await updateUser(transaction, user_id, { name, updated_at: now })
  return { ...profile, name }
}

const notAName = 'In je naam staat een teken dat niet in een naam hoort.'

const askFor: Record<keyof RequiredProfileFields, string> = {
  first_name: 'Voer je voornaam in',
  last_name: 'Voer je achternaam in',
  screen_name: 'Voer je schermnaam in',
  date_of_birth: 'Voer je geboortedag in',
  level_id: 'Voer in in welke groep je zit',
}

type Before = Awaited<ReturnType<typeof findRequiredProfile>>

/** Throws 422 if a field that a supervisor filled in would change. The form sends all fields. */
function refuseFixed(before: Before, changes: Omit<UserUpdateBody, 'calm_profile'>): void {
  const refused = listFixedFields(before).filter(
    (field) => changes[field] !== undefined && changes[field] !== before[field],
  )
  if (refused.length === 0) return
  const sentence = 'Dit is al voor je ingevuld. Klopt het niet? Vraag het je juf of meester.'
  throw createInvalidInputError(Object.fromEntries(refused.map((field) => [field, sentence])), sentence)
}

/** Throws 422 if required fields are missing after the changes. */
function requireProfile(profile: RequiredProfileFields, school: ProfileOfSchool): void {
  const missing = listMissingProfileFields(profile, school)
  if (missing.length === 0) return
  throw createInvalidInputError(
    Object.fromEntries(missing.map((field) => [field, askFor[field]])),
    'Vul eerst je profiel in.',
  )
}
