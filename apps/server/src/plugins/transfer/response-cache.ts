import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { getEndpoint, type EndpointName } from '@letterliaan/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeJson } from '../contract/validation.ts'
import { chooseEncoding } from './compress.ts'
import { computeEtag, isHeldByCaller } from './revalidate.ts'

const toGzip = promisify(gzip)
const fromGzip = promisify(gunzip)

/** A response that is validated, serialised and compressed (only gzip) once. */
export class CachedResponse {
  readonly #gzipped: Promise<Buffer>
  readonly #etag: string

  constructor(call: EndpointName, answer: unknown) {
    const { response } = getEndpoint(call)
    if (response === null) throw new TypeError(`${call} answers no JSON.`)
    const json = writeJson(response, answer)
    this.#etag = computeEtag(json)
    this.#gzipped = compressToKeep(json)
  }

  /** Sends it without caching, because data about a child must not be on the disk of a shared device. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding' })
    if (isHeldByCaller(request, reply, this.#etag)) return reply.send()
    reply.type('application/json; charset=utf-8')
    const gzipped = await this.#gzipped
    const encoding = chooseEncoding(request.headers['accept-encoding'], ['gzip'])
    if (encoding === null) return reply.send(await fromGzip(gzipped))
    return reply.header('content-encoding', encoding).send(gzipped)
  }
}

/** Copies the result, because zlib returns a view of a 64 kB slab that would all stay in memory. */
async function compressToKeep(json: string): Promise<Buffer> {
  const gzipped = await toGzip(json)
  const copy = Buffer.alloc(gzipped.length)
  copy.set(gzipped)
  return copy
}

export type RowSets = readonly (readonly Readonly<Record<string, unknown>>[])[]

/** Caches at most `max` responses while their rows do not change. Drops the least recently used. */
export class ResponseCache {
  readonly #max: number
  readonly #entries = new Map<number, { readonly rows: RowSets; readonly answer: CachedResponse }>()

  constructor(max: number) {
    this.#max = max
  }

  async get(id: number, rows: RowSets, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const known = this.#entries.get(id)
    const answer = known && areSame(known.rows, rows) ? known.answer : await make()
    this.#entries.delete(id)
    this.#entries.set(id, { rows, answer })
    if (this.#entries.size > this.#max) this.#entries.delete(this.#entries.keys().next().value ?? id)
    return answer
  }
}

const areSame = (a: RowSets, b: RowSets): boolean =>
  a.every((rows, set) => {
    const others = b[set] ?? []
    return rows.length === others.length && rows.every((row, at) => isSameRow(row, others[at] ?? {}))
  })

function isSameRow(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  for (const column in a) if (a[column] !== b[column]) return false
  return true
}
