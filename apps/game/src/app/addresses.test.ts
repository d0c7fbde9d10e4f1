import { expect, test } from 'vitest'
import { findAddressToOpen } from './addresses.ts'

test.each([
  ['/login', '?token=abc', '/login-by-token?token=abc'],
  ['/login/', '?x=1&token=abc', '/login-by-token?x=1&token=abc'],
  ['/login', '', '/login'],
  ['/login', '?x=1', '/login?x=1'],
  ['/login-by-token', '?token=abc', '/login-by-token?token=abc'],
  ['/wachtwoord-nieuw', '?token=abc', '/wachtwoord-nieuw?token=abc'],
  ['/', '?token=abc', '/?token=abc'],
  ['/', '', '/'],
])('AUTH-5 %s%s opens %s', (pathname, search, opened) => {
  expect(findAddressToOpen({ pathname, search })).toBe(opened)
})
