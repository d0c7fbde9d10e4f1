import { runFewAtATime } from './run-few-at-a-time.ts'

export interface Pictures {
  readonly read: (request: Request) => Promise<Response>
  readonly fill: (paths: readonly string[]) => Promise<void>
  readonly dropOlder: () => Promise<void>
}

const prefix = 'letterliaan-pictures-'

export function createPictures(version: string, storage: CacheStorage): Pictures {
  const name = prefix + version

  async function fetchAndKeep(request: Request | string): Promise<Response> {
    const response = await fetch(request)
    if (response.status !== 200) return response
    const cache = await storage.open(name)
    await cache.put(request, response.clone()).catch(() => undefined)
    return response
  }

  /** Fetches a picture. Offline returns the picture of an older version. */
  const readAnew = (request: Request): Promise<Response> =>
    fetchAndKeep(request).catch(async (cause: unknown) => {
      const older = await storage.match(request, { ignoreSearch: true })
      if (older === undefined) throw cause
      return older
    })

  return {
    read: async (request) =>
      (await (await storage.open(name)).match(request, { ignoreSearch: true })) ?? readAnew(request),
    async fill(paths) {
      const cache = await storage.open(name)
      await runFewAtATime(paths, async (path) => {
        if ((await cache.match(path)) === undefined) await fetchAndKeep(path)
      })
    },
    async dropOlder() {
      const names = await storage.keys()
      const older = names.filter((other) => other.startsWith(prefix) && other !== name)
      await Promise.all(older.map((other) => storage.delete(other)))
    },
  }
}
