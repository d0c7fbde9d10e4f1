import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/**
 * Left out of a backup: the database, which is copied separately; made sounds, which can be made again; the folders that
 * earlier restores put aside; and the installation's secret, which must not lie beside what it is the key of.
 */
const excludedPatterns = [/^letterliaan\.db/, /^speech$/, /^before-restore-/, /^secret\.key/]

/** The entries of the data folder that belong in a backup: recordings, and all else that can't be made again. */
export async function listBackupEntries(dataDir: string): Promise<string[]> {
  if (!existsSync(dataDir)) return []
  const names = await readdir(dataDir)
  return names.filter((name) => !excludedPatterns.some((pattern) => pattern.test(name)))
}

/** Copies those entries, but for the file of the secret. Existing files are overwritten, so that the copy can be repeated. */
export async function copyBackupEntries(dataDir: string, to: string, secretFile: string): Promise<void> {
  const filter = (file: string): boolean => path.resolve(file) !== path.resolve(secretFile)
  for (const name of await listBackupEntries(dataDir)) {
    const options = { recursive: true, preserveTimestamps: true, filter }
    await cp(path.join(dataDir, name), path.join(to, name), options)
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
