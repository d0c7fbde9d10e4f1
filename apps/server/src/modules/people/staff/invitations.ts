import { type Invitation, type InvitationsBody, type MadeInvitation, StaffRole } from '@letterliaan/contract'
import { daySeconds } from '@letterliaan/rules/calendar'
import * as z from 'zod'
import type { Database, Queries, Transaction } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { isLocalHost } from '../../../local-host.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { createSecret, hashToken } from '../../../plugins/auth/token-secret.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'
import { createInvalidInputError, createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { beginStaffChange } from './staff-change.ts'
import { refuseOtherGroups } from './members.ts'
import { findInvitations, type InvitationRow, updateOpenInvitation, findStaff } from './queries.ts'
import type { SendInvitations } from './send-invitations.ts'
import { insertRow, updateRows } from '../../../db/tables/rows.ts'

const ttlSeconds = 14 * daySeconds

export interface InvitationDependencies {
  readonly database: Database
  readonly sendInvitations: SendInvitations
}

export interface InvitationCall {
  readonly caller: UserCaller
  readonly now: number
  readonly origin: string
}

const shown = ({ group_ids, role, ...row }: InvitationRow): Invitation => ({
  ...row,
  role: StaffRole.parse(role),
  group_ids: z.array(z.int()).parse(JSON.parse(group_ids)),
})

export async function listInvitations(
  queries: Queries,
  { caller, now }: { readonly caller: Pick<UserCaller, 'organisation_id'>; readonly now: number },
): Promise<Invitation[]> {
  return (await findInvitations(queries, caller.organisation_id, now)).map(shown)
}

/** The organisation that the invitation is for, and the inviting user, who may be of its board. */
export type Inviter = Pick<UserCaller, 'organisation_id' | 'user_id'>

export interface Secret {
  readonly id: number
  readonly token: string
}

/** Makes invitations and returns their secrets, which are stored as hashes. Throws 422 for a line that is no address. */
export async function makeInvitations(
  { database, sendInvitations }: InvitationDependencies,
  call: InvitationCall,
  body: InvitationsBody,
): Promise<MadeInvitation[]> {
  const { caller } = call
  const secrets: Secret[] = []
  const invitations = await database.transaction(async (transaction) => {
    secrets.length = 0
    await beginStaffChange(database, transaction, caller)
    refuseOtherRole(caller, body)
    await refuseOtherGroups(transaction, caller.organisation_id, body.group_ids)
    const emails = await readAddresses(transaction, caller.organisation_id, body.emails)
    for (const email of emails.length === 0 ? [null] : emails)
      secrets.push(await makeInvitation(transaction, call, { ...body, email }))
    return listInvitations(transaction, call)
  })
  return sendInvitations(caller.organisation_id, addInvitationLinks(invitations, secrets, call.origin))
}

/** Throws 422 for the role of a board member in a school, or for another role in a board. */
function refuseOtherRole(caller: UserCaller, { role }: InvitationsBody): void {
  if ((role === 'bestuur') === (caller.role === 'bestuur')) return
  const sentence = 'Kies een rol van uw eigen organisatie.'
  throw createInvalidInputError({ role: sentence }, sentence)
}

export async function makeInvitation(
  transaction: Transaction,
  { caller, now }: Pick<InvitationCall, 'now'> & { readonly caller: Inviter },
  { role, group_ids, email }: Omit<InvitationsBody, 'emails'> & { readonly email: string | null },
): Promise<Secret> {
  const token = createSecret()
  const { organisation_id, user_id } = caller
  if (email !== null)
    await updateRows(
      transaction,
      'invitation',
      { organisation_id, email, used_at: null, withdrawn_at: null },
      { withdrawn_at: now },
    )
  const id = await insertRow(transaction, 'invitation', {
    organisation_id,
    role,
    email,
    group_ids: JSON.stringify([...new Set(group_ids)]),
    hash: hashToken(token),
    made_by: user_id,
    created_at: now,
    expires_at: now + ttlSeconds,
    used_at: null,
    used_by: null,
    withdrawn_at: null,
  })
  recordEvent(transaction, caller, { type: 'invitation_made', invitation_id: id, role }, now)
  return { id, token }
}

/** Adds the links in the order of the request. A secret follows `#`, which browsers send to no server. */
export function addInvitationLinks(
  invitations: readonly Invitation[],
  secrets: readonly Secret[],
  origin: string,
): (Invitation & Pick<MadeInvitation, 'address' | 'is_local'>)[] {
  const is_local = isLocalHost(new URL(origin).hostname)
  return secrets.flatMap(({ id, token }) => {
    const invitation = invitations.find((one) => one.id === id)
    const address = `${origin.replace(/\/$/, '')}/begeleider/uitnodiging#${token}`
    return invitation === undefined ? [] : [{ ...invitation, address, is_local }]
  })
}

/** Withdraws an invitation and returns the remaining ones. Throws 404. */
export async function withdrawInvitation(
  database: Pick<Database, 'dialect'>,
  call: SupervisorCall,
  id: number,
): Promise<Invitation[]> {
  const { transaction, caller, now } = call
  await beginStaffChange(database, transaction, caller)
  const { role } = await getInvitation(transaction, call, id)
  if (!(await updateOpenInvitation(transaction, id, { withdrawn_at: now }))) throw createNotFoundError()
  recordEvent(transaction, caller, { type: 'invitation_withdrawn', invitation_id: id, role }, now)
  return listInvitations(transaction, call)
}

async function getInvitation(
  queries: Queries,
  call: Pick<InvitationCall, 'caller' | 'now'>,
  id: number,
): Promise<Invitation> {
  const invitation = (await listInvitations(queries, call)).find((one) => one.id === id)
  if (invitation === undefined) throw createNotFoundError()
  return invitation
}

/** Reads the addresses, without doubles and empty lines. Throws 422 with every line that can't be invited. */
async function readAddresses(
  queries: Queries,
  organisation_id: number,
  lines: readonly string[],
): Promise<string[]> {
  const staff = new Set((await findStaff(queries, organisation_id)).map(({ username }) => username))
  const emails = new Set<string>()
  const problems: string[] = []
  for (const [at, line] of lines.entries()) {
    const email = line.trim().toLowerCase()
    if (email === '') continue
    const problem = findProblem(email, staff)
    if (problem === null) emails.add(email)
    else problems.push(`Regel ${at + 1}: ${problem}`)
  }
  if (problems.length > 0) throw createInvalidInputError({ emails: problems.join(' ') }, problems.join(' '))
  return [...emails]
}

/** The message reveals nothing about accounts at other organisations. */
function findProblem(email: string, staff: ReadonlySet<string>): string | null {
  if (!z.email().safeParse(email).success) return `‘${email}’ is geen e-mailadres.`
  return staff.has(email) ? `${email} is al een medewerker.` : null
}
