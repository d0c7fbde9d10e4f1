import { createHash, randomBytes } from 'node:crypto'

export interface HashedRow {
  readonly organisation_id: number | null
  readonly user_id: number | null
  readonly action: string
  readonly detail: string
  readonly created_at: number
}

export const hashSha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Hashes a row with a salt. Redacting deletes the salt, so that the former content can't be guessed. */
export const hashRow = (
  { organisation_id, user_id, action, detail, created_at }: HashedRow,
  salt: string,
): string => hashSha256(JSON.stringify([salt, organisation_id, user_id, action, detail, created_at]))

export function hashWithSalt(row: HashedRow): { readonly salt: string; readonly hash: string } {
  const salt = randomBytes(16).toString('base64url')
  return { salt, hash: hashRow(row, salt) }
}
