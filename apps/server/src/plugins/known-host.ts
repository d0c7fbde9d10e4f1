import { hostname } from 'node:os'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isLocalHost } from '../local-host.ts'
import { createProblemError } from './errors/problem-error.ts'
import { isHiddenAddress } from './outgoing/outgoing-fetch.ts'

/** Tests whether a name or address is within this machine or its network. */
export function isKnownHost(name: string): boolean {
  const address = name.replace(/^\[|\]$/g, '')
  if (isIP(address) !== 0) return isHiddenAddress(address)
  return (
    isLocalHost(name) || name === hostname() || !name.includes('.') || /\.(?:local|lan|internal)$/.test(name)
  )
}

const unknownHost = () =>
  createProblemError(
    421,
    'Onbekend adres',
    'De server kent dit adres niet. Zet het adres van het spel in de instelling PUBLIC_URL en start de server opnieuw.',
  )

/** Refuses foreign hosts except for probes, because links use the Host header if PUBLIC_URL is not set. */
export function registerKnownHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isProbe = ['/healthz', '/readyz'].includes(request.routeOptions.url ?? '')
    done(isProbe || isKnownHost(request.hostname) ? undefined : unknownHost())
  })
}
