import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../app/useServices.ts'

const pauseMs = 300

/** A call looks at some children only: asks again until all were looked at. */
export function useLookOn(num_to_look_at: number): void {
  const { queries } = useServices()
  useQuery({ ...queries.today, refetchInterval: num_to_look_at > 0 ? pauseMs : false })
}
