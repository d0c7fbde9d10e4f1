import type { LoggedInUser, Student } from '@letterliaan/contract'
import { useSuspenseQuery } from '../queries/useQuery.ts'
import { NoStudentError } from '../explain-failure.ts'
import { useServices } from '../useServices.ts'

export function useProfile(): LoggedInUser {
  const { queries } = useServices()
  return useSuspenseQuery(queries.profile).data
}

/** Decided by the supervisor (KALM-2). */
export const useAsksConfidence = (): boolean => useProfile().calm_profile?.confidence_tap === true

export function useStudent(): Student {
  const { student } = useProfile()
  if (student === null) throw new NoStudentError()
  return student
}
