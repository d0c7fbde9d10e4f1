import { ApiError, NetworkError } from '@letterliaan/contract/client'
import type { ProductText } from '@letterliaan/contract/texts'

export const noNetworkText: ProductText = 'De jungle is even niet te bereiken. Doet je internet het?'

/** The account that is logged in is not a child's: without a student there is nothing to play. */
export class NoStudentError extends Error {
  constructor() {
    super('Met dit account kun je niet spelen.')
    this.name = 'NoStudentError'
  }
}

/** A sentence for the child about what went wrong. */
export function explainFailure(error: unknown): string {
  if (error instanceof NetworkError) return noNetworkText
  if (error instanceof ApiError || error instanceof NoStudentError) return error.message
  return 'Er ging iets mis. Dat ligt niet aan jou.'
}
