import type { ExerciseSummary, Word } from '@letterliaan/contract'
import type { TemplateLogic } from './template.ts'

type Flags = Pick<ExerciseSummary, 'use_audio_structure' | 'use_audio_sound_groups'>

/** `speaker`: the embedded synthesiser says it, though a neural voice could. */
export type SpokenWord = Word & { readonly speaker?: 'embedded' }

/** Does the exercise say words and also single sounds or klankgroepen? Then one speaker says them all (audio.md). */
export const mixesWordsAndSounds = ({ turn }: Pick<TemplateLogic, 'turn'>, exercise: Flags): boolean =>
  exercise.use_audio_structure ||
  exercise.use_audio_sound_groups ||
  turn.speaks?.some((sound) => sound === 'part' || sound === 'group') === true

/** As words that somebody corrected: the device leaves them to the server. */
const ofServer = { word: 'corrected', plural: 'corrected', sentence: 'corrected' } as const

/** No device and no neural voice says single sounds: where an exercise has them, who says those says its words too. */
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
