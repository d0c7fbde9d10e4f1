import { rmSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { OperatorError } from '../../../operator-error.ts'

export class DatabaseInUse extends OperatorError {
  constructor(file: string) {
    super(
      `De database ${file} is al in gebruik: op deze map draait al een Letterliaan. Stop die eerst, of kies met DATA_DIR een andere map.`,
    )
  }
}

/** Locks a file through the operating system, so that a leftover file locks nothing. Throws DatabaseInUse. */
export function lockFile(file: string): () => void {
  const path = `${file}.in-use`
  let lock = tryToLock(file, path)
  while (lock === null) lock = tryToLock(file, path)
  const held = lock
  const release = (): void => {
    process.off('exit', release)
    // Removed while locked, so a process that has opened a file finds it gone and creates a new one.
    for (const left of [`${path}-journal`, path]) rmSync(left, { force: true })
    held.close()
  }
  process.on('exit', release)
  return release
}

function tryToLock(file: string, path: string): Sqlite.Database | null {
  const lock = new Sqlite(path, { timeout: 0 })
  try {
    lock.pragma('locking_mode = EXCLUSIVE')
    lock.pragma('synchronous = OFF')
    // A write makes SQLite check that the file still exists; the lock lasts until the file is closed.
    lock.exec('BEGIN EXCLUSIVE; PRAGMA user_version = 1; COMMIT')
    return lock
  } catch (error) {
    lock.close()
    const { code = '' } = error as { code?: string }
    if (code === 'SQLITE_READONLY_DBMOVED') return null
    throw code.startsWith('SQLITE_BUSY') ? new DatabaseInUse(file) : error
  }
}
