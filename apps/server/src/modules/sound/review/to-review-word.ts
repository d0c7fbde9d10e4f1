import type {
  PronouncedType,
  Pronunciation,
  RecordedSound,
  RecordedType,
  SoundReviewWord,
  VoiceKind,
  Word,
} from '@letterliaan/contract'
import { pronounce } from '@letterliaan/dutch'
import { recordingFileKeyOf, slugOf, type Speech } from '@letterliaan/speech'
import { soundKey, type SoundChanges } from '../audio/sound-changes.ts'
import { toRequest, type WordSound } from '../audio/word-sounds.ts'

export interface ReviewContext {
  readonly changes: SoundChanges
  readonly speech: Speech
  readonly is_marked: boolean
}

export async function toReviewWord(
  word: Word,
  { changes, speech, is_marked }: ReviewContext,
): Promise<SoundReviewWord> {
  const recordingOf = (type: RecordedType): RecordedSound | null => findRecording(type, word, changes)

  const voiceOf = async (type: WordSound): Promise<VoiceKind | null> => {
    if (type !== 'structure' && recordingOf(type)) return 'recorded'
    const request = toRequest(type, word, changes)
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

function findRecording(type: RecordedType, word: Word, changes: SoundChanges): RecordedSound | null {
  const request = toRequest(type, word)
  const name = request && recordingFileKeyOf(request)
  return (name && changes.recordings.get(soundKey(name))) ?? null
}

function pronunciationOf(type: PronouncedType, text: string, changes: SoundChanges): Pronunciation {
  const corrected = changes.pronunciations.get(soundKey({ type, file_name: slugOf(text) }))
  if (corrected) return { groups: [...corrected], is_corrected: true, unsure: [] }
  return { ...pronounce(text), is_corrected: false }
}
