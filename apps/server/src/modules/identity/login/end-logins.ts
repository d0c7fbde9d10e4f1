import type { Transaction } from '../../../db/database.ts'
import {
  endLogins,
  endLoginsOfGroup,
  endLoginsOfIdentity,
  endLoginsOfOrganisation,
  endLoginsOfStudents,
} from './token/queries.ts'

type Whose =
  | { readonly student_ids: readonly number[] }
  | { readonly organisation_id: number }
  | { readonly device_ids: readonly number[] }
  | { readonly devicesOfGroup: number }
  | { readonly identity_id: number; readonly provider_session: string | null; readonly untilAt: number }

export async function endLoginsOf(transaction: Transaction, whose: Whose, now: number): Promise<void> {
  if ('devicesOfGroup' in whose) await endLoginsOfGroup(transaction, whose.devicesOfGroup, now)
  else if ('organisation_id' in whose) await endLoginsOfOrganisation(transaction, whose.organisation_id, now)
  else if ('identity_id' in whose) await endLoginsOfIdentity(transaction, whose, now)
  else if ('device_ids' in whose)
    await endLogins(transaction, (eb) => eb('group_device_id', 'in', whose.device_ids), now)
  else if (whose.student_ids.length > 0) await endLoginsOfStudents(transaction, whose.student_ids, now)
}
