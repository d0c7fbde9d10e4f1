// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createSession } from '../session.ts'
import { canStoreData } from './can-store.ts'
import { replaceStorageByMemory } from './memory-storage.ts'

const tokens = { access_token: 'a', refresh_token: 'b', token_type: 'Bearer', expires_in: 900 } as const

const refuse = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

const pageWith = (read: () => Storage): Window =>
  Object.defineProperties({ document } as Window, {
    localStorage: { configurable: true, get: read },
    sessionStorage: { configurable: true, get: read },
  })

test('a login lasts until the page closes if storage is blocked, and a message says so', () => {
  expect(canStoreData(window)).toBe(true)
  const page = pageWith(refuse)
  expect(canStoreData(page)).toBe(false)
  replaceStorageByMemory(page, 'Deze browser bewaart niets.')
  expect(canStoreData(page)).toBe(true)
  const session = createSession('letterliaan-session', page.localStorage, window)
  session.begin(tokens)
  expect(session.isLoggedIn()).toBe(true)
  session.clear()
  expect(session.isLoggedIn()).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Deze browser bewaart niets.' }))
  expect(screen.queryByRole('button')).toBeNull()
})

test('stored values can be read if only writing fails', () => {
  const page = pageWith(() => Object.assign(Object.create({ setItem: refuse }), { groep: '4' }) as Storage)
  expect(canStoreData(page)).toBe(false)
  replaceStorageByMemory(page, 'Deze browser bewaart niets.')
  page.localStorage.setItem('taal', 'nl')
  expect([page.localStorage.getItem('groep'), page.localStorage.getItem('taal')]).toEqual(['4', 'nl'])
  expect(Object.keys(page.localStorage)).toEqual(['groep', 'taal'])
})
