import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { QueueLoad } from '../../queue-load.ts'
import { busy } from '../errors/problem-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of a file that it holds, or is sending. */
    heldBytes: number
    isInGate: boolean
  }
}

export interface GateLimits {
  /** Calls under way in a burst. */
  readonly max: number
  /** Calls under way where it stays busy. */
  readonly maxStanding: number
  /** A burst is over in so many ms, or it is no burst. */
  readonly burstMs: number
  /** After the last call that was refused (ms). */
  readonly recoveryMs: number
  /** Bytes of files that are received or worked on. */
  readonly maxHeldBytes: number
}

const defaultLimits: GateLimits = {
  max: 500,
  maxStanding: 32,
  burstMs: 500,
  recoveryMs: 2000,
  maxHeldBytes: 48 * 1024 * 1024,
}

/**
 * Refuses with 503 what would only wait (docs/adr/0057-watched-and-bounded.md). A class that begins is a burst and is
 * let in; what is still crowded half a second later is more than the server can do.
 */
export function registerCallGate(
  app: FastifyInstance,
  limits: Partial<GateLimits> = {},
  now: () => number = () => performance.now(),
): () => readonly QueueLoad[] {
  const { max, maxStanding, burstMs, recoveryMs, maxHeldBytes } = { ...defaultLimits, ...limits }
  let underWay = 0
  let heldBytes = 0
  let calmAt = now()
  /** Until then no burst: one that began anew each time would be the crowd again. */
  let recoversAt = -Infinity

  const isFull = (): boolean => {
    if (underWay < maxStanding) {
      calmAt = now()
      return false
    }
    if (underWay >= max) return true
    const isStanding = now() < recoversAt || now() - calmAt > burstMs
    if (isStanding) recoversAt = now() + recoveryMs
    return isStanding
  }

  const leave = (request: FastifyRequest): void => {
    if (request.isInGate) underWay -= 1
    request.isInGate = false
  }

  app.decorateRequest('isInGate', false)
  app.decorateRequest('heldBytes', 0)
  // Before anything is done for it; a slot is taken when its body is there, for slow senders would take them all.
  app.addHook('onRequest', (request, _reply, done) =>
    done(isCounted(request) && isFull() ? busyFor() : undefined),
  )
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const bytes = sentBytes(request)
    if (heldBytes + bytes > maxHeldBytes) return done(busy())
    request.heldBytes = bytes
    heldBytes += bytes
    return done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    if (!isCounted(request)) return done()
    if (isFull()) return done(busyFor())
    request.isInGate = true
    underWay += 1
    return done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request)
    heldBytes -= request.heldBytes
    request.heldBytes = 0
    done()
  })
  return () => [
    { name: 'calls', length: underWay, max },
    { name: 'upload_bytes', length: heldBytes, max: maxHeldBytes },
  ]
}

/** Spread, so that those who were refused together do not come back together (seconds). */
const busyFor = () => busy(2 + Math.floor(Math.random() * 7))

/** Passwords, sounds, documents and news have queues of their own. */
function isCounted({ routeOptions: { config } }: FastifyRequest): boolean {
  const { endpoint } = config
  return endpoint?.response != null && !endpoint.events && !endpoint.upload && endpoint.errors !== 'oauth'
}

/** Returns the size of a file; other bodies are small. */
function sentBytes({ headers, routeOptions: { config } }: FastifyRequest): number {
  const upload = config.endpoint?.upload
  if (upload === undefined) return 0
  const told = Number(headers['content-length'])
  return Number.isSafeInteger(told) && told >= 0 ? Math.min(told, upload.maxBytes) : upload.maxBytes
}
