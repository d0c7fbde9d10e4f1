import { expect, test, vi } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'

const paths = ['/assets/a.js', '/assets/b.js', '/assets/c.js', '/assets/d.js', '/assets/e.js']
const isNotHere = async (): Promise<boolean> => false

test('NET-1 three files of the game are fetched at a time, each once', async () => {
  const asked: string[] = []
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return new Promise<Response>((resolve) => answers.push(() => resolve(new Response('x'))))
  })
  const done = fetchAhead(paths, isNotHere)
  await expect.poll(() => asked).toEqual(paths.slice(0, 3))
  answers[0]?.()
  await expect.poll(() => asked).toEqual(paths.slice(0, 4))
  while (asked.length < paths.length || answers.length > 0) {
    for (const answer of answers.splice(0)) answer()
    await Promise.resolve()
  }
  await done
  expect(asked).toEqual(paths)
})

test('NET-1 stored files are not fetched, and a failed file delays no other', async () => {
  const fetchFile = vi.fn<(path: string) => Promise<Response>>(async (path) => {
    if (path === '/assets/b.js') throw new TypeError('no network')
    return new Response('x')
  })
  vi.stubGlobal('fetch', fetchFile)
  await fetchAhead(paths, async (path) => path === '/assets/a.js')
  expect(fetchFile.mock.calls.map(([path]) => path)).toEqual(paths.slice(1))
})
