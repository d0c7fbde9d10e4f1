import type { StaffMember } from '@letterliaan/contract'
import type { Database, Transaction } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { createForbiddenError, ProblemError } from '../../../plugins/errors/problem-error.ts'
import { countActiveAdministrators, findMember } from './queries.ts'

/** Locks the organisation, so that changes of staff run one by one. Throws 403 if the caller lost the right. */
export async function beginStaffChange(
  { dialect }: Pick<Database, 'dialect'>,
  transaction: Transaction,
  { organisation_id, user_id }: UserCaller,
): Promise<void> {
  await dialect.lockRow(transaction, 'organisation', organisation_id)
  const caller = await findMember(transaction, organisation_id, user_id)
  const isHead = caller?.role === 'beheerder' || caller?.role === 'bestuur'
  if (!isHead || caller.blocked_at !== null) throw createForbiddenError('U mag dit niet meer wijzigen.')
}

/** Throws 409 if no other administrator or board member could log in (ORG-6). The organisation must be locked. */
export async function refuseWithoutAdministrator(
  transaction: Transaction,
  organisation_id: number,
  { id: leaving_id, role }: Pick<StaffMember, 'id' | 'role'>,
): Promise<void> {
  if ((await countActiveAdministrators(transaction, organisation_id, leaving_id)) > 0) return
  throw new ProblemError({
    status: 409,
    ...(role === 'bestuur'
      ? {
          title: 'Enige van het bestuur',
          detail: 'Dit is de enige van het bestuur. Nodig eerst een ander uit.',
        }
      : {
          title: 'Laatste beheerder',
          detail: 'Dit is de enige beheerder. Maak eerst een collega beheerder.',
        }),
  })
}
