import { makeSlug } from '@letterliaan/speech'
import type { Transaction } from '../../../db/database.ts'
import type { RecordedEvent } from '../../../events/event.ts'
import { markSoundsChanged } from '../audio/queries.ts'
import { checkSoundGroups } from './check-sound-groups.ts'
import { savePronunciation } from './queries.ts'

/** Stores corrected sounds of words for the whole organisation (audio.md). */
export async function storePronunciations(
  transaction: Transaction,
  recorded: readonly RecordedEvent[],
): Promise<void> {
  for (const { organisation_id, user_id, at, event } of recorded) {
    if (event.type !== 'own_step_added' && event.type !== 'own_step_changed') continue
    if (user_id === null || event.corrected === undefined) continue
    for (const { word, groups } of event.corrected) {
      const key = { organisation_id, type: 'word' as const, file_name: makeSlug(word) }
      await savePronunciation(transaction, key, checkSoundGroups(groups), { user_id, created_at: at })
      await markSoundsChanged(transaction, organisation_id)
    }
  }
}
