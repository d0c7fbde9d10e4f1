import type { Client } from '@letterliaan/contract/client'

export interface Prefetch {
  /** Calls as the given client does, but a call that was begun before is not made again: its answer is handed out once. */
  readonly client: Client
  /** Begins calls whose answers will be asked for soon. */
  readonly beginner: Pick<Client, 'call'>
  /** Forgets what was begun: it was for the child that was logged in then. */
  readonly drop: () => void
}

/** An answer that nobody asked for within this time (ms) is too old to hand out. */
const keptMs = 5000

/** Lets the first page's calls go out while the code that will ask for them is still on its way. */
export function createPrefetch(client: Client): Prefetch {
  const begun = new Map<string, Promise<unknown>>()
  const nameOf = (call: string, input: object): string =>
    `${call} ${JSON.stringify('params' in input ? input.params : null)}`

  const call = ((name, input) => {
    const key = nameOf(name, input)
    const answer = begun.get(key)
    begun.delete(key)
    return answer ?? client.call(name, input)
  }) as Client['call']

  const begin = ((name, input) => {
    const answer = client.call(name, input)
    const key = nameOf(name, input)
    const dropWhenOld = () =>
      setTimeout(() => {
        if (begun.get(key) === answer) begun.delete(key)
      }, keptMs)
    answer.then(dropWhenOld, dropWhenOld)
    begun.set(key, answer)
    return answer
  }) as Client['call']

  return { client: { ...client, call }, beginner: { call: begin }, drop: () => begun.clear() }
}

/**
 * The answer to a call that the page itself has sent already (start/head-start.ts), once; undefined if it did not, or for
 * another login.
 */
export function takeEarlyAnswer({ url, headers }: Request): Promise<Response> | undefined {
  const { pathname } = new URL(url)
  const early = window.earlyAnswers?.get(pathname)
  window.earlyAnswers?.delete(pathname)
  return early?.authorization === headers.get('authorization') ? early?.answer : undefined
}
