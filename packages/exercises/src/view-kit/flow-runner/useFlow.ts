import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Flow, Pace, Rejected, Submit, Wake } from '../../kit/flow.ts'
import type { Turn } from '../../kit/template.ts'
import { type Clock, createFlowRunner, type FlowPorts } from './createFlowRunner.ts'

/** Runs a flow while the component is shown. `turn` must keep its identity for as long as the word's turn lasts. */
export function useFlow<S, E>(
  flow: Flow<S, E>,
  turn: Turn,
  pace: Pace,
  clock: Clock,
  ports: FlowPorts,
): [S, (event: E | Submit | Wake | Rejected) => void, () => S] {
  const runner = useMemo(
    () => createFlowRunner(flow, turn, pace, clock, ports),
    [flow, turn, pace, clock, ports],
  )
  useEffect(() => runner.start(), [runner])
  return [useSyncExternalStore(runner.subscribe, runner.getState), runner.send, runner.getState]
}
