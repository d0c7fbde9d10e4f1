export type MarkerState =
  | 'locked'
  | 'open'
  | 'paused-exploring'
  | 'paused-practising'
  | 'paused-dictation'
  | 'passed'
  | 'passed-plain'
  | 'waived'
  | 'test'

const statesByStatus: Record<number, MarkerState> = {
  [-1]: 'locked',
  0: 'open',
  1: 'paused-exploring',
  3: 'paused-practising',
  6: 'paused-dictation',
  4: 'passed-plain',
  5: 'passed',
  7: 'test',
}

/** Returns the marker of a status. Unknown statuses are locked. A waived step is never shown as passed. */
export function chooseMarkerState(status: number, isWaived = false): MarkerState {
  const state = statesByStatus[status] ?? 'locked'
  return isWaived && state.startsWith('passed') ? 'waived' : state
}

export function chooseMarkerLeaf(step: {
  readonly is_mastered: boolean
  readonly has_faded: boolean
}): 'gold' | 'faded' | undefined {
  if (step.is_mastered) return 'gold'
  return step.has_faded ? 'faded' : undefined
}
