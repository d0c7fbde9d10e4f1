import { createHash } from 'node:crypto'
import type { RecordedType, SoundReviewWord, Word } from '@letterliaan/contract'
import { checkRecording, recordingFileKeyOf, type RecordingFileKey, type Speech } from '@letterliaan/speech'
import type { Database } from '../../../db/database.ts'
import { keyOfRecording } from '../../../files/file-key.ts'
import type { FileStore } from '../../../files/file-store.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { notFound } from '../../../plugins/errors/problem-error.ts'
import { markSoundsChanged } from '../audio/queries.ts'
import { toRequest } from '../audio/word-sounds.ts'
import { record } from '../../../events/record.ts'
import type { ReviewWords } from '../review/review-words.ts'
import { finishRecording, unusableRecording } from './finish-recording.ts'
import { deleteRecording, saveRecording, type RecordingKey } from './queries.ts'

export interface RecordingDependencies {
  readonly database: Database
  readonly reviewWords: ReviewWords
  readonly files: FileStore
  readonly speech: Speech
}

/** For all children of the organisation at once (audio.md). No transaction: decoding takes time. Idempotent. */
export function recordingRoutes({ database, reviewWords, files, speech }: RecordingDependencies) {
  const find = async (organisation_id: number, word_id: number, type: RecordedType) => {
    const { word } = await reviewWords.find(database.queries, organisation_id, word_id)
    return { word, name: nameOf(word, type) }
  }
  const forgetMade = async (organisation_id: number, word: Word, type: RecordedType): Promise<void> => {
    const request = toRequest(type, word)
    if (request) await speech.forgetRecording({ ...request, organisation_id: String(organisation_id) })
  }
  const answer = (caller: UserCaller, word_id: number): Promise<SoundReviewWord> =>
    reviewWords.get(database.queries, caller.organisation_id, word_id)

  return defineHandlers({
    'PUT /api/v1/begeleider/word/:id/recording/:type': async ({ caller, params, upload, now }) => {
      const { organisation_id, user_id } = caller
      const { word, name } = await find(organisation_id, params.id, params.type)
      const { duration_ms } = await finishRecording(speech, upload, user_id)
      mustBeRecording(upload)
      await forgetMade(organisation_id, word, params.type)
      const file = await files.prepare(organisation_id, upload)
      await database.transaction(async (transaction) => {
        const facts = { content_hash: file.content_hash, duration_ms, user_id, created_at: now }
        await files.keep(transaction, keyOfRecording(organisation_id, name), file, now)
        await saveRecording(transaction, keyOf(organisation_id, params.type, name), facts)
        await markSoundsChanged(transaction, organisation_id)
        const recording = { word: word.word, sound: params.type }
        record(transaction, caller, { type: 'recording_saved', ...recording }, now)
      })
      return answer(caller, params.id)
    },

    'DELETE /api/v1/begeleider/word/:id/recording/:type': async ({ caller, params, now }) => {
      const { organisation_id } = caller
      const { word, name } = await find(organisation_id, params.id, params.type)
      await database.transaction(async (transaction) => {
        await deleteRecording(transaction, keyOf(organisation_id, params.type, name))
        await markSoundsChanged(transaction, organisation_id)
        const recording = { word: word.word, sound: params.type }
        record(transaction, caller, { type: 'recording_removed', ...recording }, now)
      })
      await forgetMade(organisation_id, word, params.type)
      await files.remove(keyOfRecording(organisation_id, name))
      return answer(caller, params.id)
    },

    'POST /api/v1/begeleider/recording/try': async ({ caller, upload }) => {
      const { mp3 } = await finishRecording(speech, upload, caller.user_id)
      return { bytes: mp3, etag: createHash('sha256').update(mp3).digest('hex'), cacheControl: 'no-store' }
    },
  })
}

const keyOf = (
  organisation_id: number,
  type: RecordedType,
  { file_name }: RecordingFileKey,
): RecordingKey => ({
  organisation_id,
  type,
  file_name,
})

/** Throws 404 for a missing plural or sentence. */
function nameOf(word: Word, type: RecordedType): RecordingFileKey {
  const request = toRequest(type, word)
  const name = request && recordingFileKeyOf(request)
  if (!name) throw notFound()
  return name
}

function mustBeRecording(bytes: Uint8Array): void {
  try {
    checkRecording(bytes)
  } catch (error) {
    throw error instanceof RangeError ? unusableRecording('unreadable') : error
  }
}
