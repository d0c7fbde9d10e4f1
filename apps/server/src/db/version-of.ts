import { createHash } from 'node:crypto'
import { encodeJson } from './json.ts'

/** Returns the same version for the same content. */
export const computeVersion = (content: unknown): string =>
  createHash('sha256').update(encodeJson(content)).digest('base64url').slice(0, 22)
