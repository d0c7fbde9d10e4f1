import type { SpokenGroup } from '@letterliaan/contract'
import { slugOf } from '@letterliaan/speech'
import type { Transaction } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { markSoundsChanged } from '../audio/queries.ts'
import { checkGroups } from './check-groups.ts'
import { savePronunciation } from './queries.ts'

/** Has a word said as a supervisor corrected its letters: heard by all children of the organisation at once (audio.md). */
export async function keepPronunciation(
  transaction: Transaction,
  { organisation_id, user_id }: UserCaller,
  { word, groups }: { readonly word: string; readonly groups: SpokenGroup[] },
  now: number,
): Promise<void> {
  const key = { organisation_id, type: 'word' as const, file_name: slugOf(word) }
  await savePronunciation(transaction, key, checkGroups(groups), { user_id, created_at: now })
  await markSoundsChanged(transaction, organisation_id)
}
