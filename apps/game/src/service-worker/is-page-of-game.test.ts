import { expect, test } from 'vitest'
import { isPageOfGame } from './is-page-of-game.ts'

test.each([
  ['/', true],
  ['/wereld/1', true],
  ['/inloggen/code', true],
  // The name of this page of the game starts like another address.
  ['/apiarium', true],
  ['/api/v1/step', false],
  ['/word/vis', false],
  ['/begeleider', false],
  ['/begeleider/leerlingen', false],
  ['/thuis', false],
  ['/sso/school/start', false],
  ['/oauth2/token', false],
  ['/eerste-beheerder', false],
  ['/healthz', false],
  ['/security.txt', false],
  ['/assets%2eindex', false],
])('NET-1 the service worker answers only for pages of the game: %s %s', (path, isOurs) => {
  expect(isPageOfGame(path, '/')).toBe(isOurs)
  expect(isPageOfGame(`/spelling${path}`, '/spelling/')).toBe(isOurs)
})

test('NET-1 the service worker below a base path answers only for that path', () => {
  expect(isPageOfGame('/wereld/1', '/spelling/')).toBe(false)
})
