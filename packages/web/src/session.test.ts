// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession } from './session.ts'

const tokens = (name: string) => ({
  access_token: `access-${name}`,
  refresh_token: `refresh-${name}`,
  token_type: 'Bearer' as const,
  expires_in: 900,
})

const openSession = () => createSession('letterliaan-session', localStorage, window)

/** Simulates a write to shared storage by another tab. */
const tellOtherTab = () => window.dispatchEvent(new StorageEvent('storage', { key: 'letterliaan-session' }))

beforeEach(() => localStorage.clear())

test('a session has its tokens after a reload', () => {
  openSession().begin(tokens('a'))
  const reloaded = openSession()
  expect(reloaded.isLoggedIn()).toBe(true)
  expect(reloaded.read()).toMatchObject({ access_token: 'access-a', refresh_token: 'refresh-a' })
})

test('ERR-1 an access token expires ten seconds earlier in the browser than on the server', () => {
  vi.useFakeTimers({ now: 0 })
  const session = openSession()
  session.begin(tokens('a'))
  vi.useRealTimers()
  expect(session.read()?.expires_at).toBe(890_000)
})

test('LES-4 AUTH-4 a logout deletes the tokens, but nothing else on this device', () => {
  localStorage.setItem('current-difficulty', '{"57":3}')
  const session = openSession()
  session.begin(tokens('a'))
  session.clear()
  expect({ ...localStorage }).toEqual({ 'current-difficulty': '{"57":3}', 'letterliaan-session': '' })
})

describe('NET-6 a browser that clears its storage', () => {
  const tellCleared = () => window.dispatchEvent(new StorageEvent('storage', { key: null }))

  test('keeps an open page logged in, also after a renewal, but not a new page', () => {
    const here = openSession()
    here.begin(tokens('a'))
    const heard = vi.fn<() => void>()
    here.onChange(heard)
    const isOver = here.watchLogout()
    localStorage.clear()
    tellCleared()
    here.write(tokens('b'))
    expect([isOver(), heard.mock.calls, here.read()?.access_token]).toEqual([false, [], 'access-b'])
    expect(openSession().isLoggedIn()).toBe(false)
  })

  test('does not log out other pages, but a real logout does', () => {
    const [here, there] = [openSession(), openSession()]
    here.begin(tokens('a'))
    tellOtherTab()
    localStorage.clear()
    there.clear()
    expect([here.isLoggedIn(), there.isLoggedIn()]).toEqual([false, false])
  })
})

describe('a listener is called', () => {
  test('when a child logs in or out, but not when tokens are renewed', () => {
    const session = openSession()
    const heard = vi.fn<() => void>()
    session.onChange(heard)
    session.begin(tokens('a'))
    session.write(tokens('b'))
    expect(heard).toHaveBeenCalledTimes(1)
    session.clear()
    expect(heard).toHaveBeenCalledTimes(2)
    expect(session.isLoggedIn()).toBe(false)
  })

  test('when another tab logs out or logs in as another child', () => {
    const here = openSession()
    here.begin(tokens('a'))
    const heard = vi.fn<() => void>()
    here.onChange(heard)
    const there = openSession()
    there.write(tokens('renewed'))
    tellOtherTab()
    expect(heard).not.toHaveBeenCalled()
    expect(here.read()?.access_token).toBe('access-renewed')
    there.clear()
    tellOtherTab()
    expect(heard).toHaveBeenCalledTimes(1)
    there.begin(tokens('c'))
    tellOtherTab()
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

test('a login by another child without a logout has another id in every tab', () => {
  const here = openSession()
  here.begin(tokens('a'))
  const heard = vi.fn<() => void>()
  here.onChange(heard)
  openSession().begin(tokens('b'))
  tellOtherTab()
  expect(heard).toHaveBeenCalledTimes(1)
  here.begin(tokens('c'))
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a renewal that completes after a logout does not log in again', () => {
  const session = openSession()
  session.write(tokens('renewed'))
  expect(session.isLoggedIn()).toBe(false)
})

test.each(['{"login_id":"a","acc', 'null', '"a"', '{}', '{"login_id":"a","access_token":1}'])(
  'the malformed stored value %s is read as no login',
  (text) => {
    localStorage.setItem('letterliaan-session', text)
    const session = openSession()
    expect([session.isLoggedIn(), session.read()]).toEqual([false, null])
  },
)

test('`watchLogout` detects a logout in another tab before the storage event arrives', () => {
  const here = openSession()
  const there = openSession()
  here.begin(tokens('a'))
  tellOtherTab()
  const isOver = here.watchLogout()
  there.write(tokens('renewed'))
  expect(isOver()).toBe(false)
  there.clear()
  expect(isOver()).toBe(true)
  there.begin(tokens('another child'))
  expect([isOver(), here.watchLogout()()]).toEqual([true, true])
  tellOtherTab()
  expect([isOver(), here.watchLogout()()]).toEqual([true, false])
})
