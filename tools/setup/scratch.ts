import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** In memory on Linux. */
const inMemory = '/dev/shm'
/** More than all data folders together (2 GiB). */
const minFreeBytes = 2 * 1024 ** 3

export interface ScratchFolder {
  /** Directs temporary files there; empty if only the disk is available. */
  readonly env: Readonly<Record<string, string>>
  readonly remove: () => void
}

export function makeScratchFolder(): ScratchFolder {
  if (freeBytesOf(inMemory) < minFreeBytes) return { env: {}, remove: () => undefined }
  const folder = mkdtempSync(join(inMemory, 'letterliaan-'))
  // A test's PostgreSQL runs as another user.
  chmodSync(folder, 0o711)
  return { env: { TMPDIR: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function freeBytesOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
