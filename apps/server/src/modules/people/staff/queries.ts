import type { Updateable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import { markAcrossOrganisations } from '../../../db/across-organisations.ts'
import type { InvitationTable } from '../../../db/schema.ts'
import { hasRow } from '../../../db/single-row.ts'
import { updateRows, findRow } from '../../../db/tables/rows.ts'

/** A board has only the role 'bestuur', which does not exist in a school. */
const staffRoles = ['bestuur', 'beheerder', 'begeleider', 'meekijker'] as const
const headRoles = ['bestuur', 'beheerder'] as const

export const findStaff = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('user')
    .select(['id', 'name', 'email', 'username', 'role', 'last_login_at', 'blocked_at'])
    .where('organisation_id', '=', organisation_id)
    .where('role', 'in', staffRoles)
    .orderBy('name')
    .orderBy('id')
    .execute()

export const findMember = (queries: Queries, organisation_id: number, id: number) =>
  findRow(queries, 'user', ['id', 'role', 'blocked_at'], { organisation_id, id, role: staffRoles })

export const findSupervisions = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('group_supervisor')
    .select(['user_id', 'group_id'])
    .where('organisation_id', '=', organisation_id)
    .orderBy('group_id')
    .execute()

export async function countActiveAdministrators(
  queries: Queries,
  organisation_id: number,
  except_id: number,
): Promise<number> {
  const rows = await queries
    .selectFrom('user')
    .select('id')
    .where('organisation_id', '=', organisation_id)
    .where('role', 'in', headRoles)
    .where('blocked_at', 'is', null)
    .where('id', '!=', except_id)
    .execute()
  return rows.length
}

const shownInvitation = [
  'invitation.id',
  'invitation.role',
  'invitation.email',
  'invitation.group_ids',
  'invitation.created_at',
  'invitation.expires_at',
] as const

export const findInvitations = (queries: Queries, organisation_id: number, now: number) =>
  queries
    .selectFrom('invitation')
    .innerJoin('organisation', 'organisation.id', 'invitation.organisation_id')
    .leftJoin('organisation as board', 'board.id', 'organisation.board_id')
    .leftJoin('user', 'user.id', 'invitation.made_by')
    .select(shownInvitation)
    // A board member is no user of the school, so the name is joined separately.
    .select((eb) => eb.fn.coalesce('user.name', 'board.name', eb.val('')).as('made_by'))
    .where('invitation.organisation_id', '=', organisation_id)
    .where('invitation.used_at', 'is', null)
    .where('invitation.withdrawn_at', 'is', null)
    .where('invitation.expires_at', '>', now)
    .orderBy('invitation.id', 'desc')
    .execute()

export type InvitationRow = Awaited<ReturnType<typeof findInvitations>>[number]

/** Returns false if the invitation was used or withdrawn after it was read. */
export const updateOpenInvitation = (
  transaction: Transaction,
  id: number,
  changes: Updateable<InvitationTable>,
): Promise<boolean> =>
  updateRows(transaction, 'invitation', { id, used_at: null, withdrawn_at: null }, changes)

export const findInvitationByHash = (queries: Queries, hash: string) =>
  queries
    .selectFrom('invitation')
    .innerJoin('organisation', 'organisation.id', 'invitation.organisation_id')
    .select(shownInvitation)
    .select(['invitation.organisation_id', 'invitation.used_at', 'invitation.withdrawn_at'])
    .select(['organisation.name as organisation', 'organisation.closed_at'])
    .where('invitation.hash', '=', hash)
    .executeTakeFirst()

/** Returns false if the invitation was used, withdrawn or renewed after it was read. */
export const consumeInvitation = (transaction: Transaction, hash: string, now: number): Promise<boolean> =>
  hasRow(
    transaction
      .updateTable('invitation')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('id'),
  )

export const isUsernameTaken = (queries: Queries, username: string) =>
  hasRow(
    queries
      .selectFrom('user')
      .select('id')
      .where('username', '=', username)
      .modifyEnd(markAcrossOrganisations('a username is of one organisation alone')),
  )
