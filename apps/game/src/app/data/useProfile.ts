import type { LoggedInUser, Student } from '@letterliaan/contract'
import { useSuspenseQuery } from '../queries/useQuery.ts'
import { NoStudentError } from '../explain-failure.ts'
import { useServices } from '../useServices.ts'

/** The profile of the child that is logged in, as fresh as it gets. */
export function useProfile(): LoggedInUser {
  const { queries } = useServices()
  return useSuspenseQuery(queries.profile).data
}

/** Does the child tell before checking whether it is sure? Its supervisor decides (KALM-2). */
export const useAsksConfidence = (): boolean => useProfile().calm_profile?.confidence_tap === true

/** The student of the profile; the guard has seen to it that there is one. */
export function useStudent(): Student {
  const { student } = useProfile()
  if (student === null) throw new NoStudentError()
  return student
}
