import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { picturesFolder, recordingsFolder } from '../export/stored-files.ts'
import { ArchiveError } from '../format/archive-error.ts'
import type { Manifest } from '../format/manifest.ts'
import { isFilePart } from '../format/names.ts'
import type { OpenedZip } from '../format/open-zip.ts'
import { readPart } from './read-parts.ts'

/** No recording and no picture is larger. */
const maxFileBytes = 4_000_000

export interface StagedFiles {
  /** To where the product looks for them. Throws ArchiveError for a picture that is there already. */
  place(organisation_id: number): Promise<void>
  /** Takes away what was placed, and what was not. */
  undo(): Promise<void>
  /** After the commit. */
  finish(): Promise<void>
}

/** In a folder aside, so that a failure leaves nothing. Throws ArchiveError. */
export async function stageFiles(zip: OpenedZip, { parts }: Manifest, dataDir: string): Promise<StagedFiles> {
  const folder = path.join(dataDir, `importing-${randomBytes(6).toString('hex')}`)
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  const files = parts.filter(({ name }) => isFilePart(name))
  const placed: string[] = []
  try {
    for (const part of files) {
      if (part.bytes > maxFileBytes)
        throw new ArchiveError('In dit archief staat een opname of plaatje dat te groot is.')
      const to = path.join(folder, part.name)
      await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
      await pipeline(readPart(zip, part), createWriteStream(to, { flags: 'wx', mode: 0o600 }))
    }
  } catch (error) {
    await removeFolder()
    throw error
  }
  const move = async (from: string, to: string): Promise<void> => {
    if (existsSync(to))
      throw new ArchiveError('Deze school staat al in deze installatie: haar plaatjes zijn er al.')
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
    await rename(from, to)
    placed.push(to)
  }
  return {
    async place(organisation_id) {
      const recordings = path.join(folder, 'files/recordings')
      if (existsSync(recordings)) await move(recordings, recordingsFolder(dataDir, organisation_id))
      for (const { name } of files.filter((part) => part.name.startsWith('files/pictures/')))
        await move(path.join(folder, name), path.join(picturesFolder(dataDir), path.basename(name)))
    },
    async undo() {
      for (const file of placed) await rm(file, { recursive: true, force: true })
      await removeFolder()
    },
    finish: removeFolder,
  }
}
