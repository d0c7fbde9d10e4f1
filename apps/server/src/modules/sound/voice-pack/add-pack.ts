import type { VoicePack } from '@letterliaan/contract'
import { voicePackLimits } from '@letterliaan/contract/limits'
import { encodeJson } from '../../../db/json.ts'
import { record } from '../../../events/record.ts'
import { keyOfRecording } from '../../../files/file-key.ts'
import type { PreparedFile } from '../../../files/file-store.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { notFound } from '../../../plugins/errors/problem-error.ts'
import { markSoundsChanged } from '../audio/queries.ts'
import { saveRecording } from '../recording/queries.ts'
import { findKnown, type KnownSound } from './compare-pack.ts'
import { readPacks, refusedPack, type VoicePackDependencies } from './list-packs.ts'
import type { OpenedPack } from './pack-file.ts'
import { findPacks, insertPack, isOwnRecording } from './queries.ts'

/** So many sounds are kept in one transaction: a child's answer waits no longer than for these. */
const keptAtOnce = 100

export async function addPack(
  { database, files, speech }: VoicePackDependencies,
  caller: UserCaller,
  pack: OpenedPack,
  now: number,
): Promise<VoicePack> {
  const { organisation_id, user_id } = caller
  const known = findKnown(pack)
  if (known.length === 0) throw refusedPack('In dit stempakket staat geen woord dat Letterliaan hier kent.')
  const { speaker, licence, consent, made_on, content_hash } = pack
  const others = (await findPacks(database.queries, organisation_id)).filter(
    (other) => other.content_hash !== content_hash,
  )
  if (others.length >= voicePackLimits.packs)
    throw refusedPack(
      `Een school gebruikt hoogstens ${voicePackLimits.packs} stempakketten. Haal er eerst een weg.`,
    )
  await database.transaction(async (transaction) => {
    const facts = { speaker, licence, consent, made_on, user_id, created_at: now }
    await insertPack(transaction, { organisation_id, content_hash, ...facts })
  })
  const owner = { organisation_id, user_id, content_hash, now }
  for (let at = 0; at < known.length; at += keptAtOnce)
    await keepSounds({ database, files, speech }, owner, known.slice(at, at + keptAtOnce))
  await database.transaction(async (transaction) => {
    await markSoundsChanged(transaction, organisation_id)
    record(transaction, caller, { type: 'voice_pack_added', speaker, num_sounds: known.length }, now)
  })
  const added = (await readPacks(database.queries, organisation_id)).find(
    (other) => other.content_hash === content_hash,
  )
  if (added === undefined) throw notFound()
  return added
}

interface PackOwner {
  readonly organisation_id: number
  readonly user_id: number
  readonly content_hash: string
  readonly now: number
}

async function keepSounds(
  { database, files, speech }: VoicePackDependencies,
  { organisation_id, user_id, content_hash, now }: PackOwner,
  sounds: readonly KnownSound[],
): Promise<void> {
  const prepared = new Map<KnownSound, PreparedFile>()
  for (const sound of sounds) prepared.set(sound, await files.prepare(organisation_id, sound.packed.mp3))
  await database.transaction(async (transaction) => {
    for (const [sound, file] of prepared) {
      if (await isOwnRecording(transaction, organisation_id, sound)) continue
      const { type, file_name, packed } = sound
      await speech.forgetRecordingFile(String(organisation_id), { type, file_name })
      await files.keep(transaction, keyOfRecording(organisation_id, sound), file, now)
      await saveRecording(
        transaction,
        { organisation_id, type, file_name },
        {
          content_hash: file.content_hash,
          duration_ms: packed.duration_ms,
          doubts: encodeJson([]),
          voice_pack: content_hash,
          user_id,
          created_at: now,
        },
      )
    }
  })
}
