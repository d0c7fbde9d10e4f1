import { ApiError } from '@letterliaan/contract/client'

/** Ms during which another screen's answer is reused. */
export const defaultStaleTimeMs = 5000

export const defaultMaxRetries = 2

/** Refusals stay; network and server errors may pass. */
export const isTransient = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500

export const computeRetryDelayMs = (failures: number): number => 400 * 2 ** failures
