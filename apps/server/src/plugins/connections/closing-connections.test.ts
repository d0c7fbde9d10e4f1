import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logIn } from '../../testing/http.ts'
import { makeChild, makeSchool, type TestChild } from '../../testing/school.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let child: TestChild
let headers: Record<string, string>
const agent = new Agent({ keepAlive: true })

beforeEach(async () => {
  app = await startTestApp()
  child = await makeChild(app, await makeSchool(app))
  const { tokens } = await logIn(app, child.username)
  headers = { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' }
})
afterEach(() => agent.destroy())

const noteJson = JSON.stringify({ date: 0, title: 'x', text: 'y' })

/** Sends a request for a note on a keep-alive connection. Resolves to the response. */
async function writeNote(): Promise<IncomingMessage> {
  const sending = request(`${app.url}/api/v1/note`, { method: 'POST', agent, headers }).end(noteJson)
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  response.resume()
  return response
}

test('a stopping server answers requests in progress, and closes keep-alive connections', async () => {
  const gate = Promise.withResolvers<void>()
  const holding = app.database.transaction(async (transaction) => {
    await app.database.dialect.lockRow(transaction, 'student', child.student_id)
    await gate.promise
  })
  const arrived = once(app.app.server, 'request')
  const writing = writeNote()
  await arrived
  const closed = app.close()
  gate.resolve()
  await holding
  const { statusCode, headers: answered } = await writing
  await closed
  expect([statusCode, answered.connection]).toEqual([201, 'close'])
})

test('a stopping server does not wait for the rest of a request', async () => {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  const arrived = once(app.app.server, 'request')
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write(
    `POST /api/v1/note HTTP/1.1\r\nhost: x\r\n${lines.join('\r\n')}\r\ncontent-length: 100\r\n\r\n{`,
  )
  await arrived
  const gone = once(socket, 'close')
  await Promise.all([app.close(), gone])
  expect(socket.destroyed).toBe(true)
})
