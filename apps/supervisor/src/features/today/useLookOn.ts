import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../app/useServices.ts'

const pauseMs = 300

/** Repeats the call until all children were checked, as each call checks only some. */
export function useLookOn(num_to_look_at: number): void {
  const { queries } = useServices()
  useQuery({ ...queries.today, refetchInterval: num_to_look_at > 0 ? pauseMs : false })
}
