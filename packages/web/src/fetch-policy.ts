import { ApiError } from '@letterliaan/contract/client'

/** Time during which a screen reuses data that another screen fetched (ms). */
export const defaultStaleTimeMs = 5000

export const defaultMaxRetries = 2

/** Returns true for network and server errors, which may be temporary. A refusal by the server is final. */
export const isTransient = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500

export const computeRetryDelayMs = (failures: number): number => 400 * 2 ** failures
