import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { QueueLoad } from '../../queue-load.ts'
import { createBusyError } from '../errors/problem-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of an uploaded file that the request holds or is receiving. */
    heldBytes: number
    isInGate: boolean
  }
}

export interface GateLimits {
  /** Maximum number of calls in progress during a burst. */
  readonly max: number
  /** Maximum number of calls in progress under lasting pressure. */
  readonly maxStanding: number
  readonly burstMs: number
  /** A new burst is possible after this time (ms) without refusals. */
  readonly recoveryMs: number
  /** Maximum number of bytes of files that are being received or processed. */
  readonly maxHeldBytes: number
}

const defaultLimits: GateLimits = {
  max: 500,
  maxStanding: 32,
  burstMs: 500,
  recoveryMs: 2000,
  maxHeldBytes: 48 * 1024 * 1024,
}

/** Refuses with 503 calls that would only wait (ADR 57). Admits the short burst of a class that starts. */
export function registerCallGate(
  app: FastifyInstance,
  limits: Partial<GateLimits> = {},
  now: () => number = () => performance.now(),
): () => readonly QueueLoad[] {
  const { max, maxStanding, burstMs, recoveryMs, maxHeldBytes } = { ...defaultLimits, ...limits }
  let underWay = 0
  let heldBytes = 0
  let calmAt = now()
  /** No burst is admitted before this time, because repeated bursts are lasting pressure. */
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
  // The limit is checked first, but a slot is taken only when the body has arrived, as slow senders would take all.
  app.addHook('onRequest', (request, _reply, done) =>
    done(isCounted(request) && isFull() ? busyFor() : undefined),
  )
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const bytes = sentBytes(request)
    if (heldBytes + bytes > maxHeldBytes) return done(createBusyError())
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

/** Random seconds, so that callers refused together do not retry together. */
const busyFor = () => createBusyError(2 + Math.floor(Math.random() * 7))

/** Excludes calls that have their own queues: passwords, sounds, documents and events. */
function isCounted({ routeOptions: { config } }: FastifyRequest): boolean {
  const { endpoint } = config
  return endpoint?.response != null && !endpoint.events && !endpoint.upload && endpoint.errors !== 'oauth'
}

/** Returns the size of a file, or 0 because other bodies are small. */
function sentBytes({ headers, routeOptions: { config } }: FastifyRequest): number {
  const upload = config.endpoint?.upload
  if (upload === undefined) return 0
  const told = Number(headers['content-length'])
  return Number.isSafeInteger(told) && told >= 0 ? Math.min(told, upload.maxBytes) : upload.maxBytes
}
