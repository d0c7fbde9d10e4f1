import { createParser } from 'eventsource-parser'
import { ApiError } from '@letterliaan/contract/client'

export interface LiveChannelPorts<Event> {
  open(lastEventId: string | undefined, signal: AbortSignal): Promise<Response>
  onEvent(event: Event, id: string | undefined): void
  now(): number
  after(ms: number, callback: () => void): () => void
  pause(ms: number): Promise<void>
  random(): number
}

export interface LiveChannel {
  /** Reads the stream. After each end, reconnects and resumes after the last event. Returns a stop function. */
  readonly listen: () => () => void
}

/** Three heartbeats of 15 s (ms). */
const maxSilenceMs = 45_000
/** A stream that lasts less than this counts as failed (ms). */
const minStreamMs = 10_000
const maxPauseMs = 60_000
const finalStatuses = new Set([403, 404])

export function createLiveChannel<Event>(ports: LiveChannelPorts<Event>): LiveChannel {
  let lastEventId: string | undefined

  async function readOnce(stopped: AbortSignal): Promise<void> {
    const leaving = new AbortController()
    const leave = (): void => leaving.abort()
    let stopWaiting = () => {}
    const onAlive = (): void => {
      stopWaiting()
      stopWaiting = ports.after(maxSilenceMs, leave)
    }
    stopped.addEventListener('abort', leave)
    try {
      onAlive()
      const response = await ports.open(lastEventId, leaving.signal)
      await readEvents<Event>(response, {
        onAlive,
        onEvent(event, id) {
          lastEventId = id ?? lastEventId
          ports.onEvent(event, id)
        },
      }).catch(() => undefined)
    } finally {
      stopWaiting()
      stopped.removeEventListener('abort', leave)
    }
  }

  /** Returns a random pause (ms), so that clients do not reconnect all at once. */
  const pauseAfter = (failures: number): number =>
    Math.min(1000 * 2 ** failures, maxPauseMs) * (0.2 + 0.8 * ports.random())

  async function follow(stopped: AbortSignal): Promise<void> {
    let failures = 0
    while (!stopped.aborted) {
      const begun = ports.now()
      try {
        await readOnce(stopped)
        failures = ports.now() - begun < minStreamMs ? failures + 1 : 0
      } catch (error) {
        if (error instanceof ApiError && finalStatuses.has(error.status)) return
        failures += 1
      }
      if (!stopped.aborted) await ports.pause(pauseAfter(failures))
    }
  }

  return {
    listen() {
      const stopped = new AbortController()
      void follow(stopped.signal)
      return () => stopped.abort()
    },
  }
}

export interface EventListeners<Event> {
  onEvent(event: Event, id: string | undefined): void
  onAlive(): void
}

async function readEvents<Event>(response: Response, reader: EventListeners<Event>): Promise<void> {
  const parser = createParser({
    onEvent: ({ id, data }) => reader.onEvent(JSON.parse(data) as Event, id),
  })
  const decoder = new TextDecoder()
  const body = response.body?.getReader()
  if (body === undefined) return
  for (;;) {
    const { done, value } = await body.read()
    if (done) return
    reader.onAlive()
    parser.feed(decoder.decode(value, { stream: true }))
  }
}
