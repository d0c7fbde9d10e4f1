import type { RecordableType, VoicePack, VoicePacks } from '@letterliaan/contract'
import type { Speech } from '@letterliaan/speech'
import type { Database } from '../../../db/database.ts'
import type { FileStore } from '../../../files/file-store.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { ProblemError } from '../../../plugins/errors/problem-error.ts'
import { soundKey } from '../audio/sound-changes.ts'
import { productSounds, type ProductSound } from './product-sounds.ts'
import { countSoundsOfPacks, findPacks, findRecordingsBy } from './queries.ts'

export interface VoicePackDependencies {
  readonly database: Database
  readonly files: FileStore
  readonly speech: Speech
}

export async function listPacks({ queries }: Database, caller: UserCaller): Promise<VoicePacks> {
  const own = await findOwnSounds(queries, caller)
  const count = (type: RecordableType) => own.filter((sound) => sound.type === type).length
  return {
    packs: await readPacks(queries, caller.organisation_id),
    own: {
      word: count('word'),
      plural: count('plural'),
      sound_groups: count('sound_groups'),
      sentence: count('sentence'),
      text: count('text'),
    },
  }
}

export async function readPacks(queries: Database['queries'], organisation_id: number): Promise<VoicePack[]> {
  const counts = await countSoundsOfPacks(queries, organisation_id)
  const packs = await findPacks(queries, organisation_id)
  const countOf = (content_hash: string): number =>
    counts.find(({ voice_pack }) => voice_pack === content_hash)?.num_sounds ?? 0
  return packs.map((pack) => Object.assign(pack, { num_sounds: countOf(pack.content_hash) }))
}

/** Only what the caller recorded: nobody gives another's voice away. */
export async function findOwnSounds(
  queries: Database['queries'],
  { organisation_id, user_id }: UserCaller,
): Promise<ProductSound[]> {
  const rows = await findRecordingsBy(queries, organisation_id, user_id)
  return rows.map((row) => productSounds().get(soundKey(row))).filter((sound) => sound !== undefined)
}

export const refusedPack = (detail: string): ProblemError =>
  new ProblemError({ status: 422, title: 'Geen stempakket', detail })
