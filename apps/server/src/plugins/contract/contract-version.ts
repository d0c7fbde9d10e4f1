import { contractHeader, oldestContractVersion } from '@letterliaan/contract'
import type { FastifyInstance } from 'fastify'
import { createVersionTooOldError } from '../errors/problem-error.ts'

const ofApi = /^\/api\//

/** Returns false if there is no version, because a script or an older page sends none (ADR 67). */
const isTooOld = (version: unknown): boolean =>
  typeof version === 'string' && /^\d{1,9}$/.test(version) && Number(version) < oldestContractVersion

/** Refuses versions of the apps that this server no longer understands, with a message (NET-5). */
export function registerContractVersion(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = ofApi.test(request.url) && isTooOld(request.headers[contractHeader])
    done(isRefused ? createVersionTooOldError() : undefined)
  })
}
