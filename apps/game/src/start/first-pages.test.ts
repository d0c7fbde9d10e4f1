import { matchPage } from '@letterliaan/web/page'
import { beforeEach, expect, test, vi } from 'vitest'
import { addresses } from '../app/addresses.ts'
import { pages } from '../routes/pages.ts'
import { firstPages } from '../../build/first-files.ts'

/** Addresses of all kinds, and some that look like another kind. */
const paths = [
  addresses.login,
  addresses.scanCard,
  addresses.overview,
  addresses.world(1),
  addresses.lesson(1, 57),
  addresses.lessonAtLevel(1, 57, 3),
  addresses.exercise(1, 57, 9041),
  addresses.test(57, 5700),
  addresses.treehouse,
  addresses.shop,
]

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('Image', vi.fn())
})

const screens = import.meta.glob('../routes/screens/*Page.tsx')

test.each(paths)('the build and the game agree on the first page at %s', async (path) => {
  const named = firstPages.find(({ pattern }) => pattern.test(path))?.screen
  const opened = await matchPage(pages, path)?.load()
  const itsScreens: string[] = []
  for (const { screen } of firstPages) {
    const code = (await screens[`../routes/screens/${screen}.tsx`]?.()) ?? {}
    if (screen !== null && Object.values(code).includes(opened)) itsScreens.push(screen)
  }
  // A page without a login shows no logged-in screen and does not redirect.
  expect(named ?? null).toBe(itsScreens[0] ?? null)
})
