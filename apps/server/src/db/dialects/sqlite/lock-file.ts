import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Another live process has the database file. */
export class DatabaseInUse extends Error {
  constructor(file: string, pid: number) {
    super(`De database ${file} is al in gebruik door proces ${pid}. Stop dat proces eerst.`)
  }
}

/** Files that this very process has open: its own pid in a lock tells nothing. */
const held = new Set<string>()

/**
 * Keeps a second process off a database file: `{file}.lock` holds the pid of its owner. The lock of a process that
 * is gone is taken over. Returns how to let go. Throws DatabaseInUse.
 */
export function lockFile(file: string): () => void {
  const lock = `${file}.lock`
  const mine = `${lock}.${process.pid}`
  if (held.has(file)) throw new DatabaseInUse(file, process.pid)
  writeFileSync(mine, String(process.pid))
  try {
    while (!linkIfFree(mine, lock)) removeIfStale(file, lock)
  } finally {
    rmSync(mine, { force: true })
  }
  held.add(file)
  return () => {
    held.delete(file)
    rmSync(lock, { force: true })
  }
}

/** A link is made whole or not at all: no one reads a half-written lock. */
function linkIfFree(mine: string, lock: string): boolean {
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

function removeIfStale(file: string, lock: string): void {
  const pid = readPid(lock)
  if (pid === null) return
  if (isAlive(pid)) throw new DatabaseInUse(file, pid)
  // Moved away before it is removed: of two processes that both found it stale, one moves it.
  const away = `${lock}.stale.${process.pid}`
  try {
    renameSync(lock, away)
  } catch {
    return
  }
  const moved = readPid(away)
  if (moved !== pid && moved !== null) {
    renameSync(away, lock)
    throw new DatabaseInUse(file, moved)
  }
  rmSync(away, { force: true })
}

function readPid(lock: string): number | null {
  try {
    return Number.parseInt(readFileSync(lock, 'utf8'), 10) || 0
  } catch {
    return null
  }
}

/** After a restart in a container the old process may have had this process's own pid. */
function isAlive(pid: number): boolean {
  if (pid === process.pid || pid === 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
