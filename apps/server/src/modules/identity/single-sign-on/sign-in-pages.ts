import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createNotFoundError, createTooManyRequestsError } from '../../../plugins/errors/problem-error.ts'
import { openCookies } from '../../../plugins/contract/device-cookie.ts'
import type { Limiter, Limiters } from '../../../plugins/limits/limiters.ts'
import { ssoLimits } from '../../../plugins/limits/limits.ts'
import { toNetwork } from '../../../plugins/limits/network.ts'
import { readBrowserCookie } from './browser-secret.ts'
import { UnreachableService } from '../../../plugins/outgoing/outgoing-fetch.ts'
import { readTextField } from '../../../plugins/contract/text-field.ts'
import type { LogOutByProvider } from './log-out-by-provider.ts'
import { ProviderRefused } from './open-id.ts'
import type { ConnectedProvider } from './provider.ts'
import type { SignInResult, SingleSignOnFlow, SignInRefusal } from './sign-in.ts'

export interface SignInPageNeeds {
  readonly signIn: SingleSignOnFlow
  readonly limiters: Limiters
  readonly logOutByProvider: LogOutByProvider
}

const hidden = { schema: { hide: true } }
const loginPage = '/inloggen'
const staffPage = '/begeleider'
const linkPage = '/begeleider/inloggen-met-school'

/** Registers the redirects to the school's provider and back. They are not calls of the contract. */
export function registerSingleSignOn(app: FastifyInstance, needs: SignInPageNeeds): void {
  const { signIn, limiters, logOutByProvider } = needs
  const starts = limiters.create('sso-start', ssoLimits.starts)
  const returns = limiters.create('sso-return', ssoLimits.returns)

  app.get('/sso/:key/start', hidden, async (request, reply) => {
    await count(starts, request)
    const provider = await findProvider(signIn, request)
    try {
      const { secret, url } = await signIn.begin(provider, null)
      openCookies(request, reply).ssoCookie.write(secret.text)
      return await go(reply, url)
    } catch (error) {
      return go(reply, refusedPage(explain(error)))
    }
  })

  app.get('/sso/:key/callback', hidden, async (request, reply) => {
    await count(returns, request)
    const provider = await findProvider(signIn, request)
    const secret = readBrowserCookie(openCookies(request, reply).ssoCookie)
    const state = readTextField(request.query, 'state')
    if (secret === null || state === '') return go(reply, refusedPage('expired'))
    const query = request.url.slice(request.url.indexOf('?'))
    return leave(reply, await signIn.finish(provider, secret, query, state))
  })

  app.post('/sso/:key/backchannel-logout', hidden, async (request, reply) => {
    await count(returns, request)
    const provider = await findProvider(signIn, request)
    const isDone = await logOutByProvider(provider, readTextField(request.body, 'logout_token'))
    reply.header('cache-control', 'no-store')
    return isDone ? reply.code(204).send() : reply.code(400).send({ error: 'invalid_request' })
  })
}

async function findProvider(
  signIn: SingleSignOnFlow,
  { params }: FastifyRequest,
): Promise<ConnectedProvider> {
  const provider = await signIn.findEnabled(readTextField(params, 'key'))
  if (provider === undefined) throw createNotFoundError()
  return provider
}

async function count(limiter: Limiter, request: FastifyRequest): Promise<void> {
  const seconds = await limiter.take(toNetwork(request.ip))
  if (seconds > 0) throw createTooManyRequestsError(seconds)
}

/** Redirects to the app. The result is behind a `#`, which browsers send to no server, so no log has it. */
function leave(reply: FastifyReply, signedIn: SignInResult): FastifyReply {
  if (signedIn.kind === 'linked') return go(reply, `${linkPage}#gekoppeld`)
  if (signedIn.kind === 'refused')
    return go(
      reply,
      signedIn.isLink ? `${linkPage}#reden=${signedIn.refusal}` : refusedPage(signedIn.refusal),
    )
  return go(reply, `${signedIn.isStudent ? loginPage : staffPage}#inlogcode=${signedIn.code}`)
}

const refusedPage = (refusal: SignInRefusal): string => `${loginPage}#reden=${refusal}`

function go(reply: FastifyReply, url: string): FastifyReply {
  const place = url.startsWith('/') ? reply.server.publicPath + url : url
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(place, 303)
}

function explain(error: unknown): SignInRefusal {
  if (error instanceof UnreachableService) return 'away'
  if (error instanceof ProviderRefused) return 'failed'
  throw error
}
