import type { ExerciseSummary, Word } from '@letterliaan/contract'
import type { TemplateLogic } from './template.ts'

type Flags = Pick<ExerciseSummary, 'use_audio_structure' | 'use_audio_sound_groups'>

/** `speaker`: the embedded synthesiser says the word, even if a neural voice could. */
export type SpokenWord = Word & { readonly speaker?: 'embedded' }

/** True if the exercise says words, and also sounds or klankgroepen. One speaker says all (audio.md). */
export const mixesWordsAndSounds = ({ turn }: Pick<TemplateLogic, 'turn'>, exercise: Flags): boolean =>
  exercise.use_audio_structure ||
  exercise.use_audio_sound_groups ||
  turn.speaks?.some((sound) => sound === 'part' || sound === 'group') === true

/** Marks words as corrected, because a device lets the server say corrected words. */
const ofServer = { word: 'corrected', plural: 'corrected', sentence: 'corrected' } as const

/** Only the server's synthesiser says single sounds, so it says the words of such an exercise too. */
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
