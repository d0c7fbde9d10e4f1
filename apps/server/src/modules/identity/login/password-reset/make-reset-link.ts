import type { Queries } from '../../../../db/database.ts'
import { hashToken, createSecret } from '../../../../plugins/auth/token-secret.ts'
import { insertPasswordReset } from './queries.ts'

const linkTtlSeconds = 60 * 60

export async function makeResetLink(
  queries: Queries,
  { id: user_id, organisation_id }: { readonly id: number; readonly organisation_id: number },
  publicUrl: string,
  now: number,
): Promise<string> {
  const token = createSecret()
  const expires_at = now + linkTtlSeconds
  await insertPasswordReset(queries, { organisation_id, user_id, hash: hashToken(token), expires_at })
  return `${publicUrl.replace(/\/$/, '')}/wachtwoord-nieuw?token=${token}`
}
