import { ApiError } from '@letterliaan/contract/client'

/** Within this time (ms) a screen takes what another has just fetched. */
export const defaultStaleTimeMs = 5000

export const defaultMaxRetries = 2

/** A refusal stays a refusal; a network or a server that stumbles may be right a second later. */
export const isTransient = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500

/** How long to wait (ms) after so many failures before. */
export const retryDelayMs = (failures: number): number => 400 * 2 ** failures
