import type { Queries } from '../../db/database.ts'
import { hashToken } from './token-secret.ts'
import type { UserCaller } from './caller.ts'
import { findTokenHolder } from './queries.ts'

export async function findCaller(
  queries: Queries,
  accessToken: string,
  now: number,
): Promise<UserCaller | null> {
  const row = await findTokenHolder(queries, hashToken(accessToken), now)
  if (!row) return null
  const { subscribed, exchanged, lacking, export_by, ...caller } = row
  return {
    ...caller,
    may_export: export_by === 'supervisors' || caller.role === 'beheerder',
    has_active_subscription: subscribed === 1,
    is_read_only: exchanged === 'impersonation',
    needs_second_factor: lacking === 1,
  }
}
