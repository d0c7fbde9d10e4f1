import type { Problem, TokenError } from '@letterliaan/contract'
import { SpeechUnavailableError, SynthesiserBusyError, TooManyWaitingError } from '@letterliaan/speech'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { JobRunnerBusy, TooManyJobsError } from '../../threads/job-runner.ts'
import { OAuthError } from './oauth-error.ts'
import { isTemporary } from './temporary.ts'
import {
  createBadRequestError,
  createBusyError,
  createNotFoundError,
  ProblemError,
  createTooLargeError,
  createContentTypeError,
  createProblemError,
  createWaitError,
} from './problem-error.ts'

const broken = createProblemError(
  500,
  'Er ging iets mis',
  'Er ging iets mis op de server. Probeer het straks nog eens.',
)

const stopping = createWaitError(503, 'De server stopt of start.', 'Even weg')
/** The client then keeps its data and sends it again (docs/adr/0058-begun-again.md). */
const unavailable = createWaitError(503, 'Dit lukt nu even niet.')
const voiceBusy = createWaitError(503, 'De stem heeft het heel druk.')
const voiceAway = createWaitError(503, 'De stem doet het even niet.', 'Even geen stem')
const tooManyWaiting = createWaitError(429, 'De server is nog bezig met uw vorige geluiden.')
const tooManyJobs = createWaitError(429, 'De server is nog bezig met wat er eerder is gestuurd.')

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ProblemError | OAuthError, request, reply) => {
    if (error instanceof OAuthError) return sendTokenError(reply, error)
    const known = toProblemError(error)
    const { status } = known.problem
    if (status >= 500) {
      const route = request.routeOptions.url ?? 'none'
      request.log[status === 503 ? 'warn' : 'error']({ err: error, route }, error.message)
    }
    return sendProblem(request, reply, known)
  })
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ProblemError): FastifyReply {
  const { problem, headers } = error
  reply.code(problem.status).header('cache-control', 'no-store').headers(headers)
  if (request.routeOptions.config.endpoint?.errors === 'oauth') {
    const status = problem.status === 422 ? 400 : problem.status
    return reply.code(status).type('application/json').serializer(JSON.stringify).send(toTokenError(problem))
  }
  return reply.type('application/problem+json').serializer(JSON.stringify).send(problem)
}

function sendTokenError(
  reply: FastifyReply,
  { status, headers, error, message, second_factor }: OAuthError,
): FastifyReply {
  const body: TokenError = { error, error_description: message, ...(second_factor && { second_factor }) }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .headers(headers)
    .type('application/json')
    .serializer(JSON.stringify)
    .send(body)
}

function toProblemError(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error
  if (error instanceof SynthesiserBusyError) return voiceBusy
  if (error instanceof SpeechUnavailableError) return voiceAway
  if (error instanceof TooManyWaitingError) return tooManyWaiting
  if (error instanceof TooManyJobsError) return tooManyJobs
  if (error instanceof JobRunnerBusy) return createBusyError()
  if (isTemporary(error)) return unavailable
  const status = error.statusCode ?? 500
  if (status === 413) return createTooLargeError()
  if (status === 415) return createContentTypeError()
  if (status === 404) return createNotFoundError()
  if (status === 503) return stopping
  if (status >= 400 && status < 500) return createBadRequestError('Deze aanvraag kan de server niet lezen.')
  return broken
}

function toTokenError(problem: Problem): TokenError {
  const field = Object.entries(problem.errors ?? {})[0]
  if (field?.[0] === 'grant_type') {
    return { error: 'unsupported_grant_type', error_description: 'Unsupported grant type' }
  }
  return {
    error: problem.status >= 500 ? 'server_error' : 'invalid_request',
    error_description: field ? `${field[0]}: ${field[1]}` : problem.detail,
  }
}
