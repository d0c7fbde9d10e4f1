import { isLocalHost } from '../../../local-host.ts'
import type { LoginCards } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { findCardHolders, hasCardHolder } from './queries.ts'

/** Reads what the page shows before cards are made. `address`: the address of the game. */
export async function readLoginCards(
  queries: Queries,
  caller: UserCaller,
  address: string,
): Promise<LoginCards> {
  const holders = await findCardHolders(queries, caller)
  return {
    address,
    is_local: isLocalHost(new URL(address).hostname),
    student_ids: holders.map(({ id }) => id),
  }
}

export const hasLoginCards = (queries: Queries, caller: UserCaller): Promise<boolean> =>
  hasCardHolder(queries, caller)
