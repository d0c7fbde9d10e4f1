import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The files of uploaded pictures, in the data folder (and so in a backup). */
export interface PictureFiles {
  save(name: string, bytes: Uint8Array): Promise<void>
  /** Null when there is none of this name. */
  read(name: string): Promise<Uint8Array | null>
  remove(name: string): Promise<void>
}

export function createPictureFiles(dataDir: string): PictureFiles {
  const folder = path.join(dataDir, 'pictures')
  const fileOf = (name: string): string => path.join(folder, `${name}.webp`)
  return {
    async save(name, bytes) {
      await mkdir(folder, { recursive: true })
      // Whoever reads sees the whole file or none.
      await writeFile(`${fileOf(name)}.new`, bytes)
      await rename(`${fileOf(name)}.new`, fileOf(name))
    },
    async read(name) {
      try {
        return await readFile(fileOf(name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async remove(name) {
      await rm(fileOf(name), { force: true })
    },
  }
}
