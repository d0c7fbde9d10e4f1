export interface EtagCache {
  /** Revalidates the stored response with its ETag, and returns it if it is still valid. */
  readonly fetch: typeof fetch
  readonly recall: (pathname: string) => unknown
  readonly forget: () => void
}

const prefix = 'letterliaan-answer '

/** By path, the part of a response that is stored if not all is. Such a response is fetched in full. */
export type KeptParts = ReadonlyMap<string, (answer: never) => object>

/**
 * Stores a child's last responses until logout, one per kind: `/api/v1/step/57` replaces `/api/v1/step/56`.
 * The browser's cache would outlive the logout on devices that children share (ADR 16).
 */
export function createEtagCache(
  storage: Storage,
  watchLogout: () => () => boolean,
  ask: (request: Request) => Promise<Response> = (request) => globalThis.fetch(request),
  parts: KeptParts = new Map(),
): EtagCache {
  async function askAgain(request: Request): Promise<Response> {
    const isLoggedOut = watchLogout()
    const { pathname } = new URL(request.url)
    const name = nameOf(pathname)
    const partOf = parts.get(pathname)
    const cached = partOf === undefined ? readCached(storage, name, pathname) : null
    if (cached !== null) request.headers.set('if-none-match', cached.etag)
    const response = await ask(request)
    if (response.status === 304 && cached !== null) return asJson(cached.text)
    const etag = response.status === 200 ? etagOf(response) : null
    if (etag === null) return response
    const text = await response.text()
    const kept = partOf === undefined ? text : JSON.stringify(partOf(JSON.parse(text) as never))
    if (!isLoggedOut()) write(storage, name, [pathname, etag, kept])
    return asJson(text)
  }

  return {
    fetch: (input, init) => {
      const request = new Request(input, init)
      return request.method === 'GET' ? askAgain(request) : ask(request)
    },
    recall(pathname) {
      const cached = readCached(storage, nameOf(pathname), pathname)
      return cached && parse(cached.text)
    },
    forget() {
      for (const name of Object.keys(storage)) if (name.startsWith(prefix)) storage.removeItem(name)
    },
  }
}

const nameOf = (pathname: string): string => prefix + pathname.replaceAll(/\/\d+/g, '/#')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const asJson = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/json' } })

/** Returns null if the browser may cache the response itself. */
function etagOf({ headers }: Response): string | null {
  const isOurs = headers.get('cache-control') === 'no-store' && headers.get('content-type')?.includes('json')
  return isOurs === true ? headers.get('etag') : null
}

function readCached(storage: Storage, name: string, pathname: string): { etag: string; text: string } | null {
  const [address, etag, ...lines] = storage.getItem(name)?.split('\n') ?? []
  return etag === undefined || address !== pathname ? null : { etag, text: lines.join('\n') }
}

function write(storage: Storage, name: string, lines: readonly string[]): void {
  try {
    storage.setItem(name, lines.join('\n'))
  } catch {
    storage.removeItem(name)
  }
}
