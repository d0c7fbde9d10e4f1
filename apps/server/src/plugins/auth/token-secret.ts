import { createHmac, hash, randomBytes } from 'node:crypto'

export const createSecret = (): string => randomBytes(32).toString('base64url')

/** A random token needs no slow hash. */
export const hashToken = (token: string): string => hash('sha256', token, 'hex')

/** Repeatable within the grace time though only hashes are stored; neither database nor old token suffices (ADR 8). */
export const deriveToken = (refreshToken: string, salt: string, kind: 'access' | 'refresh'): string =>
  createHmac('sha256', refreshToken).update(`${kind} ${salt}`).digest('base64url')
