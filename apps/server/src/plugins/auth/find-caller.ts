import type { Queries } from '../../db/database.ts'
import { limitTo } from '../../db/of-organisation.ts'
import { hashToken } from './token-secret.ts'
import type { UserCaller } from './caller.ts'
import { owners } from './name-queries.ts'
import { findTokenHolder } from './queries.ts'

export async function findCaller(
  queries: Queries,
  accessToken: string,
  now: number,
): Promise<UserCaller | null> {
  const hash = hashToken(accessToken)
  const owner = await owners.token(queries, accessToken)
  const row = owner && (await findTokenHolder(limitTo(queries, owner.organisation_id), hash, now))
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
