import type { LoggedInUser, Student } from '@letterliaan/contract'
import { useSuspenseQuery } from '../queries/useQuery.ts'
import { NoStudentError } from '../explain-failure.ts'
import { useServices } from '../useServices.ts'

export function useProfile(): LoggedInUser {
  const { queries } = useServices()
  return useSuspenseQuery(queries.profile).data
}

/** Settings that only a supervisor changes (KALM-2). */
export function useSupervisorSettings(): { readonly asksConfidence: boolean; readonly hasEye: boolean } {
  const { calm_profile } = useProfile()
  return {
    asksConfidence: calm_profile?.confidence_tap === true,
    // A profile of an older version has no `word_eye`.
    hasEye: calm_profile?.word_eye !== false,
  }
}

export function useStudent(): Student {
  const { student } = useProfile()
  if (student === null) throw new NoStudentError()
  return student
}
