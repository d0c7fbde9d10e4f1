import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { endpointOf, type EndpointName } from '@letterliaan/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeJson } from '../contract/validation.ts'
import { chooseEncoding } from './compress.ts'
import { etagOf, isHeldByCaller } from './revalidate.ts'

const toGzip = promisify(gzip)
const fromGzip = promisify(gunzip)

/**
 * An answer that stays the same for a while: checked, written and compressed once, and then only sent. Only gzip is kept, for
 * all that know Brotli too: a list of steps becomes a seventh, as small as Brotli makes it in that time.
 */
export class CachedResponse {
  readonly #gzipped: Promise<Buffer>
  readonly #etag: string

  /** Throws ZodError when it is not what the call answers. */
  constructor(call: EndpointName, answer: unknown) {
    const { response } = endpointOf(call)
    if (response === null) throw new TypeError(`${call} answers no JSON.`)
    const json = writeJson(response, answer)
    this.#etag = etagOf(json)
    this.#gzipped = compressToKeep(json)
  }

  /** Only the server may store the response: data about a child stays off the disk of a shared device. */
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

/** zlib cuts its output from a slab of 64 kB, which would be kept whole. */
async function compressToKeep(json: string): Promise<Buffer> {
  const gzipped = await toGzip(json)
  const copy = Buffer.alloc(gzipped.length)
  copy.set(gzipped)
  return copy
}

/** Rows of a database, of any tables. */
export type RowSets = readonly (readonly Readonly<Record<string, unknown>>[])[]

/**
 * Keeps the last answer of each id together with the rows that it was made of: as long as these are the same, so is the
 * answer. At most `max` are kept; the one that was not asked for the longest is dropped first.
 */
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
