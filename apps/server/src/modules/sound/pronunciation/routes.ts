import type { PronunciationBody, Word } from '@letterliaan/contract'
import { makeSlug, type Speech } from '@letterliaan/speech'
import { defineHandlers, type SupervisorCall } from '../../../plugins/contract/handler.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { markSoundsChanged } from '../audio/queries.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { insertWordMark } from '../review/queries.ts'
import type { ReviewWords } from '../review/review-words.ts'
import { checkSoundGroups } from './check-sound-groups.ts'
import { savePronunciation } from './queries.ts'
import { deleteRows } from '../../../db/tables/rows.ts'

const noStore = 'no-store'

/** Calls that correct sounds for all children of the organisation at once (audio.md). */
export const createPronunciationRoutes = (words: ReviewWords, speech: Speech) =>
  defineHandlers({
    'PATCH /api/v1/begeleider/word/:id': async (call) => {
      const { transaction, caller, params, body } = call
      const { word } = await words.find(transaction, caller.organisation_id, params.id)
      if (body.is_marked !== undefined) await markWord(call, word, body.is_marked)
      if (body.pronunciation) await correctSounds(call, word, body.pronunciation)
      return words.get(transaction, caller.organisation_id, params.id)
    },

    'POST /api/v1/begeleider/pronunciation/try': async ({ caller, body }) => {
      const request = { type: body.type, text: '', groups: checkSoundGroups(body.groups) }
      const { mp3, etag } = await speech.preview(request, String(caller.user_id))
      return { bytes: mp3, etag, cacheControl: noStore }
    },
  })

async function markWord(
  { transaction, caller, now }: SupervisorCall,
  { id: word_id, word }: Word,
  is_marked: boolean,
): Promise<void> {
  const { organisation_id, user_id } = caller
  if (is_marked) await insertWordMark(transaction, { organisation_id, user_id, word_id, created_at: now })
  else await deleteRows(transaction, 'word_mark', { organisation_id, word_id })
  recordEvent(transaction, caller, { type: is_marked ? 'word_marked' : 'word_unmarked', word }, now)
}

/** Throws 404 if the word has no plural to correct. */
async function correctSounds(
  { transaction, caller, now }: SupervisorCall,
  word: Word,
  { type, groups: sent }: PronunciationBody,
): Promise<void> {
  const { organisation_id, user_id } = caller
  const groups = sent && checkSoundGroups(sent)
  const text = type === 'word' ? word.word : word.plural_form
  if (text === null) throw createNotFoundError()
  const key = { organisation_id, type, file_name: makeSlug(text) }
  await (groups
    ? savePronunciation(transaction, key, groups, { user_id, created_at: now })
    : deleteRows(transaction, 'pronunciation', {
        organisation_id: key.organisation_id,
        type: key.type,
        file_name: key.file_name,
      }))
  await markSoundsChanged(transaction, organisation_id)
  if (groups) {
    const sounds = groups.map((group) => group.sounds.join(' ')).join(' . ')
    recordEvent(transaction, caller, { type: 'pronunciation_saved', text, sounds }, now)
  } else recordEvent(transaction, caller, { type: 'pronunciation_removed', text }, now)
}
