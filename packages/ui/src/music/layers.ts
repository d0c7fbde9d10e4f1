import type { LayerName } from './theme.ts'

/** `strolling` is for a map or a lesson page. `thinking` is for an exercise. */
export type MusicMood = 'strolling' | 'thinking'

/** Number of successive right words that adds the layer `pulse` in an exercise. */
const pulseFrom = 3
const songFrom = 6

/** Gain of all layers together, which gives -31 and -38 LUFS. A voice is at -16 (audio.md, Levels). */
export const gainByMood: Readonly<Record<MusicMood, number>> = { strolling: 0.7, thinking: 0.3 }

/** Returns all layers on a map. In an exercise, returns those earned by successive right words. */
export function chooseLayers(mood: MusicMood, streak: number): readonly LayerName[] {
  if (mood === 'strolling' || streak >= songFrom) return ['calm', 'pulse', 'song']
  return streak >= pulseFrom ? ['calm', 'pulse'] : ['calm']
}

export function countStreakAfter(streak: number, sound: string): number {
  if (sound === 'right') return streak + 1
  return sound === 'wrong' ? 0 : streak
}
