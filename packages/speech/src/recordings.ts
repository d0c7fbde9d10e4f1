import { isWav } from './audio/wav.ts'
import type { SayRequest } from './request.ts'
import { makeSlug } from './slug.ts'
import { computeHash } from './sound-store.ts'

export interface RecordingFileKey {
  readonly type: 'word' | 'plural' | 'sentence' | 'sound_groups' | 'text' | 'part'
  readonly file_name: string
}

export interface Recording {
  readonly content_hash: string
  read(): Promise<Uint8Array>
}

export interface Recordings {
  find(organisationId: string, name: RecordingFileKey): Promise<Recording | undefined>
}

/** Bytes of about 30 s of CD-quality WAV. */
const maxRecordingBytes = 3_000_000

/** Accepts WAV or MP3. Throws RangeError if the file is another kind or too big. */
export function checkRecording(bytes: Uint8Array): void {
  if (bytes.length > maxRecordingBytes) throw new RangeError('recording too big')
  if (!isWav(bytes) && !isMp3(bytes)) throw new RangeError('a recording is a WAV or an MP3 file')
}

/** Returns undefined for one klankgroep, and for a structure, which consists of its parts. */
export function findRecordingFileKey(request: SayRequest): RecordingFileKey | undefined {
  if (request.type === 'structure') return undefined
  if (request.type === 'sound_groups' && request.group !== undefined) return undefined
  if ('sound' in request) return { type: 'part', file_name: request.sound }
  if (request.type === 'sentence' || request.type === 'text')
    return { type: request.type, file_name: computeHash(request.text.normalize('NFC')) }
  return { type: request.type, file_name: makeSlug(request.text) }
}

function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes
  const hasTag = first === 0x49 && second === 0x44 && third === 0x33
  return hasTag || (first === 0xff && (second & 0xe6) === 0xe2)
}
