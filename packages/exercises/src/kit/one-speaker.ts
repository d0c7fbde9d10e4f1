import type { ExerciseSummary, Word } from '@letterliaan/contract'
import type { TemplateLogic } from './template.ts'

type Flags = Pick<ExerciseSummary, 'use_audio_structure' | 'use_audio_sound_groups'>

/** `speaker`: the embedded synthesiser says the word, although a neural voice could. */
export type SpokenWord = Word & { readonly speaker?: 'embedded' }

/** True if the exercise says words and single sounds or klankgroepen: one speaker says all (audio.md). */
export const mixesWordsAndSounds = ({ turn }: Pick<TemplateLogic, 'turn'>, exercise: Flags): boolean =>
  exercise.use_audio_structure ||
  exercise.use_audio_sound_groups ||
  turn.speaks?.some((sound) => sound === 'part' || sound === 'group') === true

/** Marked as corrected words, which the device leaves to the server. */
const ofServer = { word: 'corrected', plural: 'corrected', sentence: 'corrected' } as const

/** No device or neural voice says single sounds: in such an exercise the same speaker says the words. */
export function toSpokenWord(
  { logic, exercise }: { readonly logic: Pick<TemplateLogic, 'turn'>; readonly exercise: Flags },
  word: Word,
): SpokenWord {
  if (!mixesWordsAndSounds(logic, exercise)) return word
  return {
    ...word,
    voices: ofServer,
    ...(word.voices?.word === 'neural' && { speaker: 'embedded' }),
  }
}
