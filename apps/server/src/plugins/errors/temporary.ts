import { isDatabaseUnavailable } from '../../db/unavailable.ts'

/** Errors of the operating system that pass: no room, no more files, a neighbour that is away. */
const temporarySystemCodes: ReadonlySet<unknown> = new Set([
  'EAGAIN',
  'EAI_AGAIN',
  'EBUSY',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDQUOT',
  'EHOSTUNREACH',
  'EIO',
  'EMFILE',
  'ENETUNREACH',
  'ENFILE',
  'ENOBUFS',
  'ENOMEM',
  'ENOSPC',
  'EPIPE',
  'EROFS',
  'ETIMEDOUT',
])

/** No error has more causes behind it than this. */
const maxCauses = 5

/** Does this error, or what caused it, pass by itself, so that the caller may try the same again? */
export function isTemporary(error: unknown): boolean {
  let cause = error
  for (let depth = 0; depth < maxCauses && typeof cause === 'object' && cause !== null; depth++) {
    const { code, cause: next } = cause as { code?: unknown; cause?: unknown }
    if (temporarySystemCodes.has(code) || isDatabaseUnavailable(cause)) return true
    cause = next
  }
  return false
}
