import { expect, test } from 'vitest'
import { isDeveloperHost } from './developer-host.ts'

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['::1', true],
  ['spel.localhost', true],
  ['spel.test', true],
  ['spel.school.nl', false],
  ['localhost.school.nl', false],
  ['test', false],
  ['spel-test.nl', false],
  ['127.0.0.1.school.nl', false],
])("DEV-1 %s is a developer's host: %s", (hostname, isDevelopers) => {
  expect(isDeveloperHost(hostname)).toBe(isDevelopers)
})
