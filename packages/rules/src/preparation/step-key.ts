import type { PathEntry, StepKey } from '@letterliaan/contract'

export const formatStepKey = ({ nr, is_own, is_test_step }: StepKey): string =>
  `${is_own ? 'eigen ' : ''}${nr}${is_test_step ? ' toets' : ''}`

export const createEntry = (
  key: StepKey,
  phase_id: number | null,
  more: Partial<Omit<PathEntry, keyof StepKey>> = {},
): PathEntry => ({
  nr: key.nr,
  is_own: key.is_own,
  is_test_step: key.is_test_step,
  phase_id,
  lock: 'auto',
  waived: false,
  test_kind: key.is_test_step ? 'closing' : null,
  is_repeatable: false,
  notes: '',
  hint: '',
  tip: '',
  ...more,
})
