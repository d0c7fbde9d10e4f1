import { useServices } from '../../app/useServices.ts'
import { destinationOf } from '../../features/exercise/step-result.ts'
import { addressOf } from '../address-after.ts'

/** Leads the child on after a step that was passed (TST-6); what is fetched by then is the path after it. */
export function useGoToNextStep(step_id: number): () => void {
  const { navigator, queryClient, queries } = useServices()

  return () => {
    const step = queryClient.getQueryData(queries.step(step_id))
    const steps = queryClient.getQueryData(queries.steps)
    if (step !== undefined && steps !== undefined) navigator.go(addressOf(destinationOf(step, steps)))
  }
}
