import type { LayerName } from './theme.ts'

/** strolling: a map or a lesson page; thinking: an exercise. */
export type Mood = 'strolling' | 'thinking'

/** Number of right words in a row that adds a layer in an exercise. */
const pulseFrom = 3
const songFrom = 6

/** Puts all layers at -31 and -38 LUFS, with a voice at -16 (audio.md, Levels). */
export const moodGain: Readonly<Record<Mood, number>> = { strolling: 0.7, thinking: 0.3 }

/** Returns all layers on a map; in an exercise only those earned by a row of right words. */
export function chooseLayers(mood: Mood, streak: number): readonly LayerName[] {
  if (mood === 'strolling' || streak >= songFrom) return ['calm', 'pulse', 'song']
  return streak >= pulseFrom ? ['calm', 'pulse'] : ['calm']
}

export function countStreakAfter(streak: number, sound: string): number {
  if (sound === 'right') return streak + 1
  return sound === 'wrong' ? 0 : streak
}
