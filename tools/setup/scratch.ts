import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** A folder in memory on Linux. */
const inMemory = '/dev/shm'
/** More than all data folders together take (2 GiB). */
const minFreeBytes = 2 * 1024 ** 3

export interface ScratchFolder {
  /** Directs temporary files to the folder in memory; empty if there is only the disk. */
  readonly env: Readonly<Record<string, string>>
  readonly remove: () => void
}

export function makeScratchFolder(): ScratchFolder {
  if (freeBytesOf(inMemory) < minFreeBytes) return { env: {}, remove: () => undefined }
  const folder = mkdtempSync(join(inMemory, 'letterliaan-'))
  // Allows another user to enter, because a test's PostgreSQL runs as one.
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
