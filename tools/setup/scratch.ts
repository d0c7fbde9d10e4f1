import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Linux keeps what stands here in memory. */
const inMemory = '/dev/shm'
/** More than the data folders of all tests that run at once. */
const minFreeBytes = 2 * 1024 ** 3

export interface ScratchFolder {
  /** What makes programs put their temporary files there; empty where the disk is all there is. */
  readonly env: Readonly<Record<string, string>>
  readonly remove: () => void
}

/** A folder for temporary files in memory, where there is room: databases that tests write need not reach the disk. */
export function makeScratchFolder(): ScratchFolder {
  if (freeBytesOf(inMemory) < minFreeBytes) return { env: {}, remove: () => undefined }
  const folder = mkdtempSync(join(inMemory, 'letterliaan-'))
  // A test's own PostgreSQL runs as another user, and has to pass through.
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
