/// <reference lib="webworker" />
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { fetchAhead } from './fetch-ahead.ts'
import { isPageOfGame } from './is-page-of-game.ts'
import type { WorkerMessage } from './messages.ts'
import { createPictures } from './pictures.ts'
import { runWhenNobodyPlays } from './playing-lock.ts'
import { restoreFiles } from './restore-files.ts'

declare const self: ServiceWorkerGlobalScope
/** Defined by the build (build/service-worker.ts). */
declare const builtFiles: {
  readonly shell: { readonly url: string; readonly revision: string | null }[]
  readonly pictures: readonly string[]
  readonly version: string
}

// Used only once, because the build inserts the whole list at each use.
const files = builtFiles
const base = new URL(self.registration.scope).pathname
const pictures = createPictures(files.version, self.caches)
const page = './'
const pathsOfPictures = new Set(files.pictures.map((path) => base + path))

const precache = new PrecacheController({
  plugins: [
    {
      // The server sends its page only to an HTML request (docs/adr/0067-plays-on-offline.md).
      requestWillFetch: async ({ request }) =>
        new URL(request.url).pathname === base
          ? new Request(request, { headers: { accept: 'text/html' } })
          : request,
    },
  ],
})
precache.addToCacheList(files.shell)
registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }))
const sendPage = precache.createHandlerBoundToURL(page)
registerRoute(
  ({ request, url, sameOrigin }) =>
    request.mode === 'navigate' && sameOrigin && isPageOfGame(url.pathname, base),
  sendPage,
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && pathsOfPictures.has(url.pathname),
  ({ request }) => pictures.read(request),
)

// Includes files of the previous version, which a page in an exercise still uses (NET-5).
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${base}assets/`),
  async ({ request }) => (await self.caches.match(request)) ?? fetch(request),
)

/** The scenes of a world are fetched when the child opens that world. */
const isOfWorld = (path: string): boolean => /world-\d/.test(path)

/** Chrome and Edge answer these routes without starting the worker. Other browsers use the handlers above. */
interface InstallEventWithRoutes extends ExtendableEvent {
  readonly addRoutes?: (
    rules: readonly {
      readonly condition: { readonly urlPattern: { readonly pathname: string } }
      readonly source: 'cache' | 'network'
    }[],
  ) => Promise<void>
}

const routeTo = (source: 'cache' | 'network', paths: readonly string[]) =>
  paths.map((path) => ({ condition: { urlPattern: { pathname: base + path } }, source }))

self.addEventListener('install', (event: InstallEventWithRoutes) => {
  // A file's name changes with its contents, so any cache is correct. The handler stores drawings.
  const fromCache = routeTo('cache', ['assets/*.js', 'assets/*.css', 'assets/*.woff2'])
  const fromNetwork = routeTo('network', ['api/*', 'word/*', 'oauth2/*'])
  void event.addRoutes?.([...fromNetwork, ...fromCache]).catch(() => undefined)
  event.waitUntil(fetchNamedFiles().then(() => precache.install(event)))
})

/** Fetches files whose names change with their contents. Workbox revalidates the others itself. */
const fetchNamedFiles = (): Promise<void> =>
  fetchAhead(
    files.shell.flatMap(({ url, revision }) => (revision === null ? [base + url] : [])),
    async (path) => (await self.caches.match(path)) !== undefined,
  )

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

async function refillAndPrune(event: ExtendableEvent): Promise<void> {
  const paths = files.shell.map(({ url }) => base + (url === page ? '' : url))
  await restoreFiles(paths, await self.caches.open(precache.strategy.cacheName), (path) =>
    precache.getCacheKeyForURL(path),
  )
  await pictures.fill(files.pictures.filter((path) => !isOfWorld(path)).map((path) => base + path))
  await runWhenNobodyPlays(() => dropOlder(event))
}

/** Removes older versions after a page was opened: Chrome may activate this one during an exercise. */
async function dropOlder(event: ExtendableEvent): Promise<void> {
  // The same cache contains files of the next version, which this version's list lacks.
  if (self.registration.installing !== null || self.registration.waiting !== null) return
  await precache.activate(event)
  await pictures.dropOlder()
}

self.addEventListener('message', (event) => {
  const { type } = event.data as WorkerMessage
  if (type === 'take-over') event.waitUntil(self.skipWaiting())
  if (type === 'fill') event.waitUntil(refillAndPrune(event).catch(() => undefined))
})
