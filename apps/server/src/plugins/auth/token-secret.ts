import { createHmac, hash, randomBytes } from 'node:crypto'

/** 256 random bits: nobody guesses it. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. A random token needs no slow hash. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex')

/**
 * The token that follows from a refresh token and the salt stored beside its hash: who holds both can make it again, so
 * that a second request within the grace time gets the same answer although only hashes are stored. Who has only the
 * database or only the old token has nothing (docs/adr/0008-token-rotation.md).
 */
export const deriveToken = (refreshToken: string, salt: string, kind: 'access' | 'refresh'): string =>
  createHmac('sha256', refreshToken).update(`${kind} ${salt}`).digest('base64url')
