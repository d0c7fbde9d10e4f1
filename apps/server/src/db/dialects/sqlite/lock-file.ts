import { rmSync } from 'node:fs'
import Sqlite from 'better-sqlite3'

/** Another process has the database file. */
export class DatabaseInUse extends Error {
  constructor(file: string) {
    super(
      `De database ${file} is al in gebruik: op deze map draait al een Letterliaan. Stop die eerst, of kies met DATA_DIR een andere map.`,
    )
  }
}

/**
 * Keeps a second process off a database file. The lock is the operating system's, on a small file beside it, so it ends
 * with its process, however that ends; a file that was left behind locks nothing. Returns how to let go.
 * Throws DatabaseInUse.
 */
export function lockFile(file: string): () => void {
  const path = `${file}.in-use`
  let lock = tryToLock(file, path)
  while (lock === null) lock = tryToLock(file, path)
  const held = lock
  const release = (): void => {
    process.off('exit', release)
    // Removed while it is locked: who opened it meanwhile finds that it is gone, and takes a new one.
    for (const left of [`${path}-journal`, path]) rmSync(left, { force: true })
    held.close()
  }
  process.on('exit', release)
  return release
}

/** Null: its last owner removed the file just now. */
function tryToLock(file: string, path: string): Sqlite.Database | null {
  const lock = new Sqlite(path, { timeout: 0 })
  try {
    lock.pragma('locking_mode = EXCLUSIVE')
    lock.pragma('synchronous = OFF')
    // A write, for at a write SQLite looks whether the file is still there; its lock stays until the file is closed.
    lock.exec('BEGIN EXCLUSIVE; PRAGMA user_version = 1; COMMIT')
    return lock
  } catch (error) {
    lock.close()
    const { code = '' } = error as { code?: string }
    if (code === 'SQLITE_READONLY_DBMOVED') return null
    throw code.startsWith('SQLITE_BUSY') ? new DatabaseInUse(file) : error
  }
}
