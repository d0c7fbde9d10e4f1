import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { logIn } from '../../testing/http.ts'
import { makeSchool, makeSupervisor } from '../../testing/school.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = await useTestApp()
const supervisor = await logIn(app, await makeSupervisor(app, await makeSchool(app)))
const token = supervisor.tokens.access_token

/** Sends `bytes` bytes before reading the response, like some clients. Returns the response. */
async function upload(contentLength: number, authorization: string, bytes = contentLength) {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname).pause()
  const closed = new Promise<Error | null>((resolve) => {
    socket.once('error', resolve).once('close', () => resolve(null))
  })
  socket.write(
    'POST /api/v1/begeleider/roster/preview HTTP/1.1\r\nhost: x\r\ncontent-type: application/octet-stream\r\n' +
      `authorization: ${authorization}\r\nconnection: close\r\ncontent-length: ${contentLength}\r\n\r\n`,
  )
  const chunk = Buffer.alloc(100_000)
  while (!socket.destroyed && socket.bytesWritten < bytes) {
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => null), closed])
  }
  let answer = ''
  socket.on('data', (data) => (answer += String(data))).resume()
  return { error: await closed, answer, sent: socket.bytesWritten }
}

test.each([
  ['who may not send it', 4_900_000, () => 'Bearer x', 401],
  ['what is too large', 5_100_000, () => `Bearer ${token}`, 413],
])('the sender of a large upload receives the refusal: %s', async (_, bytes, authorization, status) => {
  const { error, answer } = await upload(bytes, authorization())
  expect([error, answer.slice(0, 12)]).toEqual([null, `HTTP/1.1 ${status}`])
})

test('a refused body is read up to a limit', async () => {
  const { sent } = await upload(1_000_000_000_000, 'Bearer x', 200_000_000)
  expect(sent).toBeLessThan(100_000_000)
})
