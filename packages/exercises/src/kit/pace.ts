import type { Pace } from './flow.ts'

/** Words that are spoken again, or after another word, wait this long in ms (EX-12). */
export const replayDelayMs = 500

/**
 * The paces of an exercise: its `word_view_duration` (seconds) and the specification's constants (learning-core §9),
 * stretched by the calm profile (1, 1.5 or 2: supervisor.md).
 */
export const paceOf = (exercise: { readonly word_view_duration: number }, stretch = 1): Pace => ({
  letterMs: 1000 * stretch,
  soundMs: 1300 * stretch,
  viewMs: exercise.word_view_duration * 1000 * stretch,
  revealMs: 3000 * stretch,
  blocksMs: 1000 * stretch,
})
