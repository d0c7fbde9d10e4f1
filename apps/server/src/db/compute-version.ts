import { createHash } from 'node:crypto'
import { encodeJson } from './json.ts'

export const computeVersion = (content: unknown): string =>
  createHash('sha256').update(encodeJson(content)).digest('base64url').slice(0, 22)
