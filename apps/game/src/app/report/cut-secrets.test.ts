import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutSecrets } from './cut-secrets.ts'

const token = 'kJ8s-2nVq0ZxY7bLw3TfR9cUe1HgA6mPdQ5oXiNvB4t'

test.each([
  ['TypeError: x is undefined', 'TypeError: x is undefined'],
  [
    'GET https://liaan.nl/word/word/vis.mp3?v=1&sig=abc&exp=2 404',
    'GET https://liaan.nl/word/word/vis.mp3?… 404',
  ],
  ['/login-by-token?token=abc123 failed', '/login-by-token?… failed'],
  ['/api/v1/live/x#access_token=abc', '/api/v1/live/x?…'],
  ['Authorization: Bearer abc.def', 'Authorization: … …'],
  ['header bearer abc.def, gone', 'header bearer …, gone'],
  ['{"refresh_token":"abc","word":"vis"}', '{"refresh_token":…,"word":"vis"}'],
  ['password=geheim&x=1', 'password=…&x=1'],
  [`stored ${token}`, 'stored …'],
  [
    'at /assets/a-very-long-name-of-a-file-that-is-no-secret.js:1:2',
    'at /assets/a-very-long-name-of-a-file-that-is-no-secret.js:1:2',
  ],
  ['een\nregel\0en nog een', 'een regel en nog een'],
])('BUG-2 %s', (text, expected) => {
  expect(cutSecrets(text, 500)).toBe(expected)
})

test('BUG-2 a token is removed anywhere in the text', () => {
  const around = fc.constantFrom(
    '',
    ' ',
    '"',
    "'",
    '?t=',
    '&sig=',
    'Bearer ',
    'token: ',
    '(',
    ', ',
    '\n',
    '=',
  )
  fc.assert(
    fc.property(around, around, fc.string({ maxLength: 40 }), (before, after, text) => {
      expect(cutSecrets(`${text} ${before}${token}${after} ${text}`, 5000)).not.toContain(token)
    }),
  )
})

test('a text of four million characters is shortened', () => {
  expect(cutSecrets('a b '.repeat(1_000_000), 500)).toHaveLength(500)
})
