// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession } from './session.ts'

const tokens = (name: string) => ({
  access_token: `access-${name}`,
  refresh_token: `refresh-${name}`,
  token_type: 'Bearer' as const,
  expires_in: 900,
})

/** Another tab of the same browser wrote to the storage that they share. */
const tellOtherTab = () => window.dispatchEvent(new StorageEvent('storage', { key: 'letterliaan-session' }))

beforeEach(() => localStorage.clear())

test('keeps the tokens over a reload', () => {
  createSession(localStorage, window).write(tokens('a'))
  const reloaded = createSession(localStorage, window)
  expect(reloaded.isLoggedIn()).toBe(true)
  expect(reloaded.read()).toMatchObject({ access_token: 'access-a', refresh_token: 'refresh-a' })
})

describe('tells of a change', () => {
  test('when a child logs in and out, not when tokens are renewed', () => {
    const session = createSession(localStorage, window)
    const heard = vi.fn<() => void>()
    session.onChange(heard)
    session.write(tokens('a'))
    session.write(tokens('b'))
    expect(heard).toHaveBeenCalledTimes(1)
    session.clear()
    expect(heard).toHaveBeenCalledTimes(2)
    expect(session.isLoggedIn()).toBe(false)
  })

  test('when another tab logs out, or logs in as another child', () => {
    const here = createSession(localStorage, window)
    here.write(tokens('a'))
    const heard = vi.fn<() => void>()
    here.onChange(heard)
    const there = createSession(localStorage, window)
    there.write(tokens('renewed'))
    tellOtherTab()
    expect(heard).not.toHaveBeenCalled()
    expect(here.read()?.access_token).toBe('access-renewed')
    there.clear()
    tellOtherTab()
    expect(heard).toHaveBeenCalledTimes(1)
    there.write(tokens('c'))
    tellOtherTab()
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

test('knows that the login of this tab is over, before another tab’s doing was noticed here', () => {
  const here = createSession(localStorage, window)
  const there = createSession(localStorage, window)
  here.write(tokens('a'))
  tellOtherTab()
  const isOver = here.untilLogout()
  there.write(tokens('renewed'))
  expect(isOver()).toBe(false)
  there.clear()
  expect(isOver()).toBe(true)
  there.write(tokens('another child'))
  expect([isOver(), here.untilLogout()()]).toEqual([true, true])
  tellOtherTab()
  expect([isOver(), here.untilLogout()()]).toEqual([true, false])
})
