import { createHash } from 'node:crypto'
import type { AudioType, Word, WordVoice, WordVoices } from '@letterliaan/contract'
import type { CurriculumStep } from '@letterliaan/curriculum'
import { isSound, pronounce } from '@letterliaan/dutch'
import { templates } from '@letterliaan/exercises/logic'
import { cutSentence } from '@letterliaan/rules/sentence'
import { findRecordingFileKey, makeSlug, type SayRequest, type Speech } from '@letterliaan/speech'
import type { VoicedWord, Voices } from '../../curriculum/index.ts'
import {
  noSoundCorrections,
  formatSoundKey,
  type SoundCorrections,
  type SoundCorrectionsReader,
} from './sound-corrections.ts'

export type WordAudioType = Exclude<AudioType, 'part'>

const wordSounds: readonly WordAudioType[] = ['word', 'plural', 'sound_groups', 'structure', 'sentence']

/** Returns a request for a word's sound, or null. Corrected sounds apply to the klankgroepen and the sentence. */
export function toSayRequest(
  type: WordAudioType,
  word: VoicedWord,
  changes: SoundCorrections = noSoundCorrections,
): SayRequest | null {
  switch (type) {
    case 'word':
    case 'sound_groups':
      return { type, text: word.word, ...correctedGroups(changes, 'word', word.word) }
    case 'plural': {
      const { plural_form } = word
      if (plural_form === null) return null
      return { type, text: plural_form, ...correctedGroups(changes, 'plural', plural_form) }
    }
    case 'sentence':
      return word.sentence === '' ? null : toSentenceRequest(word.word, word.sentence, changes)
    case 'structure': {
      const sounds = word.structure_audio_parts.split(',').filter(isSound)
      return sounds.length === 0 ? null : { type, sounds }
    }
  }
}

function toSentenceRequest(word: string, text: string, changes: SoundCorrections): SayRequest {
  const corrected = correctedGroups(changes, 'word', word)
  return { type: 'sentence', text, ...(corrected && { word, ...corrected }) }
}

/** Returns a request for a phrase, counted from 1, or null. Uses the synthetic voice, as people record whole sentences. */
export function toPhraseRequest(
  { word, sentence }: Pick<Word, 'word' | 'sentence'>,
  phrase: number,
  changes: SoundCorrections = noSoundCorrections,
): SayRequest | null {
  const text = cutSentence(sentence)[phrase - 1]
  return text === undefined ? null : toSentenceRequest(word, text, changes)
}

/** Returns no requests if the sentence has only one phrase. */
export function listPhraseRequests(
  word: Pick<Word, 'word' | 'sentence'>,
  changes: SoundCorrections = noSoundCorrections,
): SayRequest[] {
  const phrases = cutSentence(word.sentence)
  return phrases.length < 2 ? [] : phrases.map((text) => toSentenceRequest(word.word, text, changes))
}

/** `group` counts from 1. Null: none. Returns the whole word if its spoken groups differ (en-thou-siast, en-toe-zie-ast). */
export function toSoundGroupRequest(
  word: Pick<Word, 'word' | 'sound_groups'>,
  group: number,
  changes: SoundCorrections = noSoundCorrections,
): SayRequest | null {
  const written = word.sound_groups.split(',').length
  if (group > written) return null
  const corrected = correctedGroups(changes, 'word', word.word)
  const spoken = (corrected?.groups ?? pronounce(word.word).groups).length
  const request = { type: 'sound_groups' as const, text: word.word, ...corrected }
  return spoken === written ? { ...request, group } : request
}

function correctedGroups(changes: SoundCorrections, type: 'word' | 'plural', text: string) {
  const groups = changes.pronunciations.get(formatSoundKey({ type, file_name: makeSlug(text) }))
  return groups && { groups }
}

export const hasDictatedPhrases = ({ recipe }: Pick<CurriculumStep, 'recipe'>): boolean =>
  recipe.some(({ exercise_type }) => templates[exercise_type.template].turn.speaks?.includes('phrase'))

export const listSayRequests = (word: VoicedWord, changes?: SoundCorrections): SayRequest[] =>
  wordSounds.map((type) => toSayRequest(type, word, changes)).filter((request) => request !== null)

const listSoundKeys = (word: VoicedWord): string[] =>
  listSayRequests(word)
    .flatMap((request): SayRequest[] =>
      request.type === 'structure' ? request.sounds.map((sound) => ({ type: 'part', sound })) : [request],
    )
    .map(findRecordingFileKey)
    .filter((name) => name !== undefined)
    .map(formatSoundKey)

async function describeSounds(
  speech: Speech,
  word: VoicedWord,
): Promise<Pick<Word, 'audio_version' | 'voices'>> {
  const requests = listSayRequests(word)
  const sounds = await Promise.all(
    [...requests, ...listPhraseRequests(word)].map((request) => speech.describe(request)),
  )
  const voiceOf = (type: keyof WordVoices) =>
    sounds[requests.findIndex((request) => request.type === type)]?.voice ?? null
  return {
    audio_version: hashVersion(sounds.map(({ etag }) => etag)),
    voices: {
      word: voiceOf('word') ?? 'synthetic',
      plural: voiceOf('plural'),
      sentence: voiceOf('sentence'),
    },
  }
}

function computeOrganisationVoices(word: Word, voices: WordVoices, changes: SoundCorrections): WordVoices {
  const voiceOf = (type: keyof WordVoices): WordVoice | null => {
    const request = toSayRequest(type, word, changes)
    const name = request && findRecordingFileKey(request)
    if (!request || !name) return null
    if (changes.recordings.has(formatSoundKey(name))) return 'recorded'
    // A neural voice reads a sentence by its letters and ignores the correction.
    const isCorrected = 'groups' in request && (type !== 'sentence' || voices.sentence === 'synthetic')
    return isCorrected ? 'corrected' : voices[type]
  }
  return { word: voiceOf('word') ?? voices.word, plural: voiceOf('plural'), sentence: voiceOf('sentence') }
}

function computeOrganisationSoundVersion(
  version: string,
  keys: readonly string[],
  changes: SoundCorrections,
): string {
  const changed = keys.flatMap((key) => {
    const groups = changes.pronunciations.get(key)
    const recording = changes.recordings.get(key)
    return groups || recording ? [JSON.stringify([key, groups, recording?.content_hash])] : []
  })
  return changed.length === 0 ? version : hashVersion([version, ...changed])
}

const hashVersion = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join()).digest('hex').slice(0, 12)

export function createVoices(speech: Speech, soundCorrections: SoundCorrectionsReader): Voices {
  const cache = new WeakMap<Word, readonly string[]>()

  const keysOf = (word: Word): readonly string[] => {
    const keys = cache.get(word) ?? listSoundKeys(word)
    cache.set(word, keys)
    return keys
  }

  return {
    describe: (word) => describeSounds(speech, word),
    async of(queries, organisation) {
      const changes = await soundCorrections.of(queries, organisation)
      if (changes.version === '') return null
      return (word) => {
        const audio_version = computeOrganisationSoundVersion(word.audio_version, keysOf(word), changes)
        if (audio_version === word.audio_version) return word
        return {
          ...word,
          audio_version,
          ...(word.voices && { voices: computeOrganisationVoices(word, word.voices, changes) }),
        }
      }
    },
  }
}
