import type { ExerciseSummary, Word } from '@letterliaan/contract'
import type { SpokenSound, WordSound } from '../kit/flow.ts'
import type { Turn } from '../kit/template.ts'
import type { ExerciseSetup } from './exercise-state.ts'

type AudioFlags = Pick<
  ExerciseSummary,
  | 'use_audio_word'
  | 'use_audio_structure'
  | 'use_audio_sound_groups'
  | 'use_audio_plural'
  | 'use_audio_sentence'
>

const sounds = ['word', 'structure', 'sound_groups', 'plural', 'sentence'] as const

export const listAvailableSounds = (exercise: AudioFlags, word: Word): readonly WordSound[] =>
  sounds.filter((sound) => exercise[`use_audio_${sound}`] && word[`audio_${sound}`])

export const listAudibleWords = (
  { logic }: Pick<ExerciseSetup, 'logic'>,
  { word, words }: Pick<Turn, 'word' | 'words'>,
): readonly Word[] => (logic.run?.choosesWords === undefined ? [word] : words)

export const listPossibleSounds = (
  { logic, exercise }: Pick<ExerciseSetup, 'logic' | 'exercise'>,
  word: Word,
): readonly SpokenSound[] => [
  ...new Set<SpokenSound>([...listAvailableSounds(exercise, word), ...(logic.turn.speaks ?? [])]),
]
