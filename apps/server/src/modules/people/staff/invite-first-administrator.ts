import type { MadeInvitation } from '@letterliaan/contract'
import type { Transaction } from '../../../db/database.ts'
import { type Inviter, listInvitations, makeInvitation, addInvitationLinks } from './invitations.ts'
import { updateRows } from '../../../db/tables/rows.ts'

export type FirstInvitation = Omit<MadeInvitation, 'is_mailed'>

interface FirstAdministrator {
  /** The board member who invites; the organisation is the school. */
  readonly caller: Inviter
  readonly email: string | null
  readonly origin: string
}

/** Invites a school's first administrator and withdraws earlier invitations to the school. */
export async function inviteFirstAdministrator(
  transaction: Transaction,
  { caller, email, origin }: FirstAdministrator,
  now: number,
): Promise<FirstInvitation[]> {
  await updateRows(
    transaction,
    'invitation',
    { organisation_id: caller.organisation_id, used_at: null, withdrawn_at: null },
    { withdrawn_at: now },
  )
  const asked = { role: 'beheerder' as const, group_ids: [], email }
  const secret = await makeInvitation(transaction, { caller, now }, asked)
  return addInvitationLinks(await listInvitations(transaction, { caller, now }), [secret], origin)
}
