import type { Client } from '@letterliaan/contract/client'
import { queryOptions } from '@letterliaan/web/query'
import { fetchTemplate } from './fetch-template.ts'

/** A run of an exercise is fetched anew when it is opened later than this (ms) after it was left. */
const runKeptMs = 10_000

/** Sends answers that wait for an exercise or test; resolves to whether there were any. */
export type SendWaiting = (id: number) => Promise<boolean>

/**
 * What the child's screens fetch, each under its own key. Made once, with the client of this app. An exercise or
 * test is shown as it is after the answers that still wait on this device, and it comes with the code of its template.
 */
export function createQueries(
  client: Pick<Client, 'call'>,
  sendWaiting: SendWaiting = () => Promise.resolve(false),
) {
  /** Fetches at once, and again where answers for it were still on their way. */
  async function afterWaiting<T>(id: number, fetchRun: () => Promise<T>): Promise<T> {
    const run = fetchRun()
    run.catch(() => undefined)
    return (await sendWaiting(id)) ? fetchRun() : run
  }

  return {
    installation: queryOptions({
      queryKey: ['installation'],
      queryFn: ({ signal }) => client.call('GET /api/v1/installation', { signal }),
    }),
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
    notes: queryOptions({
      queryKey: ['notes'],
      queryFn: ({ signal }) => client.call('GET /api/v1/note', { signal }),
    }),
    books: queryOptions({
      queryKey: ['books'],
      queryFn: ({ signal }) => client.call('GET /api/v1/book', { signal }),
    }),
    booksRead: queryOptions({
      queryKey: ['books-read'],
      queryFn: ({ signal }) => client.call('GET /api/v1/book-read', { signal }),
    }),
    step: (id: number) =>
      queryOptions({
        queryKey: ['step', id],
        queryFn: ({ signal }) => client.call('GET /api/v1/step/:id', { params: { id }, signal }),
      }),
    /** Worth asking only where a step is open again. */
    redo: (world: number) =>
      queryOptions({
        queryKey: ['redo', world],
        queryFn: ({ signal }) => client.call('GET /api/v1/world/:id/redo', { params: { id: world }, signal }),
      }),
    repeatables: queryOptions({
      queryKey: ['repeatables'],
      queryFn: ({ signal }) => client.call('GET /api/v1/step/repeatable', { signal }),
    }),
    progress: queryOptions({
      queryKey: ['progress'],
      queryFn: ({ signal }) => client.call('GET /api/v1/progress', { signal }),
    }),
    exercise: (id: number) =>
      queryOptions({
        queryKey: ['exercise', id],
        gcTime: runKeptMs,
        queryFn: async ({ signal }) => {
          const exercise = await afterWaiting(id, () =>
            client.call('GET /api/v1/exercise/:id', { params: { id }, signal }),
          )
          await fetchTemplate(exercise.exercise_type.template)
          return exercise
        },
      }),
    test: (id: number) =>
      queryOptions({
        queryKey: ['test', id],
        gcTime: runKeptMs,
        queryFn: async ({ signal }) => {
          const template = fetchTemplate('Test')
          template.catch(() => undefined)
          const test = await afterWaiting(id, () =>
            client.call('GET /api/v1/test/:id', { params: { id }, signal }),
          )
          await template
          return test
        },
      }),
  }
}

export type Queries = ReturnType<typeof createQueries>
