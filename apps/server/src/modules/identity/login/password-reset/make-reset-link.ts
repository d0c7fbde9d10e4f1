import type { Queries } from '../../../../db/database.ts'
import { hashToken, createSecret } from '../../../../plugins/auth/token-secret.ts'
import { insertRows } from '../../../../db/tables/rows.ts'

const linkTtlSeconds = 60 * 60

export async function makeResetLink(
  queries: Queries,
  { id: user_id, organisation_id }: { readonly id: number; readonly organisation_id: number },
  publicUrl: string,
  now: number,
): Promise<string> {
  const token = createSecret()
  const expires_at = now + linkTtlSeconds
  // Earlier links stay valid until they expire, so that a stranger's request can't invalidate them.
  await insertRows(queries, 'password_reset', {
    organisation_id,
    user_id,
    hash: hashToken(token),
    expires_at,
  })
  return `${publicUrl.replace(/\/$/, '')}/wachtwoord-nieuw?token=${token}`
}
