// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { CameraError, openCamera, readCardToken } from './card-scanner.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https://school.nl/login-by-token?token=abc', 'abc'],
  ['http://192.168.1.4:3000/login-by-token?token=a-b_c', 'a-b_c'],
  ['CFH JKR TVX', 'CFHJKRTVX'],
])('CARD-3 %s lets in by %s', (text, token) => expect(readCardToken(text)).toBe(token))

test.each([
  'https://school.nl/',
  'https://school.nl/?token=abc',
  'https://school.nl/login-by-token',
  'WIFI:S:gast;;',
  '',
])('CARD-3 %s is no card', (text) => expect(readCardToken(text)).toBeNull())

const failureOf = (devices: object | undefined) => {
  vi.stubGlobal('navigator', { mediaDevices: devices })
  return openCamera('user').catch((error: unknown) => (error instanceof CameraError ? error.failure : error))
}

test('CARD-3 a device without a camera, without https, or where it is not allowed, says which', async () => {
  const refuse = (name: string) => ({ getUserMedia: () => Promise.reject(new DOMException('', name)) })
  expect(await failureOf(undefined)).toBe('missing')
  expect(await failureOf(refuse('NotFoundError'))).toBe('missing')
  expect(await failureOf(refuse('NotAllowedError'))).toBe('refused')
})
