import type { SendLiveSoundBody, LiveAudio } from '@letterliaan/contract'
import type { Database } from '../../../db/database.ts'
import { isSupervised } from '../../../plugins/auth/supervision-queries.ts'
import { notFound } from '../../../plugins/errors/problem-error.ts'
import { toRequest } from '../audio/word-sounds.ts'
import { record } from '../../../events/record.ts'
import type { ReviewWords } from './review-words.ts'
import type { SupervisorCall } from '../../../plugins/contract/handler.ts'

export interface SendAudioCall extends SupervisorCall {
  readonly student_id: number
}

/** In the student's app by the live channel (LIVE-4). Throws 404. */
export async function sendAudio(
  { dialect }: Pick<Database, 'dialect'>,
  words: ReviewWords,
  { transaction, caller, student_id, now }: SendAudioCall,
  { word_id, type }: SendLiveSoundBody,
): Promise<LiveAudio> {
  const { organisation_id } = caller
  if (!(await isSupervised(transaction, caller, student_id))) throw notFound()
  const { word } = await words.find(transaction, organisation_id, word_id)
  if (toRequest(type, word) === null) throw notFound()
  const url = `/word/${type}/${word.file_name}.mp3?v=${word.audio_version}`
  await dialect.lockRow(transaction, 'student', student_id)
  const sent = { word: word.word, sound: type, url }
  record(transaction, caller, { type: 'audio_sent', student_ids: [student_id], ...sent }, now)
  return { time: now, url }
}
