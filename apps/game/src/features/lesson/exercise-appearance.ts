import { ExerciseStatus } from '@letterliaan/contract/status'

export type ExerciseLook = 'open' | 'paused' | 'done' | 'failed'

/** How an exercise looks at a difficulty by its status there (LES-11). */
export function exerciseAppearance(status: number): ExerciseLook {
  if (status === ExerciseStatus.paused) return 'paused'
  if (status === ExerciseStatus.done) return 'done'
  if (status === ExerciseStatus.failed) return 'failed'
  return 'open'
}

export const lookLabels: Readonly<Record<ExerciseLook, string>> = {
  open: 'Nieuw',
  paused: 'Bezig',
  done: 'Gehaald',
  failed: 'Nog eens',
}
