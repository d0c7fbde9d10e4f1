import {
  defaultMaxRetries,
  defaultStaleTimeMs,
  isTransient,
  computeRetryDelayMs,
} from '@letterliaan/web/fetch-policy'
import { QueryClient } from '@tanstack/react-query'

/** The cache of responses. A tab that becomes visible refetches, so that colleagues see each other's work. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: defaultStaleTimeMs,
        retry: (failures, error) => failures < defaultMaxRetries && isTransient(error),
        retryDelay: computeRetryDelayMs,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
