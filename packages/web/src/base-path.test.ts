import { afterEach, beforeEach, expect, test } from 'vitest'
import { addBasePath, readBasePath, removeBasePath } from './base-path.ts'

const page = { documentElement: { dataset: {} as Record<string, string> } }
const before = Object.getOwnPropertyDescriptor(globalThis, 'document')
beforeEach(() => {
  page.documentElement.dataset = {}
  Object.defineProperty(globalThis, 'document', { value: page, configurable: true })
})
afterEach(() => {
  if (before === undefined) Reflect.deleteProperty(globalThis, 'document')
  else Object.defineProperty(globalThis, 'document', before)
})

test.each([
  ['/login', '/spelling/login'],
  ['/', '/spelling/'],
  ['//elders.nl/x', '//elders.nl/x'],
  ['https://elders.nl/x', 'https://elders.nl/x'],
  ['held:3', 'held:3'],
])('OPS-2 if the app has a prefix, the path %s is requested as %s', (path, asked) => {
  expect(addBasePath(path)).toBe(path)
  page.documentElement.dataset['prefix'] = '/spelling'
  expect([readBasePath(), addBasePath(path)]).toEqual(['/spelling', asked])
})

test.each([
  ['/spelling/wereld/1', '/wereld/1'],
  ['/spelling/', '/'],
  ['/spelling', '/'],
  ['/spellingen', '/spellingen'],
])('OPS-2 if the app has a prefix, the address %s is the path %s', (pathname, own) => {
  expect(removeBasePath(pathname)).toBe(pathname)
  page.documentElement.dataset['prefix'] = '/spelling'
  expect(removeBasePath(pathname)).toBe(own)
})
