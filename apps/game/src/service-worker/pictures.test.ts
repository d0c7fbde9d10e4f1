import { expect, test, vi } from 'vitest'
import { createPictures } from './pictures.ts'

function createCaches(stored: Readonly<Record<string, readonly string[]>>) {
  const caches = new Map(Object.entries(stored).map(([name, paths]) => [name, new Set(paths)]))
  const pathOf = (request: Request | string): string =>
    typeof request === 'string' ? request : new URL(request.url).pathname
  const open = (name: string): Set<string> => {
    const paths = caches.get(name) ?? new Set()
    caches.set(name, paths)
    return paths
  }
  const matchIn = (name: string, request: Request | string) =>
    open(name).has(pathOf(request)) ? new Response(name) : undefined
  const storage = {
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (request: Request) =>
      [...caches.keys()].map((name) => matchIn(name, request)).find((found) => found !== undefined),
    open: async (name: string) => ({
      match: async (request: Request | string) => matchIn(name, request),
      put: async (request: Request | string) => void open(name).add(pathOf(request)),
    }),
  }
  return { storage: storage as unknown as CacheStorage, caches }
}

const ear = new Request('https://jungle.test/pictures/ear.svg')
const older = { 'letterliaan-pictures-a': ['/pictures/ear.svg', '/pictures/eye.svg'], other: ['/other.svg'] }

test('NET-5 a new version fetches its own drawings, and uses those of the previous version while offline', async () => {
  const { storage, caches } = createCaches(older)
  const pictures = createPictures('b', storage)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await (await pictures.read(ear)).text()).toBe('letterliaan-pictures-a')
  await expect(pictures.read(new Request('https://jungle.test/pictures/nose.svg'))).rejects.toThrow(
    'no network',
  )
  vi.stubGlobal('fetch', async () => new Response('new'))
  expect(await (await pictures.read(ear)).text()).toBe('new')
  expect(caches.get('letterliaan-pictures-b')).toEqual(new Set(['/pictures/ear.svg']))
})

test('NET-5 only drawings of older versions are deleted', async () => {
  const { storage, caches } = createCaches(older)
  vi.stubGlobal('fetch', async () => new Response('new'))
  const { fill, dropOlder } = createPictures('b', storage)
  await fill(['/pictures/ear.svg'])
  await dropOlder()
  expect([...caches.keys()]).toEqual(['other', 'letterliaan-pictures-b'])
})
