import { endpointOf, type EndpointName } from '@letterliaan/contract'
import { examplesOf, type KnownFields } from './example.ts'
import type { CallerKnowledge } from './caller-knowledge.ts'
import { sendRaw, type RawReply, type RawRequest } from './send.ts'

/** A call meant to succeed, to be changed for tests. */
export interface ValidCall {
  readonly knowing: CallerKnowledge
  readonly method: string
  /** As the contract has it: '/api/v1/note/:id'. */
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** In the order of the checks: later ones came further. */
const refusals = [401, 404, 403, 400, 422]
const successIndex = refusals.length + 1
const comesFar = ({ status }: RawReply): number => {
  if (status < 400) return successIndex
  return refusals.includes(status) ? refusals.indexOf(status) : refusals.length
}

export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/:([a-z_]+)/g, (_, name: string) => String(params[name]))

export const jsonHeaders = { 'content-type': 'application/json' }
export const bearerHeaders = (token: string) => ({ authorization: `Bearer ${token}` })
let address = 0
export const fromElsewhere = () => ({
  'x-forwarded-for': `10.${(++address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
})

export const toRequest = (
  { knowing, method, path, params, body }: ValidCall,
  known: KnownFields,
): RawRequest => ({
  method,
  path: fillPath(path, params),
  headers: { ...bearerHeaders(knowing.token), ...fromElsewhere(), ...(body !== undefined && jsonHeaders) },
  ...(body !== undefined && { body: JSON.stringify(Object.assign({}, body, pick(body, known))) }),
})

/** Field values known by now. */
const pick = (body: unknown, known: KnownFields): KnownFields =>
  Object.fromEntries(
    Object.keys(body as object).flatMap((name) => (name in known ? [[name, known[name]]] : [])),
  )

const kindFor = {
  student: 'student',
  player: 'student',
  supervisor: 'supervisor',
  administrator: 'administrator',
  board: 'board',
  'administrator-or-board': 'administrator',
  staff: 'supervisor',
} as const

/** Tries every caller and id, and returns the calls that came furthest; a body of each kind. */
export async function findValidCalls(
  url: string,
  call: EndpointName,
  knowers: readonly CallerKnowledge[],
): Promise<ValidCall[]> {
  const { params, body, needs = 'player' } = endpointOf(call)
  const [method = '', path = ''] = call.split(' ')
  let best: { readonly far: number; readonly ways: ValidCall[] } = { far: -1, ways: [] }
  for (const knowing of knowers) {
    if (needs !== 'user' && kindFor[needs] !== knowing.kind) continue
    // A refused call changes nothing.
    const known = await knowing.learn()
    for (const id of path.includes(':id') ? knowing.ids : [0]) {
      const names = { id, file_name: 'vis', channel_id: 'x' }
      const filled = params ? (examplesOf(params, names)[0] as ValidCall['params']) : {}
      const bodies = body ? examplesOf(body, known) : [undefined]
      const ways = bodies.map((example) => ({ knowing, method, path, params: filled, body: example }))
      const [first] = ways
      if (!first) continue
      const far = comesFar(await sendRaw(url, toRequest(first, known)))
      if (far > best.far) best = { far, ways }
      if (far === successIndex) return ways
    }
  }
  return best.ways
}
