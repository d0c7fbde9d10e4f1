import { expect, test } from 'vitest'
import { isDeveloper } from './is-developer.ts'

test.each([
  ['letterliaan-dev=1', 'localhost', true],
  ['a=b; letterliaan-dev=1; c=d', '127.0.0.1', true],
  ['letterliaan-dev=0', 'localhost', false],
  ['xletterliaan-dev=1', 'localhost', false],
  ['', 'localhost', false],
  ['letterliaan-dev=1', 'spel.school.nl', false],
])('DEV-1 cookie %j on %s shows the panel: %s', (cookie, hostname, shown) => {
  expect(isDeveloper(cookie, hostname)).toBe(shown)
})
