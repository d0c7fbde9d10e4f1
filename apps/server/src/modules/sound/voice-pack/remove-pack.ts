import type { VoicePacks } from '@letterliaan/contract'
import { record } from '../../../events/record.ts'
import { keyOfRecording } from '../../../files/file-key.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { notFound } from '../../../plugins/errors/problem-error.ts'
import { markSoundsChanged } from '../audio/queries.ts'
import { listPacks, type VoicePackDependencies } from './list-packs.ts'
import { deletePack, deleteSoundsOfPack, findPacks, findSoundsOfPack } from './queries.ts'

/** Its made sounds too: nobody hears this voice any more. */
export async function removePack(
  { database, files, speech }: VoicePackDependencies,
  caller: UserCaller,
  content_hash: string,
  now: number,
): Promise<VoicePacks> {
  const { organisation_id } = caller
  const pack = (await findPacks(database.queries, organisation_id)).find(
    (other) => other.content_hash === content_hash,
  )
  if (pack === undefined) throw notFound()
  const sounds = await findSoundsOfPack(database.queries, organisation_id, content_hash)
  for (const sound of sounds) await speech.forgetRecordingFile(String(organisation_id), sound)
  await database.transaction(async (transaction) => {
    await deleteSoundsOfPack(transaction, organisation_id, content_hash)
    await deletePack(transaction, organisation_id, content_hash)
    await markSoundsChanged(transaction, organisation_id)
    const removed = { speaker: pack.speaker, num_sounds: sounds.length }
    record(transaction, caller, { type: 'voice_pack_removed', ...removed }, now)
  })
  for (const sound of sounds) await files.remove(keyOfRecording(organisation_id, sound))
  return listPacks(database, caller)
}
