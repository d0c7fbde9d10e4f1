import { createHash } from 'node:crypto'
import { encodeJson } from './json.ts'

/** Of any content, for who changes it: the same content is the same version. */
export const versionOf = (content: unknown): string =>
  createHash('sha256').update(encodeJson(content)).digest('base64url').slice(0, 22)
