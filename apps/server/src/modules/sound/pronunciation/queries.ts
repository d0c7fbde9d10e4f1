import type { PronouncedType } from '@letterliaan/contract'
import type { Transaction } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import type { CheckedSoundGroup } from '../audio/sound-corrections.ts'

export interface PronunciationKey {
  readonly organisation_id: number
  readonly type: PronouncedType
  readonly file_name: string
}

export function savePronunciation(
  transaction: Transaction,
  key: PronunciationKey,
  groups: readonly CheckedSoundGroup[],
  by: { readonly user_id: number; readonly created_at: number },
) {
  const values = { ...by, groups: encodeJson(groups) }
  return transaction
    .insertInto('pronunciation')
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'type', 'file_name']).doUpdateSet(values))
    .execute()
}
