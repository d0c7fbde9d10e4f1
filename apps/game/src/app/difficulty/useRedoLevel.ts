import type { RedoLevel, StepSummary } from '@letterliaan/contract'
import { isReopened } from '@letterliaan/rules'
import { useSuspenseQueryIf } from '@letterliaan/web/use-query'
import { useServices } from '../useServices.ts'

/** At how many stars a step counts that is open again in a redo of its world (MAP-9); null for any other step. */
export function useRedoLevel(step: StepSummary): RedoLevel | null {
  const { queries } = useServices()
  const isAgain = isReopened(step) && step.phase_id !== null
  const redo = useSuspenseQueryIf(queries.redo(step.phase_id ?? 0), isAgain)
  return redo?.difficulty ?? null
}
