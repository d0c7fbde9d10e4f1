import type { FirstAdministratorBody, MadeSchool, NewSchoolBody } from '@letterliaan/contract'
import type { Database, Transaction } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import {
  createNotFoundError,
  type ProblemError,
  createProblemError,
} from '../../../plugins/errors/problem-error.ts'
import {
  createOwnOrganisation,
  beginStaffChange,
  inviteFirstAdministrator,
  type FirstInvitation,
  type SendInvitations,
} from '../../people/index.ts'
import { getSchool, refuseTakenName, recordForBoardAndSchool } from './schools.ts'
import { limitToSchool } from '../../../db/limit-to-organisation.ts'

export interface SchoolMaking {
  readonly database: Database
  readonly sendInvitations: SendInvitations
}

export interface BoardCall {
  readonly caller: UserCaller
  readonly now: number
  readonly origin: string
}

/** Makes a school and invites its first administrator. Only a hash of the secret is stored. Throws 409. */
export async function makeSchool(
  { database, sendInvitations }: SchoolMaking,
  call: BoardCall,
  { name, brin, region, email }: NewSchoolBody,
): Promise<MadeSchool> {
  const { caller, now } = call
  const { organisation_id: board_id } = caller
  const made = await database.transaction(async (transaction) => {
    await beginStaffChange(database, transaction, caller)
    await refuseTakenName(transaction, board_id, name, null)
    const school = { name, brin, region, board_id, kind: 'school' } as const
    const school_id = await createOwnOrganisation(transaction, school, now)
    recordForBoardAndSchool(transaction, caller, { type: 'school_made', school_id }, now)
    return { school_id, invitations: await invite(transaction, call, school_id, email) }
  })
  return send(sendInvitations, made)
}

/** Invites again until an administrator accepted, because a board has no access to a school in use (ORG-1). Throws 409. */
export async function inviteAdministratorAgain(
  { database, sendInvitations }: SchoolMaking,
  call: BoardCall,
  school_id: number,
  { email }: FirstAdministratorBody,
): Promise<MadeSchool> {
  const { caller } = call
  const invitations = await database.transaction(async (transaction) => {
    await beginStaffChange(database, transaction, caller)
    const { closed_at } = await getSchool(transaction, caller.organisation_id, school_id)
    if (closed_at !== null) throw isClosed()
    const made = await invite(transaction, call, school_id, email)
    // Checked last, when an earlier link that is being accepted is either counted or withdrawn.
    const { has_administrator } = await getSchool(transaction, caller.organisation_id, school_id)
    if (has_administrator) throw hasAdministrator()
    return made
  })
  return send(sendInvitations, { school_id, invitations })
}

const invite = (
  transaction: Transaction,
  { caller: { user_id }, now, origin }: BoardCall,
  organisation_id: number,
  email: string | null,
): Promise<FirstInvitation[]> =>
  inviteFirstAdministrator(
    limitToSchool(transaction, organisation_id),
    { caller: { organisation_id, user_id }, email, origin },
    now,
  )

interface Invited {
  readonly school_id: number
  readonly invitations: readonly FirstInvitation[]
}

async function send(
  sendInvitations: SendInvitations,
  { school_id, invitations }: Invited,
): Promise<MadeSchool> {
  const [invitation] = await sendInvitations(school_id, invitations)
  if (invitation === undefined) throw createNotFoundError()
  return { school_id, invitation }
}

const hasAdministrator = (): ProblemError =>
  createProblemError(
    409,
    'Er is een beheerder',
    'Deze school heeft een beheerder. Die nodigt zelf collega’s uit.',
  )

const isClosed = (): ProblemError =>
  createProblemError(409, 'De school is gesloten', 'Deze school is gesloten. Open de school eerst weer.')
