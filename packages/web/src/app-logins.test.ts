// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { appLogins, moveLoginToSupervisorApp } from './app-logins.ts'

const revoke = vi.fn<typeof fetch>(async () => new Response(null, { status: 200 }))
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', revoke)
})

const login = JSON.stringify({ login_id: '1', access_token: 'a', refresh_token: 'r' })

test("DAG-1 a login of the game moves to the supervisor's app, and a second handover changes nothing", () => {
  localStorage.setItem(appLogins.game.storageKey, login)
  moveLoginToSupervisorApp(window)
  const handed = { [appLogins.supervisor.storageKey]: login, [appLogins.game.storageKey]: '' }
  expect({ ...localStorage }).toEqual(handed)
  moveLoginToSupervisorApp(window)
  expect({ ...localStorage }).toEqual(handed)
  expect(revoke).not.toHaveBeenCalled()
})
