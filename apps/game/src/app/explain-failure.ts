import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { NoStudentError } from './guard/no-student-error.ts'

/** A sentence for the child about what went wrong. */
export function explainFailure(error: unknown): string {
  if (error instanceof NetworkError) return 'De jungle is even niet te bereiken. Doet je internet het?'
  if (error instanceof ApiError || error instanceof NoStudentError) return error.message
  return 'Er ging iets mis. Dat ligt niet aan jou.'
}
