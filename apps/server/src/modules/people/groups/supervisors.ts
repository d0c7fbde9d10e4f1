import type { Queries, Transaction } from '../../../db/database.ts'
import { addSupervisorTo } from './queries.ts'
import { findGroupNames } from '../../../db/tables/group.ts'
import { deleteRows } from '../../../db/tables/rows.ts'

interface Supervisor {
  readonly organisation_id: number
  readonly user_id: number
}

/** Sets the groups of a supervisor and returns them. Ignores unknown groups. */
export async function setSupervisorGroups(
  transaction: Transaction,
  supervisor: Supervisor,
  group_ids: readonly number[],
): Promise<number[]> {
  const known = await listKnownGroups(transaction, supervisor.organisation_id, group_ids)
  await deleteRows(transaction, 'group_supervisor', { user_id: supervisor.user_id })
  await addSupervisorTo(transaction, supervisor, known)
  return known
}

export async function listKnownGroups(
  queries: Queries,
  organisation_id: number,
  group_ids: readonly number[],
): Promise<number[]> {
  const groups = await findGroupNames(queries, organisation_id)
  return groups.map(({ id }) => id).filter((id) => group_ids.includes(id))
}
