import type { BrowserContext, Request, Response } from 'playwright-core'
import { expect } from 'vitest'

const answerCall = /\/api\/v1\/exercise\/\d+$/

export interface CountedAnswers {
  /** Number of times that each answer was accepted, by its key. */
  readonly taken: () => ReadonlyMap<string, number>
  /** Waits until so many answers were accepted, each once. The browser reports an answer later than the server. */
  readonly takenOnce: (answers: number) => Promise<void>
}

export function countAnswers(context: BrowserContext): CountedAnswers {
  const taken = new Map<string, number>()
  const isAnswer = (request: Request): boolean => request.method() === 'PUT' && answerCall.test(request.url())
  context.on('response', (response: Response) => {
    const request = response.request()
    const key = request.headers()['idempotency-key']
    if (!isAnswer(request) || !response.ok() || key === undefined) return
    taken.set(key, (taken.get(key) ?? 0) + 1)
  })
  return {
    taken: () => taken,
    async takenOnce(answers) {
      await expect.poll(() => [...taken.values()]).toEqual(Array.from({ length: answers }, () => 1))
    },
  }
}
