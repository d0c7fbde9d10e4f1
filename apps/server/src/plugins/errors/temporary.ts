import { isDatabaseUnavailable } from '../../db/unavailable.ts'
import { FilesUnavailable } from '../../files/files-unavailable.ts'

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
  // DNS may report a missing name while it restarts.
  'ENOTFOUND',
  'EPIPE',
  'EROFS',
  'ETIMEDOUT',
])

const maxCauses = 5

export function isTemporary(error: unknown): boolean {
  let cause = error
  for (let depth = 0; depth < maxCauses && typeof cause === 'object' && cause !== null; depth++) {
    const { code, cause: next } = cause as { code?: unknown; cause?: unknown }
    if (cause instanceof FilesUnavailable) return true
    if (temporarySystemCodes.has(code) || isDatabaseUnavailable(cause)) return true
    cause = next
  }
  return false
}
