import { createHmac, hash, randomBytes } from 'node:crypto'

export const createSecret = (): string => randomBytes(32).toString('base64url')

/** A token that says of which organisation it is: '12.…' (ADR 54). */
export const createTokenOf = (organisation_id: number): string => `${organisation_id}.${createSecret()}`

/** Null: it is no token. Whether there is such an organisation is not known yet. */
export function readOrganisationOf(token: string): number | null {
  const [, digits] = /^([1-9]\d{0,14})\./.exec(token) ?? []
  return digits === undefined ? null : Number(digits)
}

/** A random token needs no slow hash. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex')

/** Repeatable within the grace time though only hashes are stored; neither database nor old token suffices (ADR 8). */
export const deriveToken = (refreshToken: string, salt: string, kind: 'access' | 'refresh'): string => {
  const secret = createHmac('sha256', refreshToken).update(`${kind} ${salt}`).digest('base64url')
  return `${readOrganisationOf(refreshToken)}.${secret}`
}
