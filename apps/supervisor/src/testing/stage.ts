import type { QueryKey } from '@letterliaan/web/query'
import { QueryClient } from '@tanstack/react-query'
import { createChangeRunner, type Change, type ChangeOf } from '../app/data/change.ts'
import { createQueries } from '../app/data/queries.ts'
import { createFakeServer, createTold, type Answers } from './fake-server.ts'

/** Runs a change against a server and a supervisor, without a browser. */
export function createStage(answers: Answers = {}) {
  const server = createFakeServer(answers)
  const queryClient = new QueryClient()
  const { notify, told, undo } = createTold()
  const queries = createQueries(server.client)
  let numKeys = 0
  const { press } = createChangeRunner<never, never>({ queryClient, notify }, () => `key ${++numKeys}`)
  return {
    ...server,
    queryClient,
    queries,
    told,
    undo,
    /** Runs the change. Resolves to the output, or to null after a failure. */
    press: async <I, O>(changeOf: ChangeOf<I, O>, input: I): Promise<O | null> => {
      const change = changeOf({ client: server.client, queries }) as unknown as Change<never, never>
      const done = await press(change, input as never)
      return done === null ? null : done.output
    },
    /** Fetches queries with these keys. Returns a function that lists those that became stale. */
    watch: (...keys: readonly QueryKey[]) => {
      for (const key of keys) queryClient.setQueryData(key, 'fetched')
      return () =>
        keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated).map((key) => key.join(' '))
    },
  }
}
