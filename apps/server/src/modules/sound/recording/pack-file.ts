import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { RecordableType, VoiceLicence } from '@letterliaan/contract'
import { recordingSeconds, voicePackLimits } from '@letterliaan/contract/limits'
import { measureMp3Frames } from '@letterliaan/speech'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import yazl from 'yazl'
import * as z from 'zod'
import { ProblemError, createProblemError } from '../../../plugins/errors/problem-error.ts'

/** Format: docs/voice-pack-format.md. */
const manifestName = 'manifest.json'
const partOfSound = (sha256: string): string => `sounds/${sha256}.mp3`
const Hash = z.string().regex(/^[0-9a-f]{64}$/)

const Sound = z.strictObject({
  type: RecordableType,
  text: z.string().min(1).max(2000),
  sha256: Hash,
})

const About = z.strictObject({
  format: z.literal('letterliaan-voice-pack'),
  version: z.literal(1),
  speaker: z.string().trim().min(1).max(voicePackLimits.speaker),
  licence: VoiceLicence,
  consent: z.string().min(1).max(voicePackLimits.consent),
  made_on: z.iso.date(),
  sounds: z.array(Sound).min(1).max(voicePackLimits.sounds),
})
type About = z.infer<typeof About>

const Manifest = About.extend({ content_hash: Hash })

export interface PackedSound extends z.infer<typeof Sound> {
  readonly mp3: Uint8Array
  readonly duration_ms: number
}

export interface OpenedPack extends Pick<About, 'speaker' | 'licence' | 'consent' | 'made_on'> {
  readonly content_hash: string
  readonly sounds: readonly PackedSound[]
}

const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** Hashes speaker, licence, consent and sounds, so that a changed pack has another hash. */
const contentHashOf = ({ speaker, licence, consent, made_on, sounds }: About): string =>
  hashOf(
    JSON.stringify([
      speaker,
      licence,
      consent,
      made_on,
      sounds.map(({ type, text, sha256 }) => [type, text, sha256]),
    ]),
  )

export interface NewSound extends Pick<PackedSound, 'type' | 'text' | 'mp3'> {}

export async function writePack(
  about: Pick<About, 'speaker' | 'licence' | 'consent' | 'made_on'>,
  sounds: readonly NewSound[],
): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  // Stored uncompressed, because MP3 does not shrink and the unpacked size must be known.
  const options = { compress: false, mtime: new Date(about.made_on) }
  const parts = new Map(sounds.map(({ mp3 }) => [partOfSound(hashOf(mp3)), mp3]))
  const listed: About = {
    format: 'letterliaan-voice-pack',
    version: 1,
    ...about,
    sounds: sounds.map(({ type, text, mp3 }) => ({ type, text, sha256: hashOf(mp3) })),
  }
  const manifest = JSON.stringify({ ...listed, content_hash: contentHashOf(listed) })
  zip.addBuffer(Buffer.from(manifest), manifestName, options)
  for (const [name, mp3] of parts) zip.addBuffer(Buffer.from(mp3), name, options)
  zip.end()
  return buffer(zip.outputStream as Readable)
}

const refused = (detail: string): ProblemError => createProblemError(422, 'Onbruikbaar stempakket', detail)

const unreadable = 'Dit bestand is geen heel stempakket: het is niet te lezen. Haal het opnieuw op.'
const changed = 'Dit stempakket is veranderd nadat het is gemaakt. Vraag het opnieuw aan wie het maakte.'
const wrongSound = 'In dit stempakket zit een geluid dat geen MP3 van een woord of zin is.'

/** Reads a voice pack. Throws 422 with a sentence for the user who sent it. */
export async function readPack(bytes: Uint8Array): Promise<OpenedPack> {
  const parts = await readParts(bytes)
  const { content_hash, ...about } = readManifest(parts)
  if (contentHashOf(about) !== content_hash) throw refused(changed)
  const names = new Set(about.sounds.map(({ sha256 }) => partOfSound(sha256)))
  if (names.size !== parts.size - 1) throw refused(unreadable)
  const { speaker, licence, consent, made_on } = about
  const sounds = about.sounds.map((sound) =>
    Object.assign(sound, openSound(parts.get(partOfSound(sound.sha256)), sound.sha256)),
  )
  return { speaker, licence, consent, made_on, content_hash, sounds }
}

function readManifest(parts: ReadonlyMap<string, Uint8Array>): z.infer<typeof Manifest> {
  const bytes = parts.get(manifestName)
  try {
    return Manifest.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    throw refused(unreadable)
  }
}

function openSound(mp3: Uint8Array | undefined, sha256: string): Pick<PackedSound, 'mp3' | 'duration_ms'> {
  if (mp3 === undefined) throw refused(unreadable)
  if (hashOf(mp3) !== sha256) throw refused(changed)
  const ms = measureMp3Frames(mp3)
  // Allows a second of silence before and after the sound.
  if (ms === null || ms > (recordingSeconds + 1) * 1000) throw refused(wrongSound)
  return { mp3, duration_ms: Math.round(ms) }
}

/** Accepts only uncompressed parts, so that unpacking yields no more bytes than were sent. */
async function readParts(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  try {
    const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), {
      lazyEntries: true,
      strictFileNames: true,
    })
    return await readEntries(zip, bytes.length)
  } catch (error) {
    throw error instanceof ProblemError ? error : refused(unreadable)
  }
}

async function readEntries(zip: ZipFile, size: number): Promise<Map<string, Uint8Array>> {
  if (zip.entryCount > voicePackLimits.sounds + 1) throw refused(unreadable)
  const parts = new Map<string, Uint8Array>()
  let total = 0
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize
    if (total > size || !isPlain(entry) || parts.has(entry.fileName)) throw refused(unreadable)
    parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return parts
}

const isPlain = (entry: Entry): boolean =>
  entry.compressionMethod === 0 &&
  entry.compressedSize === entry.uncompressedSize &&
  entry.canDecodeFileData() &&
  (entry.fileName === manifestName || /^sounds\/[0-9a-f]{64}\.mp3$/.test(entry.fileName))
