import type { ReviewStep, SendLiveSoundBody, LiveAudio } from '@letterliaan/contract'
import { compareByTeaching, type CurriculumStep, firstOwnNr } from '@letterliaan/curriculum'
import type { Database, Queries } from '../../../db/database.ts'
import { decodeJson } from '../../../db/json.ts'
import { defineHandlers, type SupervisorCall } from '../../../plugins/contract/handler.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { findSoundMarks, findReviewSteps } from './queries.ts'
import { findStandardPosition, type ReviewWords } from './review-words.ts'
import { assertSupervised } from '../../../plugins/auth/supervision-queries.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import { toSayRequest } from '../audio/word-sounds.ts'

export const createReviewRoutes = ({ queries, dialect }: Database, words: ReviewWords) =>
  defineHandlers({
    'GET /api/v1/begeleider/review/step': ({ caller }) => listSteps(queries, caller.organisation_id),
    'GET /api/v1/begeleider/review/step/:id': ({ caller, params }) =>
      words.ofStep(queries, caller.organisation_id, params.id),
    'GET /api/v1/begeleider/review/marked': ({ caller }) => words.marked(queries, caller.organisation_id),

    'POST /api/v1/begeleider/student/:id/audio': ({ caller, params, body, transaction, now }) =>
      sendAudio({ dialect }, words, { transaction, caller, student_id: params.id, now }, body),
  })

const ownLast = (one: CurriculumStep, other: CurriculumStep): number =>
  Number(one.nr >= firstOwnNr) - Number(other.nr >= firstOwnNr) ||
  one.world - other.world ||
  compareByTeaching(one, other)

async function listSteps(queries: Queries, organisation_id: number): Promise<ReviewStep[]> {
  const rows = await findReviewSteps(queries, organisation_id)
  const marks = await findSoundMarks(queries, organisation_id)
  const steps = rows.map(({ id, content }) => Object.assign(decodeJson<CurriculumStep>(content), { id }))
  return steps.toSorted(ownLast).map(({ id, nr, world, position, label, words }) => ({
    id,
    world,
    position: findStandardPosition({ nr, position }),
    label,
    num_words: Object.values(words).flat().length,
    num_marked: marks.filter((mark) => mark.nr === nr).length,
  }))
}

interface SendAudioCall extends SupervisorCall {
  readonly student_id: number
}

/** Plays a sound in the student's app, by the live channel (LIVE-4). Throws 404. */
async function sendAudio(
  { dialect }: Pick<Database, 'dialect'>,
  words: ReviewWords,
  { transaction, caller, student_id, now }: SendAudioCall,
  { word_id, type }: SendLiveSoundBody,
): Promise<LiveAudio> {
  const { organisation_id } = caller
  await assertSupervised(transaction, caller, student_id)
  const { word } = await words.find(transaction, organisation_id, word_id)
  if (toSayRequest(type, word) === null) throw createNotFoundError()
  const url = `/word/${type}/${word.file_name}.mp3?v=${word.audio_version}`
  await dialect.lockRow(transaction, 'student', student_id)
  const sent = { word: word.word, sound: type, url }
  recordEvent(transaction, caller, { type: 'audio_sent', student_ids: [student_id], ...sent }, now)
  return { time: now, url }
}
