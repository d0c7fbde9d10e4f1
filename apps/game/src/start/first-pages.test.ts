import { matchPage } from '@letterliaan/web/page'
import { expect, test } from 'vitest'
import { addresses } from '../app/addresses.ts'
import { pages } from '../routes/pages.ts'
import { firstPages } from '../../build/first-files.ts'

/** Addresses of all kinds, also those that look like another. */
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

test.each(paths)('the build knows the code that the game opens at %s, if any', (path) => {
  const named = firstPages.find(({ pattern }) => pattern.test(path))
  const screen = /screens\/(\w+)\.tsx/.exec(matchPage(pages, path)?.load.toString() ?? '')?.[1]
  // Who opens a page of the entrance is not logged in, or led on.
  const expected = firstPages.find((page) => page.screen === screen)?.screen ?? null
  expect(named?.screen ?? null).toBe(expected)
})
