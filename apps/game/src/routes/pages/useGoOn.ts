import type { WorldNumber } from '@letterliaan/rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useServices } from '../../app/useServices.ts'
import { destinationOf } from '../../features/exercise/aftermath.ts'

/** Leads the child on after a step that was passed (TST-6). */
export function useGoOn(step_id: number): () => void {
  const { queries } = useServices()
  const { data: step } = useSuspenseQuery(queries.step(step_id))
  const { data: steps } = useSuspenseQuery(queries.steps)
  const navigate = useNavigate()

  return () => {
    const destination = destinationOf(step, steps)
    switch (destination.to) {
      case 'lesson':
        void navigate({
          to: '/fase/$id/stap/$stap_id',
          params: { id: destination.step.phase_id ?? 1, stap_id: destination.step.id },
        })
        break
      case 'world':
        void navigate({
          to: '/wereld/$world_id',
          params: { world_id: destination.world as WorldNumber },
        })
        break
      case 'test':
        window.location.assign(`/test/${destination.step.id}/${destination.step.test_id}`)
        break
      case 'treehouse':
        window.location.assign('/boomhut')
        break
      case 'end-cave':
        window.location.assign('/eindgrot')
        break
    }
  }
}
