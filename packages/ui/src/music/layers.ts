import type { LayerName } from './theme.ts'

/** strolling: a map or a lesson page, where nothing is asked; thinking: an exercise. */
export type Mood = 'strolling' | 'thinking'

/** Right words in a row that add a layer in an exercise. */
const pulseFrom = 3
const songFrom = 6

/** All layers are heard at -31 and -38 LUFS beside a voice of -16 (audio.md, Levels). */
export const moodGain: Readonly<Record<Mood, number>> = { strolling: 0.7, thinking: 0.3 }

/** Everything is heard where a child looks around; while it thinks, only what a row of right words brought. */
export function chooseLayers(mood: Mood, streak: number): readonly LayerName[] {
  if (mood === 'strolling' || streak >= songFrom) return ['calm', 'pulse', 'song']
  return streak >= pulseFrom ? ['calm', 'pulse'] : ['calm']
}

/** How many words in a row are right, after a sound of the exercise. */
export function countStreakAfter(streak: number, sound: string): number {
  if (sound === 'right') return streak + 1
  return sound === 'wrong' ? 0 : streak
}
