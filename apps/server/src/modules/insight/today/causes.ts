import type { TodayCause } from '@letterliaan/contract'

export type CauseKind = TodayCause['kind']
export type CauseOf<K extends CauseKind> = Extract<TodayCause, { readonly kind: K }>

/** Kinds by urgency, most urgent first (docs/adr/0038-one-line-a-child.md). */
const urgency: readonly CauseKind[] = [
  'no_steps',
  'locked',
  'path_done',
  'absent',
  'back',
  'stuck',
  'suspect',
  'care',
  'measured',
  'measure_waits',
  'intervention',
  'running_out',
]

/** Sorts the most urgent kind first; within a kind, the worst case first. */
export const compareCauses = (a: TodayCause, b: TodayCause): number =>
  urgency.indexOf(a.kind) - urgency.indexOf(b.kind) || b.level - a.level

interface Counted {
  readonly follows_group_id: number | null
  readonly num_steps: number
  readonly num_in_worlds: number
  readonly num_left: number
  readonly num_open: number
}

/** Number of steps that is about a week's work (VAN-2). */
const minStepsLeft = 3

export function listPathCauses({
  follows_group_id,
  num_steps,
  num_in_worlds,
  num_left,
  num_open,
}: Counted): readonly TodayCause[] {
  if (num_steps === 0) return [{ kind: 'no_steps', key: 'no_steps', level: 0 }]
  if (num_in_worlds === 0) return []
  if (num_left === 0) return [{ kind: 'path_done', key: 'path_done', level: num_in_worlds, follows_group_id }]
  const causes: TodayCause[] = []
  if (num_open === 0) causes.push({ kind: 'locked', key: 'locked', level: num_left })
  if (num_left < minStepsLeft)
    causes.push({
      kind: 'running_out',
      key: `running_out ${num_in_worlds}`,
      level: minStepsLeft - num_left,
      follows_group_id,
      num_left,
    })
  return causes
}
