import type { RecordableType } from '@letterliaan/contract'
import type { Transaction } from '../../../db/database.ts'
import type { JsonText } from '../../../db/schema/columns.ts'

/** Also the name of its file. */
export interface RecordingKey {
  readonly organisation_id: number
  readonly type: RecordableType
  readonly file_name: string
}

export interface RecordingFacts {
  readonly content_hash: string
  readonly duration_ms: number
  readonly doubts: JsonText
  readonly voice_pack: string | null
  readonly user_id: number
  readonly created_at: number
}

export const saveRecording = (transaction: Transaction, key: RecordingKey, facts: RecordingFacts) =>
  transaction
    .insertInto('recording')
    .values({ ...key, ...facts })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'type', 'file_name']).doUpdateSet(facts))
    .execute()

export const deleteRecording = (
  transaction: Transaction,
  { organisation_id, type, file_name }: RecordingKey,
) =>
  transaction
    .deleteFrom('recording')
    .where('organisation_id', '=', organisation_id)
    .where('type', '=', type)
    .where('file_name', '=', file_name)
    .execute()
