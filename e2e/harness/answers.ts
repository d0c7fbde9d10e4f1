import type { BrowserContext, Request, Response } from 'playwright-core'

const answerCall = /\/api\/v1\/exercise\/\d+$/

export function countAnswers(context: BrowserContext): { readonly taken: () => ReadonlyMap<string, number> } {
  const taken = new Map<string, number>()
  const isAnswer = (request: Request): boolean => request.method() === 'PUT' && answerCall.test(request.url())
  context.on('response', (response: Response) => {
    const request = response.request()
    const key = request.headers()['idempotency-key']
    if (!isAnswer(request) || !response.ok() || key === undefined) return
    taken.set(key, (taken.get(key) ?? 0) + 1)
  })
  return { taken: () => taken }
}
