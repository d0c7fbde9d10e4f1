export interface EtagCache {
  /**
   * The browser's `fetch`, but it asks the server whether the last answer is still valid, and if so returns that one.
   */
  readonly fetch: typeof fetch
  /** The last answer that was kept of a call, as it came then: it may no longer hold. Null if there is none. */
  readonly recall: (pathname: string) => unknown
  /** Takes everything that was kept off this device. */
  readonly forget: () => void
}

const prefix = 'letterliaan-answer '

/**
 * The child's last answers, kept on this device for as long as it is logged in: the same again costs no bytes. The browser
 * itself keeps none of them, for it would do so beyond the logout, and children share devices (docs/adr/0016).
 * One is kept of each kind: `/api/v1/step/57` takes the place of `/api/v1/step/56`. `watchLogout` as Session has it.
 */
export function createEtagCache(
  storage: Storage,
  watchLogout: () => () => boolean,
  ask: (request: Request) => Promise<Response> = (request) => globalThis.fetch(request),
): EtagCache {
  async function askAgain(request: Request): Promise<Response> {
    const isLoggedOut = watchLogout()
    const { pathname } = new URL(request.url)
    const name = nameOf(pathname)
    const cached = readCached(storage, name, pathname)
    if (cached !== null) request.headers.set('if-none-match', cached.etag)
    const response = await ask(request)
    if (response.status === 304 && cached !== null) return asJson(cached.text)
    const etag = response.status === 200 ? etagOf(response) : null
    if (etag === null) return response
    const text = await response.text()
    if (!isLoggedOut()) write(storage, name, [pathname, etag, text])
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

/** How the server names this answer, where it is one that the browser may not keep. */
function etagOf({ headers }: Response): string | null {
  const isOurs = headers.get('cache-control') === 'no-store' && headers.get('content-type')?.includes('json')
  return isOurs === true ? headers.get('etag') : null
}

function readCached(storage: Storage, name: string, pathname: string): { etag: string; text: string } | null {
  const [address, etag, ...lines] = storage.getItem(name)?.split('\n') ?? []
  return etag === undefined || address !== pathname ? null : { etag, text: lines.join('\n') }
}

/** A device that is full keeps nothing: the answer comes over the network another time. */
function write(storage: Storage, name: string, lines: readonly string[]): void {
  try {
    storage.setItem(name, lines.join('\n'))
  } catch {
    storage.removeItem(name)
  }
}
