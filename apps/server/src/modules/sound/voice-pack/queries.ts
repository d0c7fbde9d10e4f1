import type { RecordableType } from '@letterliaan/contract'
import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { VoicePackTable } from '../../../db/schema.ts'

export const findPacks = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('voice_pack')
    .innerJoin('user', (join) =>
      join
        .onRef('user.organisation_id', '=', 'voice_pack.organisation_id')
        .onRef('user.id', '=', 'voice_pack.user_id'),
    )
    .select([
      'content_hash',
      'speaker',
      'licence',
      'consent',
      'made_on',
      'voice_pack.created_at',
      'user.name',
    ])
    .where('voice_pack.organisation_id', '=', organisation_id)
    .orderBy('voice_pack.created_at', 'desc')
    .orderBy('content_hash')
    .execute()

export const countSoundsOfPacks = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('recording')
    .select(['voice_pack', (eb) => eb.fn.countAll<number>().as('num_sounds')])
    .where('organisation_id', '=', organisation_id)
    .where('voice_pack', 'is not', null)
    .groupBy('voice_pack')
    .execute()

export const findRecordingsBy = (queries: Queries, organisation_id: number, user_id: number) =>
  queries
    .selectFrom('recording')
    .select(['type', 'file_name'])
    .where('organisation_id', '=', organisation_id)
    .where('user_id', '=', user_id)
    .where('voice_pack', 'is', null)
    .orderBy('type')
    .orderBy('file_name')
    .execute()

export const findRecordingPacks = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('recording')
    .select(['type', 'file_name', 'voice_pack'])
    .where('organisation_id', '=', organisation_id)
    .execute()

export const findSoundsOfPack = (queries: Queries, organisation_id: number, content_hash: string) =>
  queries
    .selectFrom('recording')
    .select(['type', 'file_name'])
    .where('organisation_id', '=', organisation_id)
    .where('voice_pack', '=', content_hash)
    .execute()

/** The same pack a second time changes nothing. */
export const insertPack = (transaction: Transaction, pack: Insertable<VoicePackTable>) =>
  transaction
    .insertInto('voice_pack')
    .values(pack)
    .onConflict((conflict) => conflict.columns(['organisation_id', 'content_hash']).doNothing())
    .execute()

export const deletePack = (transaction: Transaction, organisation_id: number, content_hash: string) =>
  transaction
    .deleteFrom('voice_pack')
    .where('organisation_id', '=', organisation_id)
    .where('content_hash', '=', content_hash)
    .execute()

export const deleteSoundsOfPack = (transaction: Transaction, organisation_id: number, content_hash: string) =>
  transaction
    .deleteFrom('recording')
    .where('organisation_id', '=', organisation_id)
    .where('voice_pack', '=', content_hash)
    .execute()

export async function isOwnRecording(
  transaction: Transaction,
  organisation_id: number,
  { type, file_name }: { readonly type: RecordableType; readonly file_name: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('recording')
    .select('voice_pack')
    .where('organisation_id', '=', organisation_id)
    .where('type', '=', type)
    .where('file_name', '=', file_name)
    .executeTakeFirst()
  return row?.voice_pack === null
}
