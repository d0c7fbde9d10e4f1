import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { registerSilentConnections, type ConnectionLimits } from './silent-connections.ts'

test('an incomplete request is dropped after 30 seconds, whichever part is missing', async () => {
  const app = await startTestApp()
  // Node waits for a body until the longer of these two limits.
  const { headersTimeout, requestTimeout } = app.app.server
  await app.close()
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 30_000])
})

test('a stopping server does not wait for a connection without a request', async () => {
  const app = await startTestApp()
  const { hostname, port } = new URL(app.url)
  const accepted = once(app.app.server, 'connection')
  const socket = connect(Number(port), hostname)
  await accepted
  const gone = once(socket, 'close')
  await Promise.all([app.close(), gone])
  expect(socket.destroyed).toBe(true)
})

describe('limits of connections', () => {
  let app: FastifyInstance
  afterEach(() => app.close())

  /** Starts a server with these limits. Returns a function that opens connections. */
  async function listen(limits: Partial<ConnectionLimits>) {
    app = fastify()
    registerSilentConnections(app, { max: 100, maxSilent: 100, silentMs: 60_000, ...limits })
    app.get('/', () => 'x')
    const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    return () => connect(Number(port), hostname).on('error', () => undefined)
  }

  const ask = async (socket: Socket): Promise<string> => {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    return String((await once(socket, 'data'))[0])
  }

  test('a silent connection is dropped', async () => {
    const open = await listen({ silentMs: 20 })
    const silent = open()
    await once(silent, 'close')
    expect(silent.destroyed).toBe(true)
  })

  test('a connection with a request stays', async () => {
    const open = await listen({ silentMs: 100 })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asking = open()
    await ask(asking)
    const accepted = once(app.server, 'connection')
    const gone = once(open(), 'close')
    await accepted
    vi.advanceTimersByTime(100)
    await gone
    expect(await ask(asking)).toContain('200 OK')
  })

  test('a new connection replaces the oldest silent one if there are too many', async () => {
    const open = await listen({ maxSilent: 2 })
    const asking = open()
    await ask(asking)
    const [oldest] = [open(), open()]
    const gone = once(oldest, 'close')
    const newest = open()
    await gone
    expect(await ask(newest)).toContain('200 OK')
    expect(await ask(asking)).toContain('200 OK')
  })

  test('the number of silent connections stays limited, however many open at once', async () => {
    const open = await listen({ maxSilent: 2 })
    const burst = Array.from({ length: 12 }, open)
    await Promise.all(
      burst.slice(0, 10).map(async (socket) => socket.closed || (await once(socket, 'close'))),
    )
    expect(await Promise.all(burst.slice(10).map(ask))).toEqual([
      expect.stringContaining('200 OK'),
      expect.stringContaining('200 OK'),
    ])
  })

  test('connections beyond the maximum are refused', async () => {
    const open = await listen({ max: 2 })
    const first = open()
    await ask(first)
    await ask(open())
    await once(open(), 'close')
    expect(await ask(first)).toContain('200 OK')
  })
})
