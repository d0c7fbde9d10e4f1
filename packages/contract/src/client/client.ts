import type { Answer, Call, Contract, Sent } from '../contract.ts'
import type { Problem } from '../entities/problem.ts'
import type { TokenBody, TokenError, Tokens } from '../entities/token.ts'
import { ApiError, NetworkError } from './errors.ts'
import { createRefresher, type TokenStore } from './refresh.ts'
import { buildRequest, type CallInput } from './request.ts'

export interface ClientOptions {
  /** '' for the address that served the app. */
  readonly baseUrl: string
  readonly client_id: string
  readonly tokens: TokenStore
  readonly fetch?: typeof fetch
}

type Defined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** What one call takes: only the parts that its endpoint names. */
export type InputOf<C extends Call> = Defined<{
  params: Sent<C, 'params'>
  body: Sent<C, 'body'>
  upload: Contract[C] extends { upload: object } ? Blob : undefined
}> & { query?: Sent<C, 'query'>; idempotencyKey?: string; signal?: AbortSignal }

/** A typed client: `call('GET /api/v1/step/:id', { params: { id } })`. */
export interface Client {
  /** Rejects with ApiError (the server refused) or NetworkError (it could not be reached). ERR-1, ERR-2. */
  call<C extends Call>(name: C, input: InputOf<C>): Promise<Answer<C>>
  /** Logs in; rejects with a LoginError that holds the server's message. */
  login(username: string, password: string): Promise<void>
}

/** The server refused to log in; `message` is its `error_description`. */
export class LoginError extends Error {}

export function createClient(options: ClientOptions): Client {
  const { baseUrl, client_id, tokens } = options
  const doFetch = options.fetch ?? globalThis.fetch.bind(globalThis)

  const send = async (request: Request): Promise<Response> => {
    try {
      return await doFetch(request)
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
      throw new NetworkError(cause)
    }
  }

  const requestTokens = (body: TokenBody): Promise<Response> =>
    send(buildRequest(baseUrl, 'POST /oauth2/token/create', { body }, null))

  const refresh = createRefresher(tokens, async (refresh_token) => {
    const response = await requestTokens({ grant_type: 'refresh_token', refresh_token, client_id })
    if (response.status >= 500) throw new NetworkError(response.status)
    return response.ok ? ((await response.json()) as Tokens) : null
  })

  const call = async (name: string, input: CallInput): Promise<unknown> => {
    const token = tokens.read()?.access_token ?? null
    const first = await send(buildRequest(baseUrl, name, input, token))
    if (first.status !== 401) return readAnswer(first)
    const renewed = await refresh(token)
    return readAnswer(renewed === null ? first : await send(buildRequest(baseUrl, name, input, renewed)))
  }

  const login = async (username: string, password: string): Promise<void> => {
    const response = await requestTokens({ grant_type: 'password', username, password, client_id })
    if (!response.ok) throw new LoginError(await readTokenError(response))
    tokens.write((await response.json()) as Tokens)
  }

  return { call: call as Client['call'], login }
}

async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw new ApiError(await readProblem(response))
  if (response.status === 204) return undefined
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return isJson ? response.json() : response.arrayBuffer()
}

async function readProblem(response: Response): Promise<Problem> {
  try {
    const problem = (await response.json()) as Problem
    if (typeof problem.detail === 'string') return problem
  } catch {
    // A proxy's own page is no problem document: the status has to do.
  }
  return { status: response.status, title: response.statusText, detail: 'Er ging iets mis op de server.' }
}

async function readTokenError(response: Response): Promise<string> {
  try {
    return ((await response.json()) as TokenError).error_description
  } catch {
    return response.statusText
  }
}
