import { expect, test, vi } from 'vitest'
import { createOfflineFetch, type DeviceResponses } from './offline-fetch.ts'

const place = 'https://letterliaan.example'
const json = (value: unknown, status = 200) => Response.json(value, { status })

/** A device that stores responses. `network` resolves, or rejects if offline. */
function makeDevice(isLoggedIn = true) {
  let login = 1
  const here = new Map<string, string>()
  const cache: DeviceResponses = {
    recall: async (path) => {
      const text = here.get(path)
      return text === undefined ? null : new Response(text)
    },
    keep: async (path, answer) => void here.set(path, await answer.text()),
  }
  const network = vi.fn<(input: unknown) => Promise<Response>>(async () => json('of the server'))
  const { fetch, begin } = createOfflineFetch({
    ask: network,
    pathOf: ({ pathname }) => pathname,
    isLoggedIn: () => isLoggedIn,
    watchLogout: () => {
      const known = login
      return () => login !== known
    },
  })
  const open = vi.fn<() => Promise<DeviceResponses>>(async () => cache)
  const shown = Promise.withResolvers<void>()
  begin(open, shown.promise)
  const get = async (path: string, init?: RequestInit) => (await fetch(place + path, init)).text()
  const loseNetwork = () => network.mockRejectedValue(new TypeError('Failed to fetch'))
  const logInAnother = () => void (login += 1)
  return { here, network, open, showFirstPage: shown.resolve, fetch, get, loseNetwork, logInAnother }
}

test('NET-2 a failed request is answered with the last stored response', async () => {
  const { get, here, showFirstPage, loseNetwork } = makeDevice()
  showFirstPage()
  expect(await get('/api/v1/step/6?of=1')).toBe('"of the server"')
  await expect.poll(() => [...here.keys()]).toEqual(['/api/v1/step/6?of=1'])
  loseNetwork()
  expect(await get('/api/v1/step/6?of=1')).toBe('"of the server"')
  await expect(get('/api/v1/step/7')).rejects.toThrow('Failed to fetch')
})

test('NET-1 the login page of a wifi network is no response of the server and is not stored', async () => {
  const { get, here, showFirstPage, network } = makeDevice()
  showFirstPage()
  here.set('/api/v1/step', 'kept')
  network.mockResolvedValue(new Response('<h1>Wifi</h1>', { headers: { 'content-type': 'text/html' } }))
  expect(await get('/api/v1/step')).toBe('kept')
  expect(here.get('/api/v1/step')).toBe('kept')
})

test('NET-1 an error response is returned unchanged and replaces no stored response', async () => {
  const { fetch, here, showFirstPage, network } = makeDevice()
  showFirstPage()
  here.set('/api/v1/step', 'kept')
  network.mockResolvedValue(json({ title: 'Weg' }, 404))
  expect((await fetch(`${place}/api/v1/step`)).status).toBe(404)
  network.mockResolvedValue(json('next'))
  await fetch(`${place}/api/v1/badge`)
  await expect.poll(() => here.has('/api/v1/badge')).toBe(true)
  expect(here.get('/api/v1/step')).toBe('kept')
})

test('NET-1 an aborted request is not answered from the device', async () => {
  const { get, here, network } = makeDevice()
  here.set('/api/v1/step', 'kept')
  const leaving = new AbortController()
  network.mockImplementation(async () => {
    leaving.abort()
    throw new DOMException('left', 'AbortError')
  })
  await expect(get('/api/v1/step', { signal: leaving.signal })).rejects.toThrow('left')
})

test.each([
  ['a change', '/api/v1/user/update', { method: 'POST' }],
  ['a live channel', '/api/v1/live/7', undefined],
  ['the logbook', '/api/v1/note', undefined],
  ['a page of another app', '/begeleider', undefined],
])('NET-1 %s is neither stored nor answered from the device', async (_what, path, init) => {
  const { get, here, open, showFirstPage, loseNetwork } = makeDevice()
  showFirstPage()
  here.set(path, 'kept')
  expect(await get(path, init)).toBe('"of the server"')
  loseNetwork()
  await expect(get(path, init)).rejects.toThrow('Failed to fetch')
  expect(open).not.toHaveBeenCalled()
})

test('NET-4 no response is stored or returned without a login', async () => {
  const { get, here, showFirstPage, loseNetwork, open } = makeDevice(false)
  showFirstPage()
  here.set('/api/v1/step', 'kept')
  await get('/api/v1/step')
  loseNetwork()
  await expect(get('/api/v1/step')).rejects.toThrow('Failed to fetch')
  expect(open).not.toHaveBeenCalled()
})

test('NET-1 responses are stored after the first page, or at once while offline', async () => {
  const { get, here, open, showFirstPage, loseNetwork } = makeDevice()
  await get('/api/v1/step')
  expect(open).not.toHaveBeenCalled()
  showFirstPage()
  await expect.poll(() => [...here.keys()]).toEqual(['/api/v1/step'])

  const early = makeDevice()
  early.here.set('/api/v1/step', 'kept')
  early.loseNetwork()
  expect(await early.get('/api/v1/step')).toBe('kept')
  loseNetwork()
  expect(await get('/api/v1/step')).toBe('"of the server"')
})

test.each([
  ['before it begins to come', false],
  ['while it comes', true],
])(
  'NET-4 a late response for a child that logged out %s is not stored for the next child',
  async (_when, hasBegun) => {
    const { get, here, network, open, showFirstPage, logInAnother } = makeDevice()
    showFirstPage()
    const rest = Promise.withResolvers<void>()
    const late = new ReadableStream({
      async start(stream) {
        await rest.promise
        stream.enqueue(new TextEncoder().encode('of the first child'))
        stream.close()
      },
    })
    const head = Promise.withResolvers<Response>()
    network.mockReturnValueOnce(head.promise)
    const answered = get('/api/v1/step')
    if (!hasBegun) logInAnother()
    head.resolve(new Response(late))
    if (hasBegun) {
      await vi.waitUntil(() => open.mock.calls.length > 0, { timeout: 20_000 })
      logInAnother()
    }
    rest.resolve()
    expect(await answered).toBe('of the first child')
    await get('/api/v1/badge')
    await expect.poll(() => [...here.keys()]).toEqual(['/api/v1/badge'])
  },
)
