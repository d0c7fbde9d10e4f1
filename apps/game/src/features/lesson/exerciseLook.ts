export type ExerciseLook = 'open' | 'paused' | 'done' | 'failed'

/** How an exercise looks at a difficulty by its status there (learning-core §4). LES-11. */
export function exerciseLook(status: number): ExerciseLook {
  if (status === 1) return 'paused'
  if (status === 2) return 'done'
  if (status === 3) return 'failed'
  return 'open'
}

export const lookLabels: Readonly<Record<ExerciseLook, string>> = {
  open: 'Nieuw',
  paused: 'Bezig',
  done: 'Gehaald',
  failed: 'Nog eens',
}
