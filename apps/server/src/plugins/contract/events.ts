import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

const eventIdPattern = /^\d{1,15}$/

export function readLastEventId({ headers }: FastifyRequest): number | null {
  const id = headers['last-event-id']
  return typeof id === 'string' && eventIdPattern.test(id) ? Number(id) : null
}

/** No proxy may buffer it. The connection then serves nothing else, so a stopping server need not wait for it. */
export const sendEvents = (reply: FastifyReply, events: Readable): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    .send(events)
