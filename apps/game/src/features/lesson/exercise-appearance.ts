import { ExerciseStatus } from '@letterliaan/contract/status'

export type ExerciseAppearance = 'open' | 'paused' | 'done' | 'failed'

/** How an exercise looks at a difficulty by its status there (LES-11). */
export function exerciseAppearance(status: number): ExerciseAppearance {
  if (status === ExerciseStatus.paused) return 'paused'
  if (status === ExerciseStatus.done) return 'done'
  if (status === ExerciseStatus.failed) return 'failed'
  return 'open'
}

export const exerciseAppearanceLabels: Readonly<Record<ExerciseAppearance, string>> = {
  open: 'Nieuw',
  paused: 'Bezig',
  done: 'Gehaald',
  failed: 'Nog eens',
}
