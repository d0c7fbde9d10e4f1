// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { CameraError, openCamera, readCardToken } from './card-scanner.ts'

test.each([
  ['https://school.nl/login-by-token?token=abc', 'abc'],
  ['http://192.168.1.4:3000/login-by-token?token=a-b_c', 'a-b_c'],
  ['CFH JKR TVX', 'CFHJKRTVX'],
])('CARD-3 %s contains the token or code %s', (text, token) => expect(readCardToken(text)).toBe(token))

test.each([
  'https://school.nl/',
  'https://school.nl/?token=abc',
  'https://school.nl/login-by-token',
  'WIFI:S:gast;;',
  '',
])('CARD-3 %s is not a card', (text) => expect(readCardToken(text)).toBeNull())

const failureOf = (devices: object | undefined) => {
  vi.stubGlobal('navigator', { mediaDevices: devices })
  return openCamera('user').catch((error: unknown) => (error instanceof CameraError ? error.failure : error))
}

test('CARD-3 the error says whether the camera is missing, blocked, or needs https', async () => {
  const refuse = (name: string) => ({ getUserMedia: () => Promise.reject(new DOMException('', name)) })
  expect(await failureOf(undefined)).toBe('missing')
  expect(await failureOf(refuse('NotFoundError'))).toBe('missing')
  expect(await failureOf(refuse('NotAllowedError'))).toBe('refused')
})
