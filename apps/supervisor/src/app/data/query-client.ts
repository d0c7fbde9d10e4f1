import { ApiError } from '@letterliaan/contract/client'
import { QueryClient } from '@tanstack/react-query'

/** Within this time (ms) a page takes what another has just fetched. */
const sameMomentMs = 5000
const mostRetries = 2

/** A refusal stays a refusal; a network or a server that stumbles may be right a second later. */
const mayPass = (error: Error): boolean => !(error instanceof ApiError) || error.status >= 500

/** The cache of what was fetched; a tab that is looked at again refetches, so that colleagues see each other's work. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: sameMomentMs,
        retry: (failures, error) => failures < mostRetries && mayPass(error),
        retryDelay: (failures) => 400 * 2 ** failures,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
