import type { Queries } from '../../../db/database.ts'
import type { LoginChallengeTable } from '../../../db/schema.ts'
import { createSecret, hashToken } from '../../../plugins/auth/token-secret.ts'
import { challengeTtlSeconds } from '../../../plugins/contract/device-cookie.ts'
import { consumeChallenge, countChallengeAttempt } from './queries.ts'
import { insertRows } from '../../../db/tables/rows.ts'

type Kind = LoginChallengeTable['kind']

const maxTries = 5

interface Owner {
  readonly id: number
  readonly organisation_id: number
}

/** Makes a challenge. `browser`: a secret that only the requesting browser has. */
export async function drawChallenge(
  queries: Queries,
  kind: Kind,
  { user, browser }: { readonly user: Owner | null; readonly browser: string },
  now: number,
): Promise<string> {
  const challenge = createSecret()
  await insertRows(queries, 'login_challenge', {
    hash: hashToken(challenge),
    kind,
    organisation_id: user?.organisation_id ?? 0,
    user_id: user?.id ?? null,
    browser_hash: hashToken(browser),
    num_tries: 0,
    expires_at: now + challengeTtlSeconds,
  })
  return challenge
}

/** Returns null if the challenge is used up, too old or of another browser. */
export async function openChallenge(
  queries: Queries,
  kind: Kind,
  { challenge, browser }: { readonly challenge: string; readonly browser: string | null },
  now: number,
): Promise<{ readonly organisation_id: number; readonly user_id: number | null } | null> {
  const name = { hash: hashToken(challenge), kind, browser_hash: hashToken(browser ?? '') }
  return (await countChallengeAttempt(queries, name, maxTries, now)) ?? null
}

/** Returns false if the challenge was answered before. */
export const closeChallenge = (queries: Queries, challenge: string): Promise<boolean> =>
  consumeChallenge(queries, hashToken(challenge))
