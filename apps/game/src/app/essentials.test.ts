// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createEssentials } from './essentials.ts'

const kept = ['letterliaan-answer /api/v1/user/me/']
const settings = 'letterliaan-sound'

/** A device on which a child was at its map; `isLoggedIn`: it is there still. */
function leaveOnDevice(isLoggedIn: boolean): void {
  for (const name of [...kept, settings]) localStorage.setItem(name, '/wereld/1\n"v1"\n{}')
  const login = { login_id: 'kim-1', access_token: 'a', refresh_token: 'b' }
  if (isLoggedIn) localStorage.setItem('letterliaan-session', JSON.stringify(login))
}

const namesHere = () => Object.keys(localStorage).filter((name) => [...kept, settings].includes(name))

beforeEach(() => localStorage.clear())

test('NET-7 NET-4 answers of a child stay while it is logged in, and go with its logout', () => {
  leaveOnDevice(true)
  const { session } = createEssentials()
  expect(namesHere()).toHaveLength(2)
  session.clear()
  expect(namesHere()).toEqual([settings])
})

test('NET-7 NET-4 what was left of a child that logged out elsewhere is gone when the game opens', () => {
  leaveOnDevice(false)
  createEssentials()
  expect(namesHere()).toEqual([settings])
})

test('NET-4 pages that an earlier version kept are gone when the game opens', () => {
  localStorage.setItem('letterliaan-screen /wereld/#', '{}')
  createEssentials()
  expect(localStorage.getItem('letterliaan-screen /wereld/#')).toBeNull()
})
