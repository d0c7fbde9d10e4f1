import type { MakeVoicePackBody, VoicePack, VoicePackImportPreview, VoicePacks } from '@letterliaan/contract'
import { voicePackLimits } from '@letterliaan/contract/limits'
import { writeVoiceConsent } from '@letterliaan/contract/voice-consent'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { findRecordingFileKey } from '@letterliaan/speech'
import type { Queries } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { toRecordingFileKey } from '../../../files/file-key.ts'
import type { PreparedFile } from '../../../files/file-store.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import {
  createNotFoundError,
  type ProblemError,
  createProblemError,
} from '../../../plugins/errors/problem-error.ts'
import { findRecordings, markSoundsChanged } from '../audio/queries.ts'
import { formatSoundKey } from '../audio/sound-corrections.ts'
import type { RecordingStores } from './store-recording.ts'
import { writePack, type NewSound, type OpenedPack, type PackedSound } from './pack-file.ts'
import { getProductSounds, toProductSayRequest, type ProductSound } from './product-sounds.ts'
import { deletePack, findVoicePacks, insertPack, saveRecording } from './queries.ts'

interface KnownSound extends ProductSound {
  readonly packed: PackedSound
}

/** Sounds per transaction, few enough to delay a child's answer only briefly. */
const storedAtOnce = 100

const refusedPack = (detail: string): ProblemError => createProblemError(422, 'Geen stempakket', detail)

export async function listPacks(queries: Queries, caller: UserCaller): Promise<VoicePacks> {
  const recordings = await findRecordings(queries, caller.organisation_id)
  const own = { word: 0, plural: 0, sound_groups: 0, sentence: 0, text: 0, part: 0 }
  for (const { type } of await findOwnSounds(queries, caller)) own[type] += 1
  const packs = await findVoicePacks(queries, caller.organisation_id)
  return {
    own,
    packs: packs.map((pack) =>
      Object.assign(pack, {
        num_sounds: recordings.filter(({ voice_pack }) => voice_pack === pack.content_hash).length,
      }),
    ),
  }
}

/** Finds the product's sounds that the caller recorded, because nobody may export another's voice. */
async function findOwnSounds(
  queries: Queries,
  { organisation_id, user_id }: UserCaller,
): Promise<ProductSound[]> {
  return (await findRecordings(queries, organisation_id))
    .filter((row) => row.user_id === user_id && row.voice_pack === null)
    .map((row) => getProductSounds().get(formatSoundKey(row)))
    .filter((sound) => sound !== undefined)
}

function findKnown({ sounds }: OpenedPack): readonly KnownSound[] {
  const known = new Map<string, KnownSound>()
  for (const packed of sounds) {
    const name = findRecordingFileKey(toProductSayRequest(packed))
    const sound = name && getProductSounds().get(formatSoundKey(name))
    if (sound) known.set(formatSoundKey(sound), { ...sound, packed })
  }
  return [...known.values()]
}

export async function previewPack(
  queries: Queries,
  { organisation_id }: UserCaller,
  pack: OpenedPack,
): Promise<VoicePackImportPreview> {
  const recordings = await findRecordings(queries, organisation_id)
  const packOf = new Map(recordings.map((row) => [formatSoundKey(row), row.voice_pack]))
  const { sounds, ...about } = pack
  const known = findKnown(pack).map((sound) => packOf.get(formatSoundKey(sound)))
  const count = (isSo: (voice_pack: string | null | undefined) => boolean) => known.filter(isSo).length
  return {
    ...about,
    num_sounds: sounds.length,
    num_unknown: sounds.length - known.length,
    num_own: count((hash) => hash === null),
    num_replaced: count((hash) => typeof hash === 'string' && hash !== pack.content_hash),
    num_new: count((hash) => hash === undefined),
    is_here: recordings.some(({ voice_pack }) => voice_pack === pack.content_hash),
  }
}

export async function addPack(
  { database, files, speech }: RecordingStores,
  caller: UserCaller,
  pack: OpenedPack,
  now: number,
): Promise<VoicePack> {
  const { organisation_id, user_id } = caller
  const known = findKnown(pack)
  if (known.length === 0) throw refusedPack('In dit stempakket staat geen woord dat Letterliaan hier kent.')
  const { sounds: _, ...about } = pack
  const { content_hash, speaker } = about
  const others = (await findVoicePacks(database.queries, organisation_id)).filter(
    (other) => other.content_hash !== content_hash,
  )
  if (others.length >= voicePackLimits.packs)
    throw refusedPack(
      `Een school gebruikt hoogstens ${voicePackLimits.packs} stempakketten. Haal er eerst een weg.`,
    )
  await database.transaction(async (transaction) => {
    await insertPack(transaction, { ...about, organisation_id, user_id, created_at: now })
  })
  for (let at = 0; at < known.length; at += storedAtOnce) {
    const sounds: (KnownSound & { readonly file: PreparedFile })[] = []
    for (const sound of known.slice(at, at + storedAtOnce))
      sounds.push({ ...sound, file: await files.prepare(organisation_id, sound.packed.mp3) })
    await database.transaction(async (transaction) => {
      const recordings = await findRecordings(transaction, organisation_id)
      const own = new Set(recordings.filter((row) => row.voice_pack === null).map(formatSoundKey))
      for (const { type, file_name, packed, file } of sounds) {
        const key = { organisation_id, type, file_name }
        if (own.has(formatSoundKey(key))) continue
        await speech.forgetRecordingFile(String(organisation_id), key)
        await files.keep(transaction, toRecordingFileKey(organisation_id, key), file, now)
        await saveRecording(transaction, key, {
          content_hash: file.content_hash,
          duration_ms: packed.duration_ms,
          doubts: encodeJson([]),
          voice_pack: content_hash,
          user_id,
          created_at: now,
        })
      }
      await markSoundsChanged(transaction, organisation_id)
    })
  }
  await database.transaction(async (transaction) => {
    recordEvent(transaction, caller, { type: 'voice_pack_added', speaker, num_sounds: known.length }, now)
  })
  const { packs } = await listPacks(database.queries, caller)
  const added = packs.find((other) => other.content_hash === content_hash)
  if (added === undefined) throw createNotFoundError()
  return added
}

export async function removePack(
  { database, files, speech }: RecordingStores,
  caller: UserCaller,
  content_hash: string,
  now: number,
): Promise<VoicePacks> {
  const { organisation_id } = caller
  const packs = await findVoicePacks(database.queries, organisation_id)
  const pack = packs.find((other) => other.content_hash === content_hash)
  if (pack === undefined) throw createNotFoundError()
  const sounds = (await findRecordings(database.queries, organisation_id)).filter(
    ({ voice_pack }) => voice_pack === content_hash,
  )
  for (const sound of sounds) await speech.forgetRecordingFile(String(organisation_id), sound)
  await database.transaction(async (transaction) => {
    await deletePack(transaction, organisation_id, content_hash)
    await markSoundsChanged(transaction, organisation_id)
    const removed = { speaker: pack.speaker, num_sounds: sounds.length }
    recordEvent(transaction, caller, { type: 'voice_pack_removed', ...removed }, now)
  })
  for (const sound of sounds) await files.remove(toRecordingFileKey(organisation_id, sound))
  return listPacks(database.queries, caller)
}

export async function makePack(
  { database, speech }: RecordingStores,
  caller: UserCaller,
  { speaker, licence, types }: MakeVoicePackBody,
  now: number,
) {
  const organisation_id = String(caller.organisation_id)
  const wanted = (await findOwnSounds(database.queries, caller)).filter(({ type }) => types.includes(type))
  if (wanted.length === 0) throw refusedPack('U heeft hiervan nog niets ingesproken.')
  const sounds: NewSound[] = []
  let bytes = 0
  for (const { type, text } of wanted) {
    const { mp3, voice } = await speech.say({ ...toProductSayRequest({ type, text }), organisation_id })
    // Skips a recording that was deleted since the list was read.
    if (voice !== 'recorded') continue
    bytes += mp3.length
    if (bytes > voicePackLimits.bytes * 0.95)
      throw refusedPack(
        'Dit is te veel voor één stempakket. Maak er een met alleen de woorden, en een met de rest.',
      )
    sounds.push({ type, text, mp3 })
  }
  const made_on = toAmsterdamDate(now)
  const pack = await writePack({ speaker, licence, consent: writeVoiceConsent(speaker), made_on }, sounds)
  await database.transaction(async (transaction) => {
    recordEvent(transaction, caller, { type: 'voice_pack_made', speaker, num_sounds: sounds.length }, now)
  })
  return {
    bytes: pack,
    cacheControl: 'no-store',
    disposition: `attachment; filename="stempakket-${made_on}.zip"`,
  }
}
