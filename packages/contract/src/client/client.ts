import type { CallResponse, EndpointName, Contract, EventsEndpointName, RequestInput } from '../contract.ts'
import type { DeviceLoginBody } from '../entities/login-card.ts'
import type { Problem } from '../entities/problem.ts'
import type { SignInCodeBody } from '../entities/single-sign-on.ts'
import type { PasskeyOptions } from '../entities/own-account.ts'
import type {
  ExchangeBody,
  ExchangeReply,
  PictureCode,
  SecondFactorAsked,
  TokenBody,
  TokenError,
  Tokens,
} from '../entities/token.ts'
import { ApiError, NetworkError } from './errors.ts'
import { createRefresher, type StoredTokens, type TokenStore } from './refresh.ts'
import { buildRequest, type CallInput } from './request.ts'
import { parseRetryAfterMs } from './retry-after.ts'

export interface ClientOptions {
  readonly baseUrl: string
  readonly client_id: string
  readonly tokens: TokenStore
  readonly fetch?: typeof fetch
}

type Defined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

export type EndpointInput<C extends EndpointName> = Defined<{
  params: RequestInput<C, 'params'>
  body: RequestInput<C, 'body'>
  upload: Contract[C] extends { upload: object } ? Blob : undefined
}> & { query?: RequestInput<C, 'query'>; idempotencyKey?: string; signal?: AbortSignal }

export interface Client {
  /** Rejects with ApiError if the server refuses, or NetworkError if it is unreachable (ERR-1, ERR-2). */
  call<C extends Exclude<EndpointName, EventsEndpointName>>(
    name: C,
    input: EndpointInput<C>,
  ): Promise<CallResponse<C>>
  /** Opens a stream of events. Resolves when it is open. Rejects as `call` does. */
  open<C extends EventsEndpointName>(
    name: C,
    input: EndpointInput<C> & { lastEventId?: string },
  ): Promise<Response>
  /** Rejects with a LoginError that contains the server's message. */
  login(username: string, password: string): Promise<void>
  /** Resolves to false, and logs nobody in, if the card requires pictures. Rejects as `login` does. */
  exchange(token: string, pictures?: PictureCode): Promise<boolean>
  /** Logs in on a device that is paired with a group (CARD-5). Rejects as `login` does. */
  loginOnDevice(body: DeviceLoginBody): Promise<void>
  /** Logs in with the code that the school's own login returned. Rejects as `login` does. */
  loginBySchool(code: string): Promise<void>
  /** Does the second step of `login`. Rejects as `login` does, with `challengeOverMessage` if the challenge expired. */
  passSecondFactor(challenge: string, answer: SecondFactorAnswer): Promise<void>
  beginPasskeyLogin(): Promise<PasskeyOptions>
  loginByPasskey(challenge: string, passkey: string): Promise<void>
  /** Deletes the tokens, and revokes them if the server can be reached. Never fails (AUTH-4). */
  logout(): void
}

export type SecondFactorAnswer =
  | { readonly code: string }
  | { readonly recovery_code: string }
  | { readonly passkey: string }

/** The server's error message if the second step of a login has expired. */
export const challengeOverMessage = 'The challenge is over, log in again'

export class LoginError extends Error {
  /** Seconds in which every attempt is refused; null if unknown. */
  readonly waitSeconds: number | null
  /** Set if the password is right and a second factor is required (ORG-5). */
  readonly secondFactor: SecondFactorAsked | null

  constructor(
    message: string,
    waitSeconds: number | null = null,
    secondFactor: SecondFactorAsked | null = null,
  ) {
    super(message)
    this.name = 'LoginError'
    this.waitSeconds = waitSeconds
    this.secondFactor = secondFactor
  }
}

export function createClient(options: ClientOptions): Client {
  const { baseUrl, client_id, tokens } = options
  const doFetch = options.fetch ?? globalThis.fetch.bind(globalThis)

  const send = (request: Request): Promise<Response> => reach(() => doFetch(request))

  const requestTokens = (body: TokenBody): Promise<Response> =>
    send(buildRequest(baseUrl, 'POST /oauth2/token/create', { body }, null))

  const refresh = createRefresher(tokens, async (refresh_token) => {
    const response = await requestTokens({ grant_type: 'refresh_token', refresh_token, client_id })
    const reply = await reach(() => response.json() as Promise<Tokens | TokenError>)
    if ('access_token' in reply) return reply
    // A rate limit or a server error does not make the token invalid.
    if (!('error' in reply) || response.status === 429 || response.status >= 500) {
      throw new NetworkError(response.status)
    }
    return null
  })

  /** Renews an expired token before the request, so that no request is refused. Null if another login began. */
  const readCurrent = async (): Promise<StoredTokens | null> => {
    const held = tokens.read()
    if ((held?.expires_at ?? Infinity) > Date.now()) return held
    await refresh(held)
    const current = tokens.read()
    return current?.login_id === held?.login_id ? current : null
  }

  const ask = async (name: string, input: CallInput): Promise<Response> => {
    const held = await readCurrent()
    const first = await send(buildRequest(baseUrl, name, input, held?.access_token ?? null))
    if (first.status !== 401) return first
    const renewed = await refresh(held)
    return renewed === null ? first : send(buildRequest(baseUrl, name, input, renewed))
  }

  const call = async (name: string, input: CallInput): Promise<unknown> => readAnswer(await ask(name, input))

  const open = async (name: string, input: CallInput): Promise<Response> => {
    const response = await ask(name, input)
    if (!response.ok) throw await readRefusal(response)
    return response
  }

  const login = async (username: string, password: string): Promise<void> => {
    await enter(await requestTokens({ grant_type: 'password', username, password, client_id }))
  }

  const passSecondFactor = async (challenge: string, answer: SecondFactorAnswer): Promise<void> => {
    await enter(await requestTokens({ grant_type: 'second_factor', challenge, ...answer, client_id }))
  }

  const beginPasskeyLogin = (): Promise<PasskeyOptions> =>
    call('POST /oauth2/token/passkey', {}) as Promise<PasskeyOptions>

  const loginByPasskey = async (challenge: string, passkey: string): Promise<void> => {
    await enter(await requestTokens({ grant_type: 'passkey', challenge, passkey, client_id }))
  }

  const replace = async (name: string, body: object): Promise<boolean> => {
    const response = await send(buildRequest(baseUrl, name, { body }, null))
    const before = tokens.read()
    const hasEntered = await enter(response)
    if (hasEntered) revoke(before)
    return hasEntered
  }

  const exchange = (token: string, pictures?: PictureCode): Promise<boolean> => {
    const body: ExchangeBody = {
      grant_type: 'exchange_token',
      token,
      client_id,
      ...(pictures && { pictures }),
    }
    return replace('POST /api/v1/exchange-token', body)
  }

  const loginBySchool = async (code: string): Promise<void> => {
    await replace('POST /sso/token', { code, client_id } satisfies SignInCodeBody)
  }

  const loginOnDevice = async (body: DeviceLoginBody): Promise<void> => {
    await enter(await send(buildRequest(baseUrl, 'POST /api/v1/group-device/login', { body }, null)))
  }

  const enter = async (response: Response): Promise<boolean> => {
    if (!response.ok) {
      const { error_description, second_factor } = await readTokenError(response)
      throw new LoginError(error_description, readWait(response), second_factor ?? null)
    }
    const reply = (await response.json()) as ExchangeReply
    if (reply.token_type === 'pictures_required') return false
    tokens.begin(reply)
    return true
  }

  const revoke = (held: StoredTokens | null): void => {
    if (held === null) return
    const input = { body: { token: held.refresh_token, client_id }, keepalive: true }
    send(buildRequest(baseUrl, 'POST /oauth2/token/revoke', input, null)).catch(() => undefined)
  }

  const logout = (): void => {
    const held = tokens.read()
    tokens.clear()
    revoke(held)
  }

  return {
    call: call as Client['call'],
    open: open as Client['open'],
    login,
    exchange,
    loginOnDevice,
    loginBySchool,
    passSecondFactor,
    beginPasskeyLogin,
    loginByPasskey,
    logout,
  }
}

/** Turns an error into a NetworkError, unless the app itself aborted the request. */
async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new NetworkError(cause)
  }
}

const typeOf = (response: Response): string => response.headers.get('content-type') ?? ''

async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw await readRefusal(response)
  // An HTML response is from the login page of a wifi network and not from our server.
  if (typeOf(response).includes('text/html')) throw new NetworkError(response.status)
  if (response.status === 204) return undefined
  return reach(() => (typeOf(response).includes('json') ? response.json() : response.arrayBuffer()))
}

/** A problem document is from this server. Other refusals are from a proxy or a network's login page. */
async function readRefusal(response: Response): Promise<ApiError | NetworkError> {
  const retryAfterMs = parseRetryAfterMs(response.headers.get('retry-after'), Date.now())
  try {
    const problem = (await response.json()) as Problem
    if (typeof problem.detail === 'string') return new ApiError(problem, retryAfterMs)
  } catch (cause) {
    return new NetworkError(cause, retryAfterMs)
  }
  return new NetworkError(response.status, retryAfterMs)
}

/** Reads the header only for a 429, because a server that is stopping sends it too. */
function readWait({ status, headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return status === 429 && seconds > 0 ? seconds : null
}

async function readTokenError(response: Response): Promise<Omit<TokenError, 'error'>> {
  try {
    return (await response.json()) as TokenError
  } catch {
    return { error_description: response.statusText }
  }
}
