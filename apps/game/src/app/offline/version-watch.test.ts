import { expect, test, vi } from 'vitest'
import { createVersionWatch } from './version-watch.ts'

test('NET-5 a page is too old after any reply of the server says so, and stays so after other replies', async () => {
  const reload = vi.fn<() => void>()
  const watch = createVersionWatch(reload)
  let status = 200
  const ask = watch.watching(async () => new Response(null, { status }))
  for (status of [200, 401, 404, 409, 503]) await ask('/api/v1/step')
  expect(watch.isTooOld.get()).toBe(false)
  status = 426
  expect((await ask('/api/v1/step')).status).toBe(426)
  expect(watch.isTooOld.get()).toBe(true)
  status = 200
  await ask('/api/v1/step')
  expect(watch.isTooOld.get()).toBe(true)
})

test('NET-5 without a service worker the browser reloads the page', () => {
  const reload = vi.fn<() => void>()
  const watch = createVersionWatch(reload)
  watch.reload()
  expect(reload).toHaveBeenCalledOnce()
  const openNew = vi.fn<() => void>()
  watch.setOpener({ open: openNew, openBetweenWords: () => undefined })
  watch.reload()
  expect([reload.mock.calls.length, openNew.mock.calls.length]).toEqual([1, 1])
})

test('NET-5 only an outdated page opens the new version between words', async () => {
  const watch = createVersionWatch(() => undefined)
  const openBetweenWords = vi.fn<() => void>()
  watch.setOpener({ open: () => undefined, openBetweenWords })
  watch.openBetweenWords()
  expect(openBetweenWords).not.toHaveBeenCalled()
  await watch.watching(async () => new Response(null, { status: 426 }))('/api/v1/step')
  watch.openBetweenWords()
  expect(openBetweenWords).toHaveBeenCalledOnce()
})

test.each([
  ['gone from a server that answers', async () => true, true],
  ['still there', async () => false, false],
  ['not to be asked for without a network', () => Promise.reject(new TypeError('Failed to fetch')), false],
])(
  'NET-5 after code failed to load, a page whose entry file is %s is too old: %s',
  async (_name, isEntryGone, isTooOld) => {
    const watch = createVersionWatch(() => undefined, isEntryGone)
    expect(await watch.hasNewer()).toBe(isTooOld)
    expect(watch.isTooOld.get()).toBe(isTooOld)
  },
)
