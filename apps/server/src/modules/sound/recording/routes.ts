import type { RecordedType, RecordableSound, RecordableText } from '@letterliaan/contract'
import { listSoundCards } from '@letterliaan/dutch/sound-chart'
import { findRecordingFileKey } from '@letterliaan/speech'
import { normaliseText, computeTextKey } from '@letterliaan/texts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import type { Contents } from '../../curriculum/index.ts'
import {
  formatSoundKey,
  type SoundCorrections,
  type SoundCorrectionsReader,
} from '../audio/sound-corrections.ts'
import { toSayRequest } from '../audio/word-sounds.ts'
import { hasCurrentStep } from '../review/queries.ts'
import type { ReviewWords } from '../review/review-words.ts'
import { listTextsOfFirstHour } from '../text/product-texts.ts'
import { listTextsOfContent } from '../text/step-texts.ts'
import { toTextRequest } from '../text/text-service.ts'
import { storeRecording, removeRecording, type RecordingStores } from './store-recording.ts'
import { readPack } from './pack-file.ts'
import { addPack, listPacks, makePack, previewPack, removePack } from './voice-packs.ts'
import { readSoundsVersion } from '../../../db/tables/organisation.ts'

export interface RecordingDependencies extends RecordingStores {
  readonly contents: Contents
  readonly reviewWords: ReviewWords
  readonly soundCorrections: SoundCorrectionsReader
}

/** Calls for recordings of words and texts for the whole organisation, and for voice packs (ADR 65). */
export function createRecordingRoutes({
  contents,
  reviewWords,
  soundCorrections,
  ...stores
}: RecordingDependencies) {
  const { queries } = stores.database

  const findWord = async ({ organisation_id }: UserCaller, word_id: number, type: RecordedType) => {
    const { word } = await reviewWords.find(queries, organisation_id, word_id)
    return { word: word.word, sound: type, request: toSayRequest(type, word) }
  }
  const readTexts = async (
    organisation_id: number,
    step_id: number | undefined,
  ): Promise<readonly string[]> => {
    if (step_id === undefined) return listTextsOfFirstHour()
    if (!(await hasCurrentStep(queries, organisation_id, step_id))) throw createNotFoundError()
    const content = await contents.get(queries, step_id)
    return [...new Set(listTextsOfContent(content).map(normaliseText))]
  }
  const readChanges = async (organisation_id: number): Promise<SoundCorrections> =>
    soundCorrections.of(queries, await readSoundsVersion(queries, organisation_id))

  return defineHandlers({
    'PUT /api/v1/begeleider/word/:id/recording/:type': async (call) => {
      const { caller, params } = call
      const { request, ...event } = await findWord(caller, params.id, params.type)
      await storeRecording(stores, call, request, { type: 'recording_saved', ...event })
      return reviewWords.get(queries, caller.organisation_id, params.id)
    },

    'DELETE /api/v1/begeleider/word/:id/recording/:type': async (call) => {
      const { caller, params } = call
      const { request, ...event } = await findWord(caller, params.id, params.type)
      await removeRecording(stores, call, request, { type: 'recording_removed', ...event })
      return reviewWords.get(queries, caller.organisation_id, params.id)
    },

    'GET /api/v1/begeleider/text': async ({ caller, query }) => {
      const texts = await readTexts(caller.organisation_id, query.step_id)
      const changes = await readChanges(caller.organisation_id)
      const sounds = query.step_id === undefined ? spokenSounds() : []
      return {
        texts: texts.map((text) => toRecordableText(text, changes)),
        sounds: sounds.map((sound) => toRecordableSound(sound, changes)),
      }
    },

    'PUT /api/v1/begeleider/text/:key/recording': async (call) => {
      const { caller, params, query } = call
      const texts = await readTexts(caller.organisation_id, query.step_id)
      const text = texts.find((other) => computeTextKey(other) === params.key)
      if (text === undefined) throw createNotFoundError()
      await storeRecording(stores, call, toTextRequest(text), { type: 'text_recording_saved', text })
      return toRecordableText(text, await readChanges(caller.organisation_id))
    },

    'PUT /api/v1/begeleider/sound/:id/recording': async (call) => {
      const { caller, params } = call
      const sound = spokenSounds().find(({ id }) => id === params.id)
      if (sound === undefined) throw createNotFoundError()
      const event = { type: 'text_recording_saved', text: sound.letters } as const
      await storeRecording(stores, call, { type: 'part', sound: sound.id }, event)
      return toRecordableSound(sound, await readChanges(caller.organisation_id))
    },

    'GET /api/v1/begeleider/voice-pack': ({ caller }) => listPacks(queries, caller),

    'POST /api/v1/begeleider/voice-pack/file': ({ caller, body, now }) => makePack(stores, caller, body, now),

    'POST /api/v1/begeleider/voice-pack/preview': async ({ caller, upload }) =>
      previewPack(queries, caller, await readPack(upload)),

    'POST /api/v1/begeleider/voice-pack': async ({ caller, upload, now }) =>
      addPack(stores, caller, await readPack(upload), now),

    'DELETE /api/v1/begeleider/voice-pack/:content_hash': ({ caller, params, now }) =>
      removePack(stores, caller, params.content_hash, now),
  })
}

function toRecordableText(text: string, { recordings }: SoundCorrections): RecordableText {
  const name = findRecordingFileKey(toTextRequest(text))
  return {
    key: computeTextKey(text),
    text,
    recording: (name && recordings.get(formatSoundKey(name))) ?? null,
  }
}

const spokenSounds = () =>
  listSoundCards().flatMap(({ sound: id, first: { letters, word } }) =>
    id === null ? [] : [{ id, letters, word }],
  )

const toRecordableSound = (
  sound: ReturnType<typeof spokenSounds>[number],
  { recordings }: SoundCorrections,
): RecordableSound => ({
  ...sound,
  recording: recordings.get(formatSoundKey({ type: 'part', file_name: sound.id })) ?? null,
})
