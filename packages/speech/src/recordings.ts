import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isWav } from './audio/wav.ts'
import type { SayRequest } from './request.ts'
import { slugOf } from './slug.ts'
import { hashOf, readIfExists, writeAtomically } from './sound-store.ts'

export interface RecordingFileKey {
  readonly type: 'word' | 'plural' | 'sentence' | 'sound_groups' | 'part'
  readonly file_name: string
}

export interface Recording {
  readonly content_hash: string
  read(): Promise<Uint8Array>
}

/** Per organisation; files can be replaced by a database. */
export interface Recordings {
  find(organisationId: string, name: RecordingFileKey): Promise<Recording | undefined>
}

export interface RecordingFiles extends Recordings {
  /** WAV or MP3; replaces an older one. Throws RangeError for another kind, or a file that is too big. */
  save(organisationId: string, name: RecordingFileKey, bytes: Uint8Array): Promise<void>
  remove(organisationId: string, name: RecordingFileKey): Promise<void>
}

/** In bytes: some 30 s of CD-quality WAV. */
const maxRecordingBytes = 3_000_000

/** In `<dataDir>/recordings/<organisation_id>/<type>/<file_name>`. Throws RangeError for names that are not plain. */
export function createRecordingFiles(dataDir: string): RecordingFiles {
  const pathOf = (organisationId: string, { type, file_name }: RecordingFileKey) =>
    join(dataDir, 'recordings', plainName(organisationId), type, plainName(file_name))
  return {
    async find(organisationId, name) {
      const bytes = await readIfExists(pathOf(organisationId, name))
      return bytes && { content_hash: hashOf(bytes), read: async () => new Uint8Array(bytes) }
    },
    async save(organisationId, name, bytes) {
      if (bytes.length > maxRecordingBytes) throw new RangeError('recording too big')
      if (!isWav(bytes) && !isMp3(bytes)) throw new RangeError('a recording is a WAV or an MP3 file')
      await writeAtomically(pathOf(organisationId, name), bytes)
    },
    async remove(organisationId, name) {
      await rm(pathOf(organisationId, name), { force: true })
    },
  }
}

/** Undefined for a text or one klankgroep; a structure is made of its parts. */
export function recordingFileKeyOf(request: SayRequest): RecordingFileKey | undefined {
  if (request.type === 'structure' || request.type === 'text') return undefined
  if (request.type === 'sound_groups' && request.group !== undefined) return undefined
  if ('sound' in request) return { type: 'part', file_name: request.sound }
  if (request.type === 'sentence')
    return { type: 'sentence', file_name: hashOf(request.text.normalize('NFC')) }
  return { type: request.type, file_name: slugOf(request.text) }
}

function plainName(name: string): string {
  if (!/^[A-Za-z0-9_-]{1,200}$/.test(name)) throw new RangeError(`not a plain name: ${name}`)
  return name
}

function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes
  const hasTag = first === 0x49 && second === 0x44 && third === 0x33
  return hasTag || (first === 0xff && (second & 0xe6) === 0xe2)
}
