import type { CallResponse, EndpointName, EventsEndpointName, RequestInput } from '@letterliaan/contract'
import { createClient, type Client } from '@letterliaan/contract/client'
import type { Notify } from '../app/data/change.ts'

export interface ReceivedCall {
  readonly name: string
  readonly body: unknown
  readonly query: Readonly<Record<string, string>>
  readonly ids: readonly number[]
  readonly key: string | null
}

type CallName = Exclude<EndpointName, EventsEndpointName>

type Answer<C extends CallName> =
  | CallResponse<C>
  | Response
  | Error
  | ((call: ReceivedCall & { readonly body: RequestInput<C, 'body'> }) => unknown)

/** Responses by call. Other calls get a 404. An Error makes the request fail. */
export type Answers = { [C in CallName]?: Answer<C> }

export const noNetwork = new TypeError('Failed to fetch')

export const createRefusal = (
  status: number,
  detail: string,
  errors?: Readonly<Record<string, string>>,
): Response =>
  Response.json(
    { type: 'about:blank', title: 'x', status, detail, errors },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

export interface FakeServer {
  readonly fetch: typeof fetch
  readonly client: Client
  readonly calls: ReceivedCall[]
  readonly changes: () => string[]
  readonly answer: (answers: Answers) => void
}

/** Creates a server for the real client. It returns the responses of the test and records the calls. */
export function createFakeServer(first: Answers): FakeServer {
  let answers = first
  const calls: ReceivedCall[] = []

  async function respond(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url, 'http://x')
    const name = nameOf(request.method, pathname, Object.keys(answers))
    const text = await request.text()
    const call: ReceivedCall = {
      name,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text === '' ? null : text,
      query: Object.fromEntries(searchParams),
      ids: pathname
        .split('/')
        .filter((part) => /^\d+$/.test(part))
        .map(Number),
      key: request.headers.get('idempotency-key'),
    }
    calls.push(call)
    const answer: unknown = answers[name as CallName]
    const said: unknown = typeof answer === 'function' ? await answer(call) : answer
    if (said instanceof Error) throw said
    if (said instanceof Response) return said.clone()
    if (said === undefined && !(name in answers)) return createRefusal(404, `Hier is niets: ${name}`)
    if (said instanceof ArrayBuffer) return new Response(said)
    return Response.json(said ?? null)
  }

  const doFetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
    respond(input instanceof Request ? input : new Request(new URL(String(input), 'http://x'), init))
  const client = createClient({
    baseUrl: 'http://x',
    client_id: 'letterliaan-begeleider',
    tokens: { read: () => null, begin() {}, write() {}, clear() {} },
    fetch: doFetch,
  })
  return {
    fetch: doFetch,
    client,
    calls,
    changes: () => calls.map(({ name }) => name).filter((name) => !name.startsWith('GET ')),
    answer: (next) => (answers = { ...answers, ...next }),
  }
}

/** Returns the contract's name of a call that has a response, or else its method and path. */
function nameOf(method: string, path: string, names: readonly string[]): string {
  const literal = `${method} ${path}`
  if (names.includes(literal)) return literal
  const parts = literal.split('/')
  const fits = (name: string) => {
    const known = name.split('/')
    return (
      known.length === parts.length &&
      known.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== ''))
    )
  }
  return names.find(fits) ?? literal
}

export interface FakeNotifier {
  readonly notify: Notify
  /** Such as 'success: De groep is gemaakt.' */
  readonly told: string[]
  readonly undo: () => void
}

export function createTold(): FakeNotifier {
  const told: string[] = []
  let act: (() => void) | undefined
  return {
    told,
    notify(type, message, action) {
      told.push(`${type}: ${typeof message === 'string' ? message : message.text}`)
      act = action?.onAct
    },
    undo() {
      if (act === undefined) throw new Error('Nothing can be undone.')
      act()
    },
  }
}
