import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/** The database is copied by itself; sounds are made again; what was put aside was put aside. */
const excludedPatterns = [/^letterliaan\.db/, /^speech$/, /^before-restore-/]

/** What of the data folder belongs in a backup: recordings, and whatever else is not made again by itself. */
export async function listBackupEntries(dataDir: string): Promise<string[]> {
  if (!existsSync(dataDir)) return []
  const names = await readdir(dataDir)
  return names.filter((name) => !excludedPatterns.some((pattern) => pattern.test(name)))
}

/** Copies them; what is there already is written over, so that it can be done again. */
export async function copyBackupEntries(dataDir: string, to: string): Promise<void> {
  for (const name of await listBackupEntries(dataDir)) {
    await cp(path.join(dataDir, name), path.join(to, name), { recursive: true, preserveTimestamps: true })
  }
}

/** The SHA-256 of every file in a folder, by its path in it. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const hashes: Record<string, string> = {}
  for (const file of files.toSorted()) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(file), hash)
    hashes[path.relative(folder, file).split(path.sep).join('/')] = hash.digest('hex')
  }
  return hashes
}
