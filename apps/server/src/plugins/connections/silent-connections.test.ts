import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

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
