import { type AcceptInvitationBody, type OpenedInvitation, StaffRole } from '@letterliaan/contract'
import { isNameText } from '@letterliaan/roster'
import type { Database, Queries, Transaction } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { hashToken } from '../../../plugins/auth/token-secret.ts'
import {
  createInvalidInputError,
  type ProblemError,
  createProblemError,
} from '../../../plugins/errors/problem-error.ts'
import { createUser } from '../accounts/create-account.ts'
import { setSupervisorGroups } from '../groups/supervisors.ts'
import { hashPassword } from '../../identity/index.ts'
import { consumeInvitation, findInvitationByHash, isUsernameTaken } from './queries.ts'
import { ownerFinders } from '../../../plugins/auth/owner-queries.ts'
import { findDatabaseOfOwner, findQueriesOfOwner } from '../../../plugins/auth/owner.ts'
import { updateRow } from '../../../db/tables/rows.ts'

/** Throws 410 with the reason, which only the holder of the link can read. */
async function findOpen(queries: Queries | null, hash: string, now: number) {
  const invitation = queries && (await findInvitationByHash(queries, hash))
  if (!invitation) throw notUsable('Deze link werkt niet. Vraag de beheerder van uw school om een nieuwe.')
  const { used_at, withdrawn_at, expires_at, closed_at } = invitation
  if (closed_at !== null) throw notUsable('Deze school is gesloten. Vraag het uw bestuur.')
  if (used_at !== null)
    throw notUsable('Deze uitnodiging is al gebruikt. Log in met uw e-mailadres en wachtwoord.')
  if (withdrawn_at !== null)
    throw notUsable('Deze uitnodiging is ingetrokken. Vraag de beheerder van uw school om een nieuwe.')
  if (expires_at <= now)
    throw notUsable('Deze uitnodiging is verlopen. Vraag de beheerder van uw school om een nieuwe.')
  return invitation
}

const notUsable = (detail: string): ProblemError => createProblemError(410, 'Link werkt niet meer', detail)

export async function openInvitation(
  queries: Queries,
  token: string,
  now: number,
): Promise<OpenedInvitation> {
  const hash = hashToken(token)
  const own = await findQueriesOfOwner(queries, ownerFinders.invitation, hash)
  const { organisation, role, email } = await findOpen(own, hash, now)
  return { organisation, role: StaffRole.parse(role), email }
}

/** Makes an account, only once for each invitation (ORG-2). Throws 410, 409 if the address has an account, 422. */
export async function acceptInvitation(
  database: Database,
  { token, name, email: written, password }: AcceptInvitationBody,
  now: number,
): Promise<{ username: string }> {
  const hash = hashToken(token)
  const own = await findDatabaseOfOwner(database, ownerFinders.invitation, hash)
  const { email } = await findOpen(own?.queries ?? null, hash, now)
  if (!isNameText(name)) throw wrongName()
  const username = (email ?? written)?.trim().toLowerCase()
  if (username === undefined) throw noAddress()
  const password_hash = await hashPassword(password)
  try {
    await own?.transaction((transaction) =>
      makeAccount(transaction, { hash, username, name, password_hash }, now),
    )
  } catch (error) {
    // Two invitations to one address may be accepted at the same moment.
    throw database.dialect.isDuplicate(error) ? hasAccount() : error
  }
  return { username }
}

interface Accepted {
  readonly hash: string
  readonly username: string
  readonly name: string
  readonly password_hash: string
}

async function makeAccount(
  transaction: Transaction,
  { hash, ...account }: Accepted,
  now: number,
): Promise<void> {
  const isFirst = await consumeInvitation(transaction, hash, now)
  const invitation = await findInvitationByHash(transaction, hash)
  if (!isFirst || invitation === undefined) {
    await findOpen(transaction, hash, now)
    throw notUsable('Deze link werkt niet. Vraag de beheerder van uw school om een nieuwe.')
  }
  if (await isUsernameTaken(transaction, account.username)) throw hasAccount()
  const { id: invitation_id, organisation_id, group_ids } = invitation
  const role = StaffRole.parse(invitation.role)
  const user_id = await createUser(transaction, { organisation_id, role, ...account }, now)
  await setSupervisorGroups(transaction, { organisation_id, user_id }, JSON.parse(group_ids) as number[])
  await updateRow(transaction, 'invitation', invitation_id, { used_by: user_id })
  recordEvent(
    transaction,
    { organisation_id, user_id },
    { type: 'invitation_accepted', invitation_id, role },
    now,
  )
}

const hasAccount = (): ProblemError =>
  createProblemError(
    409,
    'Er is al een account',
    'Met dit e-mailadres is er al een account. Vraag om een uitnodiging op een ander adres.',
  )

function wrongName(): ProblemError {
  const sentence = 'In deze naam staat een teken dat niet in een naam hoort.'
  return createInvalidInputError({ name: sentence }, sentence)
}

function noAddress(): ProblemError {
  const sentence = 'Vul uw e-mailadres in.'
  return createInvalidInputError({ email: sentence }, sentence)
}
