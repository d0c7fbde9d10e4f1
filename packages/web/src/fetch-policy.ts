import { ApiError } from '@letterliaan/contract/client'

/** Time in which another screen's data is reused (ms). */
export const defaultStaleTimeMs = 5000

export const defaultMaxRetries = 2

/** Refusals are final; network and server errors may be temporary. */
export const isTransient = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500

export const computeRetryDelayMs = (failures: number): number => 400 * 2 ** failures
