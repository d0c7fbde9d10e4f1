import { createContext, use } from 'react'
import type { QueryClient } from './query-client.ts'

export const QueryClientContext = createContext<QueryClient | null>(null)

/** The app's cache of what was fetched. */
export function useQueryClient(): QueryClient {
  const queryClient = use(QueryClientContext)
  if (queryClient === null) throw new Error('useQueryClient needs a QueryClientContext around it')
  return queryClient
}
