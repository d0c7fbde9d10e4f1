import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

const eventIdPattern = /^\d{1,15}$/

/** The event that a caller of a stream received last; null if it received none, or says something else. */
export function readLastEventId({ headers }: FastifyRequest): number | null {
  const id = headers['last-event-id']
  return typeof id === 'string' && eventIdPattern.test(id) ? Number(id) : null
}

/**
 * Sends a stream of server-sent events; no proxy may keep it back to make it larger. Its connection serves nothing after
 * it: a server that stops need not wait for a reader to leave.
 */
export const sendEvents = (reply: FastifyReply, events: Readable): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    .send(events)
