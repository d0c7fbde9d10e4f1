import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

test('who sends half a request is let go after 30 seconds, whichever half is missing', async () => {
  const app = await startTestApp()
  // Node waits for a body as long as the longer of the two says.
  const { headersTimeout, requestTimeout } = app.app.server
  await app.close()
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 30_000])
})

test('a server that stops does not wait for a connection that asked nothing', async () => {
  const app = await startTestApp()
  const { hostname, port } = new URL(app.url)
  const accepted = once(app.app.server, 'connection')
  const socket = connect(Number(port), hostname)
  await accepted
  const gone = once(socket, 'close')
  await Promise.all([app.close(), gone])
  expect(socket.destroyed).toBe(true)
})
