import type { Client } from '@letterliaan/contract/client'

export interface Prefetch {
  readonly client: Client
  readonly beginner: Pick<Client, 'call'>
  readonly drop: () => void
}

/** Maximum age of an unused response (ms). */
const keptMs = 5000

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

/** Returns, once and for the same login, the response to a request of the page (start/head-start.ts). */
export function takeEarlyResponse({ url, headers }: Request): Promise<Response> | undefined {
  const { pathname } = new URL(url)
  const early = window.earlyAnswers?.get(pathname)
  window.earlyAnswers?.delete(pathname)
  return early?.authorization === headers.get('authorization') ? early?.answer : undefined
}
