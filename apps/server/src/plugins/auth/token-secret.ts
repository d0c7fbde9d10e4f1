import { createHmac, hash, randomBytes } from 'node:crypto'

export const createSecret = (): string => randomBytes(32).toString('base64url')

/** Makes a token that starts with the id of its organisation, such as '12.…' (ADR 54). */
export const createTokenOf = (organisation_id: number): string => `${organisation_id}.${createSecret()}`

/** Returns null if the text is no token. Does not check that the organisation exists. */
export function readOrganisationOf(token: string): number | null {
  const [, digits] = /^([1-9]\d{0,14})\./.exec(token) ?? []
  return digits === undefined ? null : Number(digits)
}

/** Needs no slow hash, because the token is random. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex')

/** Derives the replacement token, the same each time, from the old token and the database's salt (ADR 8). */
export const deriveToken = (refreshToken: string, salt: string, kind: 'access' | 'refresh'): string => {
  const secret = createHmac('sha256', refreshToken).update(`${kind} ${salt}`).digest('base64url')
  return `${readOrganisationOf(refreshToken)}.${secret}`
}
