import type { LiveEvent } from '@letterliaan/contract'
import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { createLiveChannel } from './live-channel.ts'

beforeEach(() => void vi.useFakeTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const refusal = (status: number) => new ApiError({ status, title: 'x', detail: 'x' })

interface ServerStream {
  readonly lastEventId: string | undefined
  readonly signal: AbortSignal
  readonly send: (text: string) => void
  readonly end: () => void
  readonly cut: () => void
}

/** Creates a channel and records the streams that it requests. The first requests fail with these errors. */
function makeChannel(refusals: Error[] = []) {
  const streams: ServerStream[] = []
  const heard: LiveEvent[] = []
  const encoder = new TextEncoder()
  let asked = 0
  const channel = createLiveChannel<LiveEvent>({
    async open(lastEventId, signal) {
      asked += 1
      const error = refusals.shift()
      if (error) throw error
      const pipe = new TransformStream<Uint8Array, Uint8Array>()
      const writer = pipe.writable.getWriter()
      const quietly = (promise: Promise<unknown>) => void promise.catch(() => undefined)
      signal.addEventListener('abort', () => quietly(writer.abort(signal.reason)))
      streams.push({
        lastEventId,
        signal,
        send: (text) => quietly(writer.write(encoder.encode(text))),
        end: () => quietly(writer.close()),
        cut: () => quietly(writer.abort(new Error('cut'))),
      })
      return new Response(pipe.readable)
    },
    onEvent: (event) => void heard.push(event),
    now: () => performance.now(),
    after(ms, callback) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
    pause: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
    random: () => 1,
  })
  return { channel, streams, heard, asked: () => asked }
}

const sse = (id: number, time: number): string =>
  `id: ${id}\ndata: ${JSON.stringify({ event: 'audio', time, data: { url: '/x' } })}\n\n`

test('the channel receives events that are split into any chunks', async () => {
  const { channel, streams, heard } = makeChannel()
  channel.listen()
  await pass(0)
  for (const letter of sse(1, 1000) + ': \n\n' + sse(2, 1001)) streams[0]?.send(letter)
  await pass(0)
  expect(heard.map(({ time }) => time)).toEqual([1000, 1001])
})

test('the channel reconnects after the stream ends, with the id of its last event', async () => {
  const { channel, streams } = makeChannel()
  channel.listen()
  await pass(0)
  expect(streams[0]?.lastEventId).toBeUndefined()
  streams[0]?.send(sse(41, 1000))
  await pass(20_000)
  streams[0]?.end()
  await pass(999)
  expect(streams).toHaveLength(1)
  await pass(1)
  expect(streams[1]?.lastEventId).toBe('41')
})

test('the channel reconnects after the stream breaks in the middle of an event', async () => {
  const { channel, streams, heard } = makeChannel()
  channel.listen()
  await pass(0)
  streams[0]?.send(sse(41, 1000) + 'id: 42\nda')
  await pass(0)
  streams[0]?.cut()
  await pass(2000)
  expect(streams[1]?.lastEventId).toBe('41')
  streams[1]?.send(sse(42, 1001))
  await pass(0)
  expect(heard.map(({ time }) => time)).toEqual([1000, 1001])
})

test('the channel waits longer after each failed request, but at most a minute', async () => {
  const lost = Array.from({ length: 9 }, () => new NetworkError('x'))
  const { channel, asked } = makeChannel(lost)
  channel.listen()
  await pass(0)
  const seconds = [2, 4, 8, 16, 32, 60, 60, 60]
  for (const [at, wait] of seconds.entries()) {
    await pass(wait * 1000 - 1)
    expect(asked()).toBe(at + 1)
    await pass(1)
    expect(asked()).toBe(at + 2)
  }
})

test('the channel waits longer each time if the stream repeatedly ends at once', async () => {
  const { channel, streams, asked } = makeChannel()
  channel.listen()
  for (let second = 0; second < 60; second += 1) {
    streams.at(-1)?.end()
    await pass(1000)
  }
  expect(asked()).toBeLessThan(8)
})

test('the channel replaces a stream that sent no data for 45 s', async () => {
  const { channel, streams } = makeChannel()
  channel.listen()
  await pass(0)
  await pass(44_000)
  streams[0]?.send(': \n\n')
  await pass(44_000)
  expect(streams).toHaveLength(1)
  await pass(3000)
  expect(streams[0]?.signal.aborted).toBe(true)
  expect(streams).toHaveLength(2)
})

test.each([403, 404])('the channel does not reconnect after the response %d', async (status) => {
  const { channel, asked } = makeChannel([refusal(status)])
  channel.listen()
  await pass(600_000)
  expect(asked()).toBe(1)
})

test('the channel retries after the response 429 (too many streams)', async () => {
  const { channel, asked } = makeChannel([refusal(429)])
  channel.listen()
  await pass(2000)
  expect(asked()).toBe(2)
})

test('the channel can be stopped, and resumes after its last event when it listens again', async () => {
  const { channel, streams, heard } = makeChannel()
  const stop = channel.listen()
  await pass(0)
  streams[0]?.send(sse(41, 1000))
  await pass(0)
  stop()
  await pass(600_000)
  expect(streams[0]?.signal.aborted).toBe(true)
  expect(streams).toHaveLength(1)
  channel.listen()
  await pass(0)
  expect(streams[1]?.lastEventId).toBe('41')
  expect(heard).toHaveLength(1)
})
