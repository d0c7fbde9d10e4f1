import { join } from 'node:path'
import formbody from '@fastify/formbody'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { createHandlers, type HandlerDependencies } from './handlers.ts'
import { createLinkSigner } from './plugins/auth/link-signer.ts'
import { createSoundsAhead } from './modules/sound/index.ts'
import {
  createOwnWordAnalyser,
  createPictureRemaker,
  createPrinter,
  createSpellingLookup,
} from './modules/curriculum/index.ts'
import { createRosterReader } from './modules/school/index.ts'
import { createStepListCache, foldOrganisation, foldStudentIfPending } from './modules/learn/index.ts'
import { createLiveHub } from './modules/live/index.ts'
import { auditViews } from './modules/audit-log/index.ts'
import {
  createFailedLoginLog,
  createPasswordResets,
  measurePasswordLoad,
  createSingleSignOn,
} from './modules/identity/index.ts'
import { registerFirstAdministrator } from './modules/people/index.ts'
import { registerClosingConnections } from './plugins/connections/closing-connections.ts'
import { registerDrainedRefusals } from './plugins/connections/drained-refusals.ts'
import { registerSilentConnections } from './plugins/connections/silent-connections.ts'
import { createCallsOf } from './plugins/contract/calls-of.ts'
import { registerContractVersion } from './plugins/contract/contract-version.ts'
import { bindContract } from './plugins/contract/bind-contract.ts'
import { registerJsonBody } from './plugins/contract/json-body.ts'
import { registerUploads } from './plugins/contract/upload.ts'
import { registerUsableText } from './plugins/contract/usable-text.ts'
import { registerValidation, noSchemaCompilers } from './plugins/contract/validation.ts'
import { registerErrorHandler } from './plugins/errors/errors.ts'
import { registerHealth } from './plugins/health.ts'
import { registerKnownHost } from './plugins/known-host.ts'
import { type GateLimits, registerCallGate } from './plugins/limits/call-gate.ts'
import { createCallLimits } from './plugins/limits/call-limits.ts'
import { createLimiters } from './plugins/limits/limiters.ts'
import { readPublicPath, registerPublicPath, stripPublicPath } from './plugins/public-path.ts'
import { registerSecurity } from './plugins/security.ts'
import { registerSecurityTxt } from './plugins/security-txt.ts'
import { registerCompression } from './plugins/transfer/compress.ts'
import { registerRevalidation } from './plugins/transfer/revalidate.ts'
import { registerStatic, type AppFolders } from './plugins/static.ts'
import {
  type CallWatch,
  createErrorLog,
  createLoggerSettings,
  type LogStream,
  registerCallWatch,
} from './plugins/watch.ts'
import type { QueueLoad } from './queue-load.ts'
import { limitTo } from './db/limit-to-organisation.ts'
import { readSoundsVersion } from './db/tables/organisation.ts'

type Shared =
  | 'database'
  | 'speech'
  | 'contents'
  | 'soundCorrections'
  | 'files'
  | 'eraser'
  | 'clock'
  | 'secret'
  | 'mailer'
  | 'publicUrl'
  | 'renewalPlace'
  | 'allowsPrivateProviders'
  | 'checkInstallation'

/** Creates the threads for work that would block the event loop. Each thread starts at its first job. */
export const createThreads = () => ({
  printer: createPrinter(),
  spelling: createSpellingLookup(),
  ownWords: createOwnWordAnalyser(),
  rosterReader: createRosterReader(),
  remaker: createPictureRemaker(),
})

export type Threads = ReturnType<typeof createThreads>

export interface AppDependencies extends Pick<HandlerDependencies, Shared> {
  readonly threads: Threads
  readonly folders: AppFolders
  readonly logLevel: string
  /** Number of reverse proxies before the server; each adds the caller's address to X-Forwarded-For. */
  readonly trustedProxies: number
  /** True in production if `publicUrl` is not set, because links are then made from the Host header. */
  readonly refusesUnknownHosts: boolean
  /** True if the sounds of a step are made before a child requests them. */
  readonly makesSoundsAhead: boolean
  readonly hasApiDocs: boolean
  readonly writesPerMinute: number
  readonly hasDeveloperCalls: boolean
  /** Calls of at least this duration (ms) are logged. */
  readonly slowCallMs: number
  readonly watch: CallWatch
  readonly gateLimits?: Partial<GateLimits>
  /** Null means standard output. */
  readonly logStream?: LogStream | null
  /** Address for questions about the subscription and security reports. */
  readonly contactEmail: string | null
  readonly hasOwnVoice: boolean
}

/** Larger than any body of the contract; uploads have their own limits. */
const maxBodyBytes = 64 * 1024

/** Time limit for receiving a request. */
const requestTimeoutMs = 30_000
/** Enough for a school of two thousand with some devices each; an idle connection takes about 10 kB. */
const connectionLimits = { max: 10_000, maxSilent: 1000, silentMs: requestTimeoutMs }

export interface BuiltApp extends FastifyInstance {
  readonly readQueues: () => readonly QueueLoad[]
  readonly beginStop: () => void
}

/** Builds the whole server, without listening. */
export async function buildApp(dependencies: AppDependencies): Promise<BuiltApp> {
  const { database, speech, soundCorrections, threads, clock, secret, logLevel, trustedProxies } =
    dependencies
  const publicPath = readPublicPath(dependencies.publicUrl)
  const app: FastifyInstance = Fastify({
    rewriteUrl: ({ url = '/' }) => stripPublicPath(url, publicPath),
    logger: createLoggerSettings(logLevel, dependencies.watch, dependencies.logStream ?? null),
    bodyLimit: maxBodyBytes,
    // The client itself can write the addresses that are not from our own proxies.
    trustProxy: (_address, hop) => hop < trustedProxies,
    requestTimeout: requestTimeoutMs,
    // Both are set, because Node gives a body the longer of the two, and headers a minute by default.
    http: { headersTimeout: requestTimeoutMs, requestTimeout: requestTimeoutMs },
    forceCloseConnections: 'idle',
    // After the stop begins, requests on open connections are still answered, with `Connection: close`.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    schemaController: noSchemaCompilers,
    frameworkErrors: (error, request, reply) => app.errorHandler(error, request, reply),
  })
  registerPublicPath(app, publicPath)
  registerCallWatch(app, dependencies.watch, dependencies.slowCallMs)
  if (dependencies.refusesUnknownHosts) registerKnownHost(app)
  const readGate = registerCallGate(app, dependencies.gateLimits)
  const health = registerHealth(app, database)
  registerSilentConnections(app, connectionLimits)
  registerClosingConnections(app)
  registerErrorHandler(app)
  registerDrainedRefusals(app)
  registerContractVersion(app)
  registerRevalidation(app)
  registerCompression(app)
  registerValidation(app)
  registerJsonBody(app)
  registerUploads(app)
  registerUsableText(app)
  await app.register(formbody, { bodyLimit: maxBodyBytes })
  const { game, supervisor } = dependencies.folders
  registerSecurity(
    app,
    [game, supervisor].map((folder) => join(folder, 'index.html')),
  )
  if (dependencies.hasApiDocs) await (await import('./plugins/openapi.ts')).registerOpenApi(app)
  const soundsAhead = createSoundsAhead({
    speech,
    isOn: dependencies.makesSoundsAhead,
    changesOf: async (organisation_id) =>
      soundCorrections.of(
        limitTo(database.queries, organisation_id),
        await readSoundsVersion(database.queries, organisation_id),
      ),
    onError: (error) => app.log.warn(error),
  })
  const signer = createLinkSigner(secret)
  const live = createLiveHub({ database, clock, onError: (error) => app.log.error(error) })
  app.addHook('preClose', async () => live.close())
  const limiters = createLimiters(database, secret)
  const passwordResets = createPasswordResets({
    ...dependencies,
    limiters,
    publicUrl: () => dependencies.publicUrl ?? app.listeningOrigin,
    onError: (error) => app.log.error(error),
  })
  app.addHook('preClose', () => passwordResets.settle())
  const failedLogins = createFailedLoginLog(database, (error) => app.log.error(error))
  app.addHook('preClose', () => failedLogins.settle())
  const singleSignOn = createSingleSignOn({
    database,
    clock,
    limiters,
    secret,
    publicUrl: () => dependencies.publicUrl ?? app.listeningOrigin,
    allowsPrivate: dependencies.allowsPrivateProviders,
    onRefused: (error) => app.log.warn(error),
  })
  const readQueues = (): readonly QueueLoad[] => [
    ...readGate(),
    ...database.load().queues,
    ...Object.entries(threads).map(([name, thread]) => Object.assign({ name }, thread.load())),
    { name: 'sounds', ...speech.load().making },
    { name: 'own_sounds', ...speech.load().own },
    { name: 'sounds_ahead', ...soundsAhead.load() },
    measurePasswordLoad(),
    passwordResets.load(),
    live.load(),
  ]
  const onError = createErrorLog(app.log)
  const shared = {
    ...dependencies,
    keptSteps: createStepListCache(),
    limiters,
    soundsAhead,
    signer,
    live,
    ...threads,
    passwordResets,
    failedLogins,
    singleSignOn,
    onError,
    installation: {
      has_mail: dependencies.mailer !== null,
      contact_email: dependencies.contactEmail,
      has_own_voice: dependencies.hasOwnVoice,
    },
  }
  const callsOf = createCallsOf(database, (of) => createHandlers({ ...shared, database: of }))
  auditViews(app, { database, clock })
  bindContract(app, callsOf, {
    database,
    clock,
    signer,
    limitsOf: createCallLimits(dependencies.writesPerMinute),
    hasDeveloperCalls: dependencies.hasDeveloperCalls,
    foldKnowledge: (of, student_id) =>
      (student_id === null
        ? foldOrganisation(of, dependencies.contents, onError)
        : foldStudentIfPending(of, dependencies.contents, student_id, onError)
      ).catch(onError),
  })
  registerFirstAdministrator(app, database, clock)
  registerSecurityTxt(app, dependencies)
  singleSignOn.registerPages(app)
  await registerStatic(app, dependencies.folders)
  return Object.assign(app, { readQueues, beginStop: health.beginStop })
}
