import type {
  MarkedWord,
  ReviewStepWords,
  SoundReviewWord,
  Word,
  PronouncedType,
  Pronunciation,
  RecordedSound,
  RecordedType,
  VoiceKind,
} from '@letterliaan/contract'
import { type Speech, findRecordingFileKey, makeSlug } from '@letterliaan/speech'
import { firstOwnNr } from '@letterliaan/curriculum'
import { pronounce } from '@letterliaan/dutch'
import type { Queries } from '../../../db/database.ts'
import { createNotFoundError } from '../../../plugins/errors/problem-error.ts'
import {
  type SoundCorrectionsReader,
  formatSoundKey,
  type SoundCorrections,
} from '../audio/sound-corrections.ts'
import type { Contents, StepContent } from '../../curriculum/index.ts'
import { findSoundMarks, findStepsOfWord, hasCurrentStep } from './queries.ts'
import { toSayRequest, type WordAudioType } from '../audio/word-sounds.ts'
import { readSoundsVersion } from '../../../db/tables/organisation.ts'

export interface ReviewDependencies {
  readonly contents: Contents
  readonly soundCorrections: SoundCorrectionsReader
  readonly speech: Speech
}

export interface WordInStep {
  readonly word: Word
  readonly content: StepContent
}

export interface ReviewWords {
  /** Throws 404. */
  find(queries: Queries, organisation_id: number, word_id: number): Promise<WordInStep>
  get(queries: Queries, organisation_id: number, word_id: number): Promise<SoundReviewWord>
  ofStep(queries: Queries, organisation_id: number, step_id: number): Promise<ReviewStepWords>
  marked(queries: Queries, organisation_id: number): Promise<MarkedWord[]>
}

export function createReviewWords({ contents, soundCorrections, speech }: ReviewDependencies): ReviewWords {
  const locate = async (
    queries: Queries,
    organisation_id: number,
    word_id: number,
  ): Promise<WordInStep | null> => {
    const organisation = await readSoundsVersion(queries, organisation_id)
    for (const step_id of await findStepsOfWord(queries, organisation_id, word_id)) {
      const content = await contents.voiced(queries, step_id, organisation)
      const word = Object.values(content.words)
        .flat()
        .find(({ id }) => id === word_id)
      if (word) return { word, content }
    }
    return null
  }

  const find = async (queries: Queries, organisation_id: number, word_id: number): Promise<WordInStep> => {
    const place = await locate(queries, organisation_id, word_id)
    if (!place) throw createNotFoundError()
    return place
  }

  const presenter = async (queries: Queries, organisation_id: number) => {
    const organisation = await readSoundsVersion(queries, organisation_id)
    const changes = await soundCorrections.of(queries, organisation)
    const marked = new Set((await findSoundMarks(queries, organisation_id)).map(({ word_id }) => word_id))
    return (word: Word): Promise<SoundReviewWord> =>
      toReviewWord(word, { changes, speech, is_marked: marked.has(word.id) })
  }

  return {
    find,

    async get(queries, organisation_id, word_id) {
      const { word } = await find(queries, organisation_id, word_id)
      return (await presenter(queries, organisation_id))(word)
    },

    async ofStep(queries, organisation_id, step_id) {
      if (!(await hasCurrentStep(queries, organisation_id, step_id))) throw createNotFoundError()
      const organisation = await readSoundsVersion(queries, organisation_id)
      const content = await contents.voiced(queries, step_id, organisation)
      const present = await presenter(queries, organisation_id)
      const presentAll = (words: readonly Word[]) => Promise.all(words.map(present))
      const { 1: easy, 2: middle, 3: hard } = content.words
      return {
        ...placeOf(content),
        words: { '1': await presentAll(easy), '2': await presentAll(middle), '3': await presentAll(hard) },
      }
    },

    async marked(queries, organisation_id) {
      const present = await presenter(queries, organisation_id)
      const marks = await findSoundMarks(queries, organisation_id)
      const markedWords = marks.map(async ({ word_id }): Promise<MarkedWord | null> => {
        // Skips words that their step no longer has.
        const place = await locate(queries, organisation_id, word_id)
        return place && { step: placeOf(place.content), word: await present(place.word) }
      })
      return (await Promise.all(markedWords)).filter((word) => word !== null)
    },
  }
}

/** Returns null also for an own step, because it is not on the standard path. */
export const findStandardPosition = ({ nr, position = null }: PlacedStep) =>
  nr >= firstOwnNr ? null : position

interface PlacedStep {
  readonly nr: number
  readonly position?: number | null | undefined
}

const placeOf = ({ id, nr, world, position, label }: StepContent) => ({
  id,
  world,
  position: findStandardPosition({ nr, position }),
  label,
})

interface ReviewContext {
  readonly changes: SoundCorrections
  readonly speech: Speech
  readonly is_marked: boolean
}

async function toReviewWord(
  word: Word,
  { changes, speech, is_marked }: ReviewContext,
): Promise<SoundReviewWord> {
  const recordingOf = (type: RecordedType): RecordedSound | null => findRecording(type, word, changes)

  const voiceOf = async (type: WordAudioType): Promise<VoiceKind | null> => {
    if (type !== 'structure' && recordingOf(type)) return 'recorded'
    const request = toSayRequest(type, word, changes)
    return request && (await speech.describe(request)).voice
  }

  const { id, difficulty, sentence, plural_form, sound_groups, file_name, audio_version } = word
  return {
    id,
    word: word.word,
    difficulty,
    sentence,
    plural_form,
    sound_groups,
    file_name,
    audio_version,
    is_marked,
    voices: {
      word: (await voiceOf('word')) ?? 'synthetic',
      plural: await voiceOf('plural'),
      sound_groups: (await voiceOf('sound_groups')) ?? 'synthetic',
      structure: await voiceOf('structure'),
      sentence: await voiceOf('sentence'),
    },
    pronunciations: {
      word: pronunciationOf('word', word.word, changes),
      plural: plural_form === null ? null : pronunciationOf('plural', plural_form, changes),
    },
    recordings: {
      word: recordingOf('word'),
      plural: recordingOf('plural'),
      sound_groups: recordingOf('sound_groups'),
      sentence: recordingOf('sentence'),
    },
  }
}

function findRecording(type: RecordedType, word: Word, changes: SoundCorrections): RecordedSound | null {
  const request = toSayRequest(type, word)
  const name = request && findRecordingFileKey(request)
  return (name && changes.recordings.get(formatSoundKey(name))) ?? null
}

function pronunciationOf(type: PronouncedType, text: string, changes: SoundCorrections): Pronunciation {
  const corrected = changes.pronunciations.get(formatSoundKey({ type, file_name: makeSlug(text) }))
  if (corrected) return { groups: [...corrected], is_corrected: true, unsure: [] }
  return { ...pronounce(text), is_corrected: false }
}
