/** Stores the server's last responses on the device. The child's own answers wait in the answer queue. */
export interface DeviceResponses {
  /** Returns a stored reply, updated with newer work on the device; null if there is none. */
  readonly recall: (path: string) => Promise<Response | null>
  /** `askedAt`: by `performance.now()`. */
  readonly keep: (path: string, answer: Response, askedAt?: number) => Promise<void>
}

export interface OfflineFetch {
  readonly fetch: typeof fetch
  /** Loads the code of the cache after `firstPage` is shown, or at once if the network fails. */
  readonly begin: (open: () => Promise<DeviceResponses>, firstPage: Promise<void>) => void
}

export interface OfflineFetchPorts {
  readonly ask: typeof fetch
  readonly pathOf: (url: URL) => string
  /** False: nothing is stored. */
  readonly isLoggedIn: () => boolean
  /** Returns a function that returns true after a logout, because another child may then be logged in. */
  readonly watchLogout: () => () => boolean
}

interface Begun {
  readonly open: () => Promise<DeviceResponses>
  readonly firstPage: Promise<void>
}

/** API paths whose responses are not cached, because they are useless offline or too large. */
const notKept = /^\/api\/v1\/(live|note|book|book-read|developer|begeleider)(\/|$)/
const isKeepable = (path: string): boolean => /^\/(api|word)\//.test(path) && !notKept.test(path)

/** Returns the stored reply if the network fails (docs/adr/0067-plays-on-offline.md). */
export function createOfflineFetch({
  ask,
  pathOf,
  isLoggedIn,
  watchLogout,
}: OfflineFetchPorts): OfflineFetch {
  let begin: OfflineFetch['begin'] = () => undefined
  const begun = new Promise<Begun>((resolve) => {
    begin = (open, firstPage) => resolve({ open, firstPage })
  })

  async function get(request: Request, path: string): Promise<Response> {
    const askedAt = performance.now()
    const isLoggedOut = watchLogout()
    try {
      const response = await ask(request)
      if (!isOfServer(response)) throw new TypeError('Something on the way answered.')
      if (response.ok) keep(path, response.clone(), askedAt, isLoggedOut).catch(() => undefined)
      return response
    } catch (error) {
      const recalled = request.signal.aborted ? null : await recall(path)
      if (recalled === null) throw error
      return recalled
    }
  }

  async function recall(path: string): Promise<Response | null> {
    const { open } = await begun
    return (await open()).recall(path)
  }

  async function keep(
    path: string,
    copy: Response,
    askedAt: number,
    isLoggedOut: () => boolean,
  ): Promise<void> {
    const { open, firstPage } = await begun
    await firstPage
    const cache = await open()
    // On slow wifi the body may arrive long after the headers.
    const whole = new Response(await copy.arrayBuffer(), { headers: copy.headers })
    if (!isLoggedOut()) await cache.keep(path, whole, askedAt)
  }

  return {
    fetch: (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const path = pathOf(url)
      const isKept = request.method === 'GET' && isKeepable(path) && isLoggedIn()
      return isKept ? get(request, path + url.search) : ask(request)
    },
    begin,
  }
}

/** True for a reply of the server. The login page of a wifi network is HTML. */
const isOfServer = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') !== true
