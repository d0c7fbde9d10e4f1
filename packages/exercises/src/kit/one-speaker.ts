import type { ExerciseSummary } from '@letterliaan/contract'
import type { TemplateLogic } from './template.ts'

type Flags = Pick<ExerciseSummary, 'use_audio_structure' | 'use_audio_sound_groups'>

/** Does the exercise say words and also single sounds or klankgroepen? Then one speaker says them all (audio.md). */
export const mixesWordsAndSounds = ({ turn }: Pick<TemplateLogic, 'turn'>, exercise: Flags): boolean =>
  exercise.use_audio_structure ||
  exercise.use_audio_sound_groups ||
  turn.speaks?.some((sound) => sound === 'part' || sound === 'group') === true
