import { ApiError } from '@letterliaan/contract/client'
import { readEvents } from './read-events.ts'

export interface LiveChannelPorts<Event> {
  /** Opens the stream; the server sends what came after `lastEventId` and is still valid. */
  open(lastEventId: string | undefined, signal: AbortSignal): Promise<Response>
  /** `id` numbers the event; undefined where the server gave none. */
  onEvent(event: Event, id: string | undefined): void
  /** Milliseconds of a clock that never jumps. */
  now(): number
  /** Calls back after so many ms; returns how to prevent it. */
  after(ms: number, callback: () => void): () => void
  /** Resolves after so many ms, or sooner when the network comes back. */
  pause(ms: number): Promise<void>
  /** From 0 to 1. */
  random(): number
}

export interface LiveChannel {
  /** Listens from now on, and comes back after every end; goes on after the last event of before. Returns how to stop. */
  readonly listen: () => () => void
}

/** The server gives a sign of life every 15 s: after three that did not come the stream is taken for dead (ms). */
const maxSilenceMs = 45_000
/** A stream that ends sooner than this (ms) was none. */
const minStreamMs = 10_000
const maxPauseMs = 60_000
/** Statuses that will be the same the next time: the caller has no such channel. */
const finalStatuses = new Set([403, 404])

/** Follows a live channel for as long as it is listened to (docs/adr/0007-live-channel.md). */
export function createLiveChannel<Event>(ports: LiveChannelPorts<Event>): LiveChannel {
  let lastEventId: string | undefined

  /** Resolves when the stream ended, in whatever way; rejects when it could not be opened. */
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

  /** Clients that were cut off together don't come back together. */
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
