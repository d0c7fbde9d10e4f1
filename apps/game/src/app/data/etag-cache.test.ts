// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createEtagCache } from './etag-cache.ts'

beforeEach(() => localStorage.clear())

const me = 'http://x/api/v1/user/me/'
const json = { 'content-type': 'application/json; charset=utf-8' }

function makeServer({ cacheControl = 'no-store' } = {}) {
  let points = 5
  const statuses: number[] = []
  const ask = async (request: Request): Promise<Response> => {
    const etag = `W/"${new URL(request.url).pathname} ${points}"`
    const isSame = request.headers.get('if-none-match') === etag
    statuses.push(isSame ? 304 : 200)
    const headers = { ...json, etag, 'cache-control': cacheControl }
    return isSame
      ? new Response(null, { status: 304, headers })
      : new Response(JSON.stringify({ points }), { headers })
  }
  return { ask, statuses, earn: () => (points += 10) }
}

const stay = () => () => false

async function pointsOf(cache: ReturnType<typeof createEtagCache>, url = me): Promise<unknown> {
  return (await cache.fetch(url)).json()
}

test('the server sends a response again only if it changed, also after a reload', async () => {
  const { ask, statuses, earn } = makeServer()
  expect(await pointsOf(createEtagCache(localStorage, stay, ask))).toEqual({ points: 5 })
  const reloaded = createEtagCache(localStorage, stay, ask)
  expect(await pointsOf(reloaded)).toEqual({ points: 5 })
  earn()
  expect(await pointsOf(reloaded)).toEqual({ points: 15 })
  expect(statuses).toEqual([200, 304, 200])
})

test('returns the last response without a request while it is stored and readable', async () => {
  const { ask } = makeServer()
  const cache = createEtagCache(localStorage, stay, ask)
  expect(cache.recall('/api/v1/user/me/')).toBeNull()
  await pointsOf(cache)
  expect(createEtagCache(localStorage, stay, ask).recall('/api/v1/user/me/')).toEqual({ points: 5 })
  await pointsOf(cache, 'http://x/api/v1/step/57')
  expect(cache.recall('/api/v1/step/56')).toBeNull()
  localStorage.setItem('letterliaan-answer /api/v1/user/me/', '/api/v1/user/me/\nW/"1"\n{"poi')
  expect(cache.recall('/api/v1/user/me/')).toBeNull()
  cache.forget()
  expect(cache.recall('/api/v1/step/57')).toBeNull()
})

test('NET-4 a response of which a part is stored is fetched in full, and only that part is stored', async () => {
  const { ask, statuses } = makeServer()
  const parts = new Map([['/api/v1/user/me/', ({ points }: { points: number }) => ({ isRich: points > 3 })]])
  const cache = createEtagCache(localStorage, stay, ask, parts)
  expect([await pointsOf(cache), await pointsOf(cache)]).toEqual([{ points: 5 }, { points: 5 }])
  expect(statuses).toEqual([200, 200])
  expect(cache.recall('/api/v1/user/me/')).toEqual({ isRich: true })
  expect(Object.values(localStorage).join(' ')).not.toContain('points')
})

test('only the latest response of each kind is stored', async () => {
  const { ask, statuses } = makeServer()
  const cache = createEtagCache(localStorage, stay, ask)
  for (const id of [56, 57, 57, 56]) await pointsOf(cache, `http://x/api/v1/step/${id}`)
  expect(statuses).toEqual([200, 200, 304, 200])
  expect(Object.keys(localStorage)).toEqual(['letterliaan-answer /api/v1/step/#'])
})

test('after logout no data of the child remain, and a late response is not stored', async () => {
  const { ask } = makeServer()
  let isLoggedOut = false
  const cache = createEtagCache(localStorage, () => () => isLoggedOut, ask)
  localStorage.setItem('letterliaan-note-draft', 'x')
  await pointsOf(cache)
  const late = pointsOf(cache, 'http://x/api/v1/reward/')
  isLoggedOut = true
  cache.forget()
  expect(await late).toEqual({ points: 5 })
  expect(Object.keys(localStorage)).toEqual(['letterliaan-note-draft'])
})

test('responses that are cacheable, refused or to a POST are not stored', async () => {
  const { ask } = makeServer({ cacheControl: 'private, no-cache' })
  await pointsOf(createEtagCache(localStorage, stay, ask))
  const refuse = async () =>
    new Response('{}', { status: 404, headers: { ...json, etag: 'x', 'cache-control': 'no-store' } })
  expect((await createEtagCache(localStorage, stay, refuse).fetch(me)).status).toBe(404)
  const post = makeServer()
  await createEtagCache(localStorage, stay, post.ask).fetch(me, { method: 'POST' })
  expect(Object.keys(localStorage)).toEqual([])
})

test('a response is returned if the device is full', async () => {
  const full = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  } as unknown as Storage
  expect(await pointsOf(createEtagCache(full, stay, makeServer().ask))).toEqual({ points: 5 })
})
