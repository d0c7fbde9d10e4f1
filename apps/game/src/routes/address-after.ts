import type { StepSummary, TestDestination } from '@letterliaan/contract'
import type { Destination } from '@letterliaan/rules'
import { addresses } from '../app/addresses.ts'

/** Returns the address after a step or test (TST-6). */
export function findAddressAfterTest({ to, phase_id, step_id, test_id }: TestDestination): string {
  const lesson = step_id === null ? addresses.overview : addresses.lesson(phase_id ?? 1, step_id)
  switch (to) {
    case 'lesson':
      return lesson
    case 'test':
      return step_id === null || test_id === null ? lesson : addresses.test(step_id, test_id)
    case 'world':
      return phase_id === null ? addresses.overview : addresses.world(phase_id)
    case 'treehouse':
      return addresses.treehouse
    case 'end-cave':
      return addresses.endCave
  }
}

export function findDestinationAddress(destination: Destination<StepSummary>): string {
  const step = 'step' in destination ? destination.step : null
  const phase_id = 'world' in destination ? destination.world : (step?.phase_id ?? null)
  return findAddressAfterTest({
    to: destination.to,
    phase_id,
    step_id: step?.id ?? null,
    test_id: step?.test_id ?? null,
  })
}
