import formbody from '@fastify/formbody'
import type { Speech } from '@letterliaan/speech'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import { createHandlers } from './handlers.ts'
import { createAudioSigner } from './modules/audio/signer.ts'
import { createSoundsAhead } from './modules/audio/sounds-ahead.ts'
import type { Contents } from './modules/curriculum/content.ts'
import { registerFirstAdministrator } from './modules/first-administrator/routes.ts'
import { bindContract } from './plugins/contract/bind-contract.ts'
import { registerJsonBody } from './plugins/contract/json-body.ts'
import { registerValidation } from './plugins/contract/validation.ts'
import { registerErrors } from './plugins/errors/errors.ts'
import { registerOpenApi } from './plugins/openapi/openapi.ts'
import { registerSecurity } from './plugins/security/security.ts'
import { registerStatic } from './plugins/static/static.ts'

export interface AppDependencies {
  readonly database: Database
  readonly speech: Speech
  readonly contents: Contents
  readonly clock: Clock
  /** Signs short-lived addresses. */
  readonly secret: string
  /** The folder of the built game. */
  readonly gameFolder: string
  readonly logLevel: string
  /** Is there a proxy in front, whose X-Forwarded-For tells the caller's address? */
  readonly trustProxy: boolean
}

/** No body of the contract comes near it. */
const BODY_LIMIT = 64 * 1024

/** The whole server, not yet listening. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { database, speech, contents, clock, secret, gameFolder, logLevel, trustProxy } = dependencies
  const app: FastifyInstance = Fastify({
    logger: { level: logLevel },
    bodyLimit: BODY_LIMIT,
    trustProxy,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => app.errorHandler(error, request, reply),
  })
  registerErrors(app)
  registerValidation(app)
  registerJsonBody(app)
  await app.register(formbody, { bodyLimit: BODY_LIMIT })
  await registerSecurity(app)
  await registerOpenApi(app)
  const soundsAhead = createSoundsAhead(speech, (error) => app.log.warn(error))
  const signer = createAudioSigner(secret)
  bindContract(app, createHandlers({ database, contents, speech, soundsAhead, signer, clock }), {
    database,
    clock,
    signer,
  })
  registerFirstAdministrator(app, database, clock)
  await registerStatic(app, gameFolder)
  return app
}
