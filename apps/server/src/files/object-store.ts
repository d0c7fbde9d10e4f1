import { AwsClient } from 'aws4fetch'
import { SaxesParser } from 'saxes'
import { FilesUnavailable } from './files-unavailable.ts'

/** Any S3-compatible store: one bucket, below one prefix. */
export interface ObjectStore {
  put(name: string, bytes: Blob): Promise<void>
  /** Resolves to null if there is no object with this name. */
  get(name: string): Promise<Uint8Array | null>
  open(name: string): Promise<ReadableStream<Uint8Array> | null>
  has(name: string): Promise<boolean>
  remove(name: string): Promise<void>
  list(prefix?: string): Promise<readonly ListedObject[]>
}

export interface ObjectPlace {
  /** Address of the bucket, with an optional prefix: `https://s3.example.nl/letterliaan/school`. */
  readonly url: string
  readonly keyId: string
  readonly keySecret: string
  readonly region: string
}

/** Its message is for the operator and contains no key. */
export class ObjectStoreError extends FilesUnavailable {}

/** Maximum for one request; larger objects would need parts. */
const maxObjectBytes = 5 * 2 ** 30
const statusNotFound = 404
/** Short, because a child may be waiting. */
const timeoutMs = 10_000
/** Long enough for a backup of some GB over a slow line. */
const putTimeoutMs = 60 * 60 * 1000
const retries = 2

export function createObjectStore({ url, keyId, keySecret, region }: ObjectPlace): ObjectStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: keySecret,
    service: 's3',
    region,
    retries,
  })
  const place = url.replace(/\/+$/, '')
  const bucket = bucketOf(place)

  async function call(address: string, init: RequestInit, ms = timeoutMs): Promise<Response | null> {
    let reply: Response
    try {
      reply = await client.fetch(address, { ...init, signal: AbortSignal.timeout(ms) })
    } catch (cause) {
      throw new ObjectStoreError(`De opslag ${bucket.url} is nu niet te bereiken.`, { cause })
    }
    if (reply.ok) return reply
    await reply.body?.cancel()
    if (reply.status === statusNotFound && init.method !== 'PUT') return null
    throw new ObjectStoreError(`De opslag ${bucket.url} gaf een fout (${reply.status}).`)
  }
  const addressOf = (name: string): string => `${place}/${name}`

  async function list(prefix = ''): Promise<readonly ListedObject[]> {
    const found: ListedObject[] = []
    for (let token: string | null = null; ;) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: bucket.prefix + prefix })
      if (token !== null) query.set('continuation-token', token)
      const reply = await call(`${bucket.url}?${query.toString()}`, { method: 'GET' })
      if (reply === null) throw new ObjectStoreError(`De opslag ${bucket.url} is er niet.`)
      const page = readObjectList(await reply.text())
      for (const { name, ...about } of page.objects)
        found.push({ ...about, name: name.slice(bucket.prefix.length) })
      token = page.next
      if (token === null) return found
    }
  }

  return {
    list,
    async put(name, bytes) {
      if (bytes.size > maxObjectBytes)
        throw new ObjectStoreError(
          `${name} is groter dan 5 GB: dat past niet in één bestand van ${bucket.url}.`,
        )
      const reply = await call(addressOf(name), { method: 'PUT', body: bytes }, putTimeoutMs)
      await reply?.body?.cancel()
    },
    async get(name) {
      const reply = await call(addressOf(name), { method: 'GET' })
      return reply && new Uint8Array(await reply.arrayBuffer())
    },
    async open(name) {
      const reply = await call(addressOf(name), { method: 'GET' }, putTimeoutMs)
      return reply?.body ?? null
    },
    has: async (name) => (await call(addressOf(name), { method: 'HEAD' })) !== null,
    async remove(name) {
      const reply = await call(addressOf(name), { method: 'DELETE' })
      await reply?.body?.cancel()
    },
  }
}

/** Splits a place into its bucket (first part of the path) and prefix. */
function bucketOf(place: string): { readonly url: string; readonly prefix: string } {
  const { origin, pathname } = new URL(place)
  const [bucket = '', ...prefix] = pathname.split('/').filter((part) => part !== '')
  return { url: `${origin}/${bucket}`, prefix: prefix.map((part) => `${part}/`).join('') }
}

interface ListedObject {
  readonly name: string
  readonly num_bytes: number
  /** Ms since 1970. */
  readonly changed_at: number
}

interface ObjectList {
  readonly objects: readonly ListedObject[]
  /** The token of the next page; null on the last page. */
  readonly next: string | null
}

function readObjectList(xml: string): ObjectList {
  const objects: ListedObject[] = []
  let next: string | null = null
  let path: string[] = []
  let fields: Record<string, string> = {}
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    path = [...path, name]
    if (name === 'Contents') fields = {}
  })
  parser.on('text', (text) => {
    const [field = ''] = path.slice(-1)
    if (path.at(-2) === 'Contents') fields[field] = (fields[field] ?? '') + text
    else if (field === 'NextContinuationToken') next = (next ?? '') + text
  })
  parser.on('closetag', ({ name }) => {
    path = path.slice(0, -1)
    if (name !== 'Contents') return
    const { Key: key = '', Size: size = '0', LastModified: changed = '' } = fields
    objects.push({ name: key, num_bytes: Number(size), changed_at: Date.parse(changed) })
  })
  parser.write(xml).close()
  return { objects, next }
}
