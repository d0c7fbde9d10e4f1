import { useServices } from '../../app/useServices.ts'
import { destinationOf } from '../../features/exercise/aftermath.ts'
import { addresses } from '../addresses.ts'

/** Leads the child on after a step that was passed (TST-6); what is fetched by then is the path after it. */
export function useGoOn(step_id: number): () => void {
  const { navigator, queryClient, queries } = useServices()

  return () => {
    const step = queryClient.getQueryData(queries.step(step_id).queryKey)
    const steps = queryClient.getQueryData(queries.steps.queryKey)
    if (step !== undefined && steps !== undefined) navigator.go(addressAfter(destinationOf(step, steps)))
  }
}

function addressAfter(destination: ReturnType<typeof destinationOf>): string {
  switch (destination.to) {
    case 'lesson':
      return addresses.lesson(destination.step.phase_id ?? 1, destination.step.id)
    case 'test':
      return addresses.test(destination.step.id, destination.step.test_id)
    case 'world':
      return addresses.world(destination.world)
    case 'treehouse':
      return addresses.treehouse
    case 'end-cave':
      return addresses.endCave
  }
}
