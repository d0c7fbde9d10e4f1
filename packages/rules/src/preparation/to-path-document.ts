import type { PathDocument, PathEntry, PathSettings } from '@letterliaan/contract'
import type { PreparedStep } from './plan-steps.ts'

export const openSettings: PathSettings = { min_difficulty: 1, max_difficulty: 3, excluded_templates: [] }

export const emptyPath: PathDocument = { entries: [], settings: openSettings }

export const toPathEntry = ({
  lock,
  waived,
  test_kind,
  is_repeatable,
  ...step
}: PreparedStep): PathEntry => ({
  nr: step.nr,
  is_own: step.is_own,
  is_test_step: step.is_test_step,
  phase_id: step.phase_id,
  lock,
  waived,
  test_kind,
  is_repeatable,
  notes: step.notes,
  hint: step.hint,
  tip: step.tip,
})

/** Returns the path of a child whose steps were prepared without a path. `steps` in path order. */
export function toPathDocument(steps: readonly PreparedStep[]): PathDocument {
  const present = steps.filter(({ isRemoved }) => !isRemoved)
  const [first] = present
  if (first === undefined) return emptyPath
  const { min_difficulty, max_difficulty, excluded_templates } = first
  return {
    entries: present.map(toPathEntry),
    settings: { min_difficulty, max_difficulty, excluded_templates: [...excluded_templates] },
  }
}
