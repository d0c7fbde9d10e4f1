import type { Readable } from 'node:stream'
import {
  contract,
  getEndpoint,
  isDeveloperHost,
  type EndpointName,
  type Endpoint,
  type HttpMethod,
} from '@letterliaan/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Clock, getNowSeconds } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { LinkSigner } from '../auth/link-signer.ts'
import { readCaller } from '../auth/read-caller.ts'
import type { OrganisationCaller, UserCaller } from '../auth/caller.ts'
import { createNotFoundError, createContentTypeError } from '../errors/problem-error.ts'
import type { LimitCall } from '../limits/call-limits.ts'
import { CachedResponse } from '../transfer/response-cache.ts'
import { openCookies, type Cookies } from './device-cookie.ts'
import type { CallsOf } from './calls-of.ts'
import type { BytesResponse } from './handler.ts'
import { runOnce } from './idempotency.ts'
import { isFileBody, readUpload } from './upload.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly endpoint?: Endpoint
  }

  interface FastifyRequest {
    caller: OrganisationCaller | UserCaller | null
  }
}

export interface BindingDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly signer: LinkSigner
  readonly limitsOf: (endpoint: Endpoint) => LimitCall
  readonly hasDeveloperCalls: boolean
  /** Folds the pending runs of one child, or of all (null), before a call that may read their results. */
  readonly foldKnowledge: (database: Database, student_id: number | null) => Promise<void>
}

export function bindContract(
  app: FastifyInstance,
  callsOf: CallsOf,
  dependencies: BindingDependencies,
): void {
  app.decorateRequest('caller', null)
  for (const call of Object.keys(contract) as EndpointName[]) {
    if (getEndpoint(call).developer && !dependencies.hasDeveloperCalls) continue
    bindCall(app, call, callsOf, dependencies)
  }
}

type AnyRun = (context: object) => Promise<unknown>
type AnyHandler = AnyRun | { readonly prepare: (context: object) => Promise<AnyRun> }

function bindCall(
  app: FastifyInstance,
  call: EndpointName,
  callsOf: CallsOf,
  dependencies: BindingDependencies,
): void {
  const endpoint = getEndpoint(call)
  const limitCall = dependencies.limitsOf(endpoint)
  const [method, url] = call.split(' ') as [HttpMethod, string]
  app.route({
    method,
    url,
    schema: schemaOf(endpoint),
    // A HEAD request for a stream would never end.
    ...(endpoint.events && { exposeHeadRoute: false }),
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    ...(endpoint.upload && { bodyLimit: endpoint.upload.maxBytes }),
    config: { endpoint },
    // Access is checked before the body is read.
    onRequest: async (request) => {
      if (endpoint.developer && !isDeveloperHost(request.hostname)) throw createNotFoundError()
      request.caller = await readCaller(endpoint, request, {
        ...dependencies,
        now: getNowSeconds(dependencies.clock),
      })
      await limitCall(request, request.caller)
    },
    preValidation: (request, _reply, done) => {
      refuseOtherContent(endpoint, request)
      done()
    },
    handler: async (request, reply) => {
      const cookies = openCookies(request, reply)
      const { database, handlers } = callsOf(request.caller?.organisation_id ?? null)
      const handler = handlers[call] as unknown as AnyHandler
      if (readsKnowledge(request)) await dependencies.foldKnowledge(database, request.caller.student_id)
      const answer = await runCall({ endpoint, handler, request, cookies }, { ...dependencies, database })
      if (endpoint.events) return sendEvents(reply, answer as Readable)
      if (answer instanceof CachedResponse) return answer.send(request, reply)
      return endpoint.response === null
        ? sendBytes(request, reply, endpoint, answer as BytesResponse)
        : reply
            .code(endpoint.success ?? 200)
            .header('cache-control', 'no-store')
            .send(answer)
    },
  })
}

/** True for a child's GET and for any call of a supervisor. A signed link has no user. */
const readsKnowledge = (
  request: FastifyRequest,
): request is FastifyRequest & { readonly caller: UserCaller } =>
  request.caller !== null &&
  'user_id' in request.caller &&
  (request.caller.student_id === null || request.method === 'GET')

function schemaOf({ summary, tag, auth, params, query, body, response, success }: Endpoint) {
  return {
    summary,
    tags: [tag],
    ...(auth !== 'none' && { security: [{ bearer: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(response && { response: { [success ?? 200]: response } }),
  }
}

function refuseOtherContent(endpoint: Endpoint, request: FastifyRequest): void {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  if (isForm && endpoint.form !== true) throw createContentTypeError()
  if (isFileBody(request) && endpoint.upload === undefined) throw createContentTypeError()
}

interface RunningCall {
  readonly endpoint: Endpoint
  readonly handler: AnyHandler
  readonly request: FastifyRequest
  readonly cookies: Cookies
}

async function runCall(
  { endpoint, handler, request, cookies }: RunningCall,
  { database, clock }: BindingDependencies,
): Promise<unknown> {
  const now = getNowSeconds(clock)
  const upload = endpoint.upload ? readUpload(endpoint.upload, request) : null
  const { params, query, body, caller, ip: address } = request
  const lastEventId = endpoint.events ? readLastEventId(request) : null
  const origin = `${request.protocol}://${request.host}`
  const deviceTime = readDeviceTime(request)
  const sent = { params, query, body, upload, address, ...cookies, origin, lastEventId, deviceTime }
  const context = { ...sent, caller, now, transaction: null, isRepeated: false, fingerprint: null }
  const run = 'prepare' in handler ? await handler.prepare(context) : handler
  if (endpoint.idempotent !== true || caller === null || !('user_id' in caller)) return run(context)
  const keepsAnswer = endpoint.repeatTellsState !== true
  const once = { caller, now, keepsAnswer, storesKey: endpoint.storesKey === true }
  return runOnce(database, request, once, (transaction, isRepeated, fingerprint) =>
    run({ ...context, transaction, isRepeated, fingerprint }),
  )
}

/** Reads the header `device-time`, unix seconds; null if it is missing. */
function readDeviceTime({ headers }: FastifyRequest): number | null {
  const seconds = Number(headers['device-time'])
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : null
}

function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  { bytes, etag, cacheControl, disposition }: BytesResponse,
): FastifyReply {
  reply.headers({ 'cache-control': cacheControl, 'content-type': endpoint.contentType })
  if (etag !== undefined) reply.header('etag', `"${etag}"`)
  if (disposition !== undefined) reply.header('content-disposition', disposition)
  if (etag !== undefined && request.headers['if-none-match'] === `"${etag}"`) return reply.code(304).send()
  return reply.send(bytes)
}

const eventIdPattern = /^\d{1,15}$/

function readLastEventId({ headers }: FastifyRequest): number | null {
  const id = headers['last-event-id']
  return typeof id === 'string' && eventIdPattern.test(id) ? Number(id) : null
}

/** Sends a stream that proxies may not buffer. Its connection serves no other call. */
const sendEvents = (reply: FastifyReply, events: Readable): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    .send(events)
