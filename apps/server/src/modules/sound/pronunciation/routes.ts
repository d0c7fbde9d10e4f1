import type { PronouncedType, Word } from '@letterliaan/contract'
import { slugOf, type Speech } from '@letterliaan/speech'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { notFound } from '../../../plugins/errors/problem-error.ts'
import { markSoundsChanged } from '../audio/queries.ts'
import { record } from '../../../events/record.ts'
import type { ReviewWords } from '../review/review-words.ts'
import { checkGroups } from './check-groups.ts'
import { deletePronunciation, savePronunciation } from './queries.ts'

const noStore = 'no-store'

/** For all children of the organisation at once (audio.md). */
export const pronunciationRoutes = (words: ReviewWords, speech: Speech) =>
  defineHandlers({
    'PUT /api/v1/begeleider/word/:id/pronunciation/:type': async (call) => {
      const { caller, params, body, transaction, now } = call
      const { organisation_id, user_id } = caller
      const groups = body.groups && checkGroups(body.groups)
      const text = textOf(await words.find(transaction, organisation_id, params.id), params.type)
      const key = { organisation_id, type: params.type, file_name: slugOf(text) }
      await (groups
        ? savePronunciation(transaction, key, groups, { user_id, created_at: now })
        : deletePronunciation(transaction, key))
      await markSoundsChanged(transaction, organisation_id)
      if (groups) {
        const sounds = groups.map((group) => group.sounds.join(' ')).join(' . ')
        record(transaction, caller, { type: 'pronunciation_saved', text, sounds }, now)
      } else record(transaction, caller, { type: 'pronunciation_removed', text }, now)
      return words.get(transaction, organisation_id, params.id)
    },

    'POST /api/v1/begeleider/pronunciation/try': async ({ caller, body }) => {
      const request = { type: body.type, text: '', groups: checkGroups(body.groups) }
      const { mp3, etag } = await speech.preview(request, String(caller.user_id))
      return { bytes: mp3, etag, cacheControl: noStore }
    },
  })

function textOf({ word }: { readonly word: Word }, type: PronouncedType): string {
  const text = type === 'word' ? word.word : word.plural_form
  if (text === null) throw notFound()
  return text
}
