// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createEssentials } from './essentials.ts'

const kept = ['letterliaan-answer /api/v1/user/me/']
const settings = 'letterliaan-sound'

/** Stores data of a child that used its map. */
function leaveOnDevice(isLoggedIn: boolean): void {
  for (const name of [...kept, settings]) localStorage.setItem(name, '/wereld/1\n"v1"\n{}')
  const login = { login_id: 'kim-1', access_token: 'a', refresh_token: 'b' }
  if (isLoggedIn) localStorage.setItem('letterliaan-session', JSON.stringify(login))
}

const namesHere = () => Object.keys(localStorage).filter((name) => [...kept, settings].includes(name))

beforeEach(() => localStorage.clear())

test("NET-7 NET-4 stores a child's responses until it logs out", () => {
  leaveOnDevice(true)
  const { session } = createEssentials()
  expect(namesHere()).toHaveLength(2)
  session.clear()
  expect(namesHere()).toEqual([settings])
})

test('NET-7 NET-4 data of a child that logged out elsewhere are deleted when the game opens', () => {
  leaveOnDevice(false)
  createEssentials()
  expect(namesHere()).toEqual([settings])
})

test('NET-4 removes pages stored by an earlier version at startup', () => {
  localStorage.setItem('letterliaan-screen /wereld/#', '{}')
  createEssentials()
  expect(localStorage.getItem('letterliaan-screen /wereld/#')).toBeNull()
})
