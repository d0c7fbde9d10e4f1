import { expect, test, vi } from 'vitest'
import { restoreFiles } from './restore-files.ts'

const paths = ['/spelling/', '/spelling/assets/a.js', '/spelling/assets/b.js']
const keyOf = (path: string) => `http://x${path}?v=1`

/** Restores files on a device with `here`. The server sends its page only to an HTML request. */
async function restore(here: readonly string[], served: readonly string[]): Promise<string[]> {
  const kept: string[] = []
  vi.stubGlobal(
    'fetch',
    async (path: string, { headers: { accept } }: { headers: { accept: string } }) =>
      new Response('', {
        status: served.includes(path) && path.endsWith('/') === (accept === 'text/html') ? 200 : 404,
      }),
  )
  const cache = {
    keys: async () => here.map((path) => ({ url: keyOf(path) })),
    put: async (key: string) => void kept.push(key),
  }
  await restoreFiles(paths, cache as unknown as Cache, keyOf)
  return kept
}

test('NET-6 files that the browser removed are fetched again, with the page last', async () => {
  expect(await restore([], paths)).toEqual([paths[1], paths[2], paths[0]].map((path) => keyOf(path ?? '')))
  expect(await restore([paths[0] ?? '', paths[1] ?? ''], paths)).toEqual([keyOf(paths[2] ?? '')])
  expect(await restore(paths, [])).toEqual([])
})

test('NET-6 the page is not restored if other files are of another version', async () => {
  expect(await restore([], ['/spelling/', '/spelling/assets/a.js'])).not.toContain(keyOf('/spelling/'))
})
