import { expect, test } from 'vitest'
import { isLocalHost } from './local-host.ts'

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['spel.localhost', true],
  ['[::1]', true],
  ['0.0.0.0', true],
  ['192.168.1.20', false],
  ['spel.local', false],
  ['localhost.school.nl', false],
])('DAG-4 only the machine itself can reach %s: %j', (hostname, isLocal) => {
  expect(isLocalHost(hostname)).toBe(isLocal)
})
