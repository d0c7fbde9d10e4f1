import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A key may begin with a folder and a slash. */
export interface SoundStore {
  read(key: string): Promise<Buffer | undefined>
  write(key: string, mp3: Uint8Array): Promise<void>
  remove(key: string): Promise<void>
  removeFolder(name: string): Promise<void>
}

export function createSoundStore(folder: string): SoundStore {
  const pathOf = (key: string) => join(folder, `${key}.mp3`)
  return {
    read: (key) => readIfExists(pathOf(key)),
    write: (key, mp3) => writeAtomically(pathOf(key), mp3),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeFolder: (name) => rm(join(folder, name), { recursive: true, force: true }),
  }
}

/** Writes to a temporary file and renames it, so that no reader gets half a file. */
async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    await writeFile(temporary, bytes)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Returns the first 32 hexadecimal digits of the SHA-256. */
export function computeHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}
