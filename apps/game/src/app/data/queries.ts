import type { Client, EndpointInput } from '@letterliaan/contract/client'
import { createEndpointQuery, type GetEndpointName, type Query, type QueryKey } from '@letterliaan/web/query'
import type { Exercise, TemplateName } from '@letterliaan/contract'
import { loadTemplate } from '@letterliaan/exercises/templates'
import { ChunkLoadError } from '@letterliaan/web/navigator'

/** A run is fetched again if it is reopened later than this (ms). */
const runGcTimeMs = 10_000

const queryOptions = <T>(query: Query<T>): Query<T> => query

export interface WaitingAnswers {
  /** Sends waiting answers if possible. Resolves to whether there were any. */
  readonly send: (id: number) => Promise<boolean>
  readonly complete: (exercise: Exercise) => Promise<Exercise>
}

const nothingWaits: WaitingAnswers = { send: async () => false, complete: async (exercise) => exercise }

/** Fetches exercises and tests after sending waiting answers, together with the code of their template. */
export function createQueries(client: Pick<Client, 'call'>, waiting: WaitingAnswers = nothingWaits) {
  const query = <C extends GetEndpointName>(key: QueryKey, call: C, input: EndpointInput<C>) =>
    createEndpointQuery(client, key, call, input)

  async function afterWaiting<T>(id: number, fetchRun: () => Promise<T>): Promise<T> {
    const run = fetchRun()
    run.catch(() => undefined)
    return (await waiting.send(id)) ? fetchRun() : run
  }

  return {
    installation: query(['installation'], 'GET /api/v1/installation', {}),
    profile: query(['profile'], 'GET /api/v1/user/me/', {}),
    badges: query(['badges'], 'GET /api/v1/reward/', {}),
    levels: query(['levels'], 'GET /api/v1/level', {}),
    steps: query(['steps'], 'GET /api/v1/step', {}),
    notes: query(['notes'], 'GET /api/v1/note', {}),
    books: query(['books'], 'GET /api/v1/book', {}),
    booksRead: query(['books-read'], 'GET /api/v1/book-read', {}),
    step: (id: number) => query(['step', id], 'GET /api/v1/step/:id', { params: { id } }),
    redo: (world: number) => query(['redo', world], 'GET /api/v1/world/:id/redo', { params: { id: world } }),
    goals: query(['goals'], 'GET /api/v1/goal', {}),
    treehouse: query(['treehouse'], 'GET /api/v1/treehouse', {}),
    repeatables: query(['repeatables'], 'GET /api/v1/step/repeatable', {}),
    waitingToetsen: query(['waiting-toetsen'], 'GET /api/v1/test', {}),
    progress: query(['progress'], 'GET /api/v1/progress', {}),
    exercise: (id: number) =>
      queryOptions({
        queryKey: ['exercise', id],
        gcTime: runGcTimeMs,
        queryFn: async ({ signal }) => {
          const exercise = await afterWaiting(id, () =>
            client.call('GET /api/v1/exercise/:id', { params: { id }, signal }),
          )
          await fetchTemplate(exercise.exercise_type.template)
          return waiting.complete(exercise)
        },
      }),
    test: (id: number) =>
      queryOptions({
        queryKey: ['test', id],
        gcTime: runGcTimeMs,
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

/** Rejects with ChunkLoadError. */
export const fetchTemplate = (name: TemplateName): Promise<unknown> =>
  loadTemplate(name).catch((cause: unknown) => {
    throw new ChunkLoadError(cause)
  })
