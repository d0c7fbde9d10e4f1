import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Queries } from '../../db/database.ts'
import type { UserCaller } from '../../plugins/auth/caller.ts'
import {
  createNotFoundError,
  type ProblemError,
  createProblemError,
} from '../../plugins/errors/problem-error.ts'
import { findSubscriptionOf } from './queries.ts'

export interface RenewalPlace {
  readonly url: string
  readonly secret: string
}

const tokenTtlSeconds = 5 * 60

/** Returns RENEWAL_URL with a signed `token`. Throws 404, 409, or 503 if no RENEWAL_URL is set. `now`: unix seconds. */
export async function findRenewal(
  queries: Queries,
  place: RenewalPlace | null,
  { caller, id, now }: { readonly caller: UserCaller; readonly id: number; readonly now: number },
): Promise<{ url: string }> {
  const subscription = await findSubscriptionOf(queries, caller, id)
  if (!subscription) throw createNotFoundError()
  if (!subscription.can_be_renewed) throw cannotBeRenewed()
  if (place === null) throw noPlace()
  const url = new URL(place.url)
  url.searchParams.set('token', await signRenewal(subscription, { ...place, audience: url.origin }, now))
  return { url: url.href }
}

/** Signs a JWT (HS256): `sub` the subscription, `org` the organisation, `jti` for single use. */
function signRenewal(
  { id, organisation_id }: { readonly id: number; readonly organisation_id: number },
  { secret, audience }: { readonly secret: string; readonly audience: string },
  now: number,
): Promise<string> {
  const claims = {
    iss: 'letterliaan',
    aud: audience,
    sub: String(id),
    org: String(organisation_id),
    iat: now,
    exp: now + tokenTtlSeconds,
    jti: randomUUID(),
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(secret))
}

const cannotBeRenewed = (): ProblemError =>
  createProblemError(409, 'Verlengen kan niet', 'Dit abonnement kan niet worden verlengd.')

const noPlace = (): ProblemError =>
  createProblemError(503, 'Bestellen niet mogelijk', 'Bestellen is hier niet ingesteld.')
