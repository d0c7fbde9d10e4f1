import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { cp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/**
 * The database is copied separately, speech and voices can be made or fetched again, and the secret must not be
 * stored with the data it protects.
 */
const excludedPatterns = [/^letterliaan\.db/, /^speech$/, /^voice$/, /^before-restore-/, /^secret\.key/]

export async function listBackupEntries(dataDir: string): Promise<string[]> {
  if (!existsSync(dataDir)) return []
  const names = await readdir(dataDir)
  return names.filter((name) => !excludedPatterns.some((pattern) => pattern.test(name)))
}

export async function copyBackupEntries(dataDir: string, to: string, secretFile: string): Promise<void> {
  const filter = (file: string): boolean => path.resolve(file) !== path.resolve(secretFile)
  for (const name of await listBackupEntries(dataDir)) {
    const options = { recursive: true, preserveTimestamps: true, filter }
    await cp(path.join(dataDir, name), path.join(to, name), options)
  }
}

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

/** Renames the file once it is complete, and deletes it if writing fails. */
export async function writeWhole(to: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${to}.part`
  try {
    await write(part)
    await rename(part, to)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
