import type { Insertable } from 'kysely'
import type { Queries, Transaction } from '../../../db/database.ts'
import type { RecordingTable, VoicePackTable } from '../../../db/schema.ts'
import { deleteRows } from '../../../db/tables/rows.ts'

export type RecordingKey = Pick<RecordingTable, 'organisation_id' | 'type' | 'file_name'>
export type RecordingFacts = Omit<Insertable<RecordingTable>, keyof RecordingKey>

export const saveRecording = (transaction: Transaction, key: RecordingKey, facts: RecordingFacts) =>
  transaction
    .insertInto('recording')
    .values({ ...key, ...facts })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'type', 'file_name']).doUpdateSet(facts))
    .execute()

export const findVoicePacks = (queries: Queries, organisation_id: number) =>
  queries
    .selectFrom('voice_pack')
    .innerJoin('user', (join) =>
      join
        .onRef('user.organisation_id', '=', 'voice_pack.organisation_id')
        .onRef('user.id', '=', 'voice_pack.user_id'),
    )
    .select(['content_hash', 'speaker', 'licence', 'consent', 'made_on'])
    .select(['voice_pack.created_at', 'user.name'])
    .where('voice_pack.organisation_id', '=', organisation_id)
    .orderBy('voice_pack.created_at', 'desc')
    .orderBy('content_hash')
    .execute()

/** Inserts a pack. An existing pack does not change. */
export const insertPack = (transaction: Transaction, pack: Insertable<VoicePackTable>) =>
  transaction
    .insertInto('voice_pack')
    .values(pack)
    .onConflict((conflict) => conflict.columns(['organisation_id', 'content_hash']).doNothing())
    .execute()

export async function deletePack(transaction: Transaction, organisation_id: number, content_hash: string) {
  await deleteRows(transaction, 'recording', { organisation_id, voice_pack: content_hash })
  await deleteRows(transaction, 'voice_pack', { organisation_id, content_hash })
}
