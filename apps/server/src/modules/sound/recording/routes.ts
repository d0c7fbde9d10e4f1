import { createHash } from 'node:crypto'
import type { RecordedType, SoundReviewWord, Word } from '@letterliaan/contract'
import { recordingFileKeyOf, type RecordingFileKey } from '@letterliaan/speech'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { notFound } from '../../../plugins/errors/problem-error.ts'
import { toRequest } from '../audio/word-sounds.ts'
import type { ReviewWords } from '../review/review-words.ts'
import { finishRecording } from './finish-recording.ts'
import { keepRecording, removeRecording, type RecordedSound, type RecordingStores } from './keep-recording.ts'

export interface RecordingDependencies extends RecordingStores {
  readonly reviewWords: ReviewWords
}

interface Named {
  readonly id: number
  readonly type: RecordedType
}

/** For all children of the organisation at once (audio.md). */
export function recordingRoutes({ reviewWords, ...stores }: RecordingDependencies) {
  const { database, speech } = stores
  const find = async (
    { organisation_id }: UserCaller,
    { id, type }: Named,
    event: 'recording_saved' | 'recording_removed',
  ): Promise<RecordedSound> => {
    const { word } = await reviewWords.find(database.queries, organisation_id, id)
    const { file_name } = nameOf(word, type)
    const request = toRequest(type, word)
    return {
      key: { organisation_id, type, file_name },
      forgetMade: async () => {
        if (request) await speech.forgetRecording({ ...request, organisation_id: String(organisation_id) })
      },
      event: { type: event, word: word.word, sound: type },
    }
  }
  const answer = (caller: UserCaller, word_id: number): Promise<SoundReviewWord> =>
    reviewWords.get(database.queries, caller.organisation_id, word_id)

  return defineHandlers({
    'PUT /api/v1/begeleider/word/:id/recording/:type': async (call) => {
      await keepRecording(stores, call, await find(call.caller, call.params, 'recording_saved'))
      return answer(call.caller, call.params.id)
    },

    'DELETE /api/v1/begeleider/word/:id/recording/:type': async (call) => {
      await removeRecording(stores, call, await find(call.caller, call.params, 'recording_removed'))
      return answer(call.caller, call.params.id)
    },

    'POST /api/v1/begeleider/recording/try': async ({ caller, upload }) => {
      const { mp3 } = await finishRecording(speech, upload, caller.user_id)
      return { bytes: mp3, etag: createHash('sha256').update(mp3).digest('hex'), cacheControl: 'no-store' }
    },
  })
}

/** Throws 404 for a missing plural or sentence. */
function nameOf(word: Word, type: RecordedType): RecordingFileKey {
  const request = toRequest(type, word)
  const name = request && recordingFileKeyOf(request)
  if (!name) throw notFound()
  return name
}
