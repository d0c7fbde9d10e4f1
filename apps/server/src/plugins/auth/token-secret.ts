import { createHmac, hash, randomBytes } from 'node:crypto'

export const createSecret = (): string => randomBytes(32).toString('base64url')

/** A random token needs no slow hash. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex')

/**
 * Derived from a refresh token and the salt beside its hash, so that a second request within the grace time gets the
 * same answer though only hashes are stored. The database or the old token alone gives nothing
 * (docs/adr/0008-token-rotation.md).
 */
export const deriveToken = (refreshToken: string, salt: string, kind: 'access' | 'refresh'): string =>
  createHmac('sha256', refreshToken).update(`${kind} ${salt}`).digest('base64url')
