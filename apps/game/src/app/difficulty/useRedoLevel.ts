import type { RedoLevel, StepSummary } from '@letterliaan/contract'
import { isOpenAgain } from '@letterliaan/rules'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useServices } from '../useServices.ts'

/** At how many stars a step counts that is open again in a redo of its world (MAP-9); null for any other step. */
export function useRedoLevel(step: StepSummary): RedoLevel | null {
  const { queries } = useServices()
  const worlds = isOpenAgain(step) && step.phase_id !== null ? [step.phase_id] : []
  const [redo] = useSuspenseQueries({ queries: worlds.map((world) => queries.redo(world)) })
  return redo?.data.difficulty ?? null
}
