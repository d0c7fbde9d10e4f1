import type { Queries } from '../../../db/database.ts'
import { hashToken, createSecret } from '../../../plugins/auth/token-secret.ts'
import { insertReset } from './queries.ts'

const linkTtlSeconds = 60 * 60

export async function makeResetLink(
  queries: Queries,
  user_id: number,
  publicUrl: string,
  now: number,
): Promise<string> {
  const token = createSecret()
  await insertReset(queries, { user_id, hash: hashToken(token), expires_at: now + linkTtlSeconds })
  return `${publicUrl.replace(/\/$/, '')}/wachtwoord-nieuw?token=${token}`
}
