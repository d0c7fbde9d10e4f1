import type { Client } from '@letterliaan/contract/client'
import { queryOptions } from '@tanstack/react-query'

/** A run of an exercise is fetched anew when it is opened later than this (ms) after it was left. */
const runKeptMs = 10_000

/** What the child's screens fetch, each under its own key. Made once, with the client of this app. */
export function createQueries(client: Pick<Client, 'call'>) {
  return {
    profile: queryOptions({
      queryKey: ['profile'],
      queryFn: ({ signal }) => client.call('GET /api/v1/user/me/', { signal }),
    }),
    badges: queryOptions({
      queryKey: ['badges'],
      queryFn: ({ signal }) => client.call('GET /api/v1/reward/', { signal }),
    }),
    levels: queryOptions({
      queryKey: ['levels'],
      queryFn: ({ signal }) => client.call('GET /api/v1/level', { signal }),
    }),
    steps: queryOptions({
      queryKey: ['steps'],
      queryFn: ({ signal }) => client.call('GET /api/v1/step', { signal }),
    }),
    step: (id: number) =>
      queryOptions({
        queryKey: ['step', id],
        queryFn: ({ signal }) => client.call('GET /api/v1/step/:id', { params: { id }, signal }),
      }),
    exercise: (id: number) =>
      queryOptions({
        queryKey: ['exercise', id],
        gcTime: runKeptMs,
        queryFn: ({ signal }) => client.call('GET /api/v1/exercise/:id', { params: { id }, signal }),
      }),
  }
}

export type Queries = ReturnType<typeof createQueries>
