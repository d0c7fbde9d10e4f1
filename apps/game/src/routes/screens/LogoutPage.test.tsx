// @vitest-environment jsdom
import { createSession } from '@letterliaan/web/session'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createData, wrapInGame } from '../../testing/render-in-game.tsx'
import { Fragment } from 'react'
import { LogoutPage } from './LogoutPage.tsx'

beforeEach(() => void vi.useFakeTimers())

/** Opens /logout as a child with this number of waiting answers. `isThere`: the network accepts them. */
async function logOut(waiting: number, { isThere = false, isLasting = true, is_impersonated = false } = {}) {
  const network = { isThere, left: waiting }
  let loginId: string | null = 'a'
  let wake = () => {}
  const data = createData()
  const services = {
    client: { logout: vi.fn<() => void>(() => void (loginId = null)) },
    session: { loginId: { get: () => loginId } },
    queries: data.queries,
    queryClient: {
      ...data.queryClient,
      getQueryData: () => (loginId === null ? undefined : { is_impersonated }),
    },
    navigator: { go: vi.fn<(address: string) => void>() },
    connection: { tryNow: () => wake() },
    answers: {
      isWaiting: async () => network.left > 0,
      isLasting: () => isLasting,
      async sendAll() {
        if (!network.isThere) await new Promise<void>((resolve) => (wake = resolve))
        network.left = 0
      },
    },
  }
  // The shell remounts the page when the login ends.
  const page = (key: string) => <Fragment key={key}>{wrapInGame(<LogoutPage />, services)}</Fragment>
  const { rerender } = render(page('logged in'))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await pass(0)
  const press = async (name: string) => {
    act(() => screen.getByRole('button', { name }).click())
    await pass(0)
  }
  return {
    network,
    pass,
    press,
    async makePageAnew() {
      rerender(page('logged out'))
      await pass(0)
    },
    isOut: () => services.client.logout.mock.calls.length > 0,
    wentTo: () => services.navigator.go.mock.lastCall?.[0],
  }
}

test('AUTH-4 LES-4 a logout without waiting answers happens at once, is confirmed, and keeps the chosen stars', async () => {
  localStorage.setItem('current-difficulty', '{"57":3}')
  const { isOut, wentTo } = await logOut(0)
  expect(isOut()).toBe(true)
  expect(wentTo()).toBe('/login')
  expect(localStorage.getItem('current-difficulty')).toBe('{"57":3}')
  screen.getByText('Uitgelogd')
})

describe('the login of a supervisor in the same browser', () => {
  const key = 'letterliaan-begeleider-session'
  beforeEach(() => {
    localStorage.setItem(key, JSON.stringify({ login_id: 's', access_token: 'a', refresh_token: 'r' }))
    // Node has no page to which an address could be relative.
    const AbsoluteRequest = class extends Request {
      constructor(path: string, init?: RequestInit) {
        super(new URL(path, window.location.href), init)
      }
    }
    vi.stubGlobal('Request', AbsoluteRequest)
    vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
    return () => {
      vi.unstubAllGlobals()
      localStorage.clear()
    }
  })

  test('DAG-1 ends with the login of a child', async () => {
    await logOut(0)
    expect(createSession(key, localStorage, window).isLoggedIn()).toBe(false)
  })

  test('AUTH-5 continues after an impersonation, also when the page is remounted', async () => {
    const { makePageAnew } = await logOut(0, { is_impersonated: true })
    await makePageAnew()
    expect(createSession(key, localStorage, window).isLoggedIn()).toBe(true)
  })
})

describe('a logout while answers wait', () => {
  test('sends the answers first if online', async () => {
    const { network, isOut } = await logOut(3, { isThere: true })
    expect(network.left).toBe(0)
    expect(isOut()).toBe(true)
  })

  test('asks the child, who may retry, if sending fails', async () => {
    const { network, pass, press, isOut } = await logOut(3)
    await pass(4000)
    expect(isOut()).toBe(false)
    screen.getByText(/dan versturen we ze als je hier weer inlogt/)
    network.isThere = true
    await press('Probeer opnieuw')
    expect(network.left).toBe(0)
    expect(isOut()).toBe(true)
  })

  test('keeps the answers on the device if the child logs out anyway', async () => {
    const { network, pass, press, isOut } = await logOut(3)
    await pass(4000)
    await press('Toch uitloggen')
    expect(isOut()).toBe(true)
    expect(network.left).toBe(3)
  })

  test('warns the child if the answers would be lost', async () => {
    const { pass } = await logOut(1, { isLasting: false })
    await pass(4000)
    screen.getByText(/dan ben je ze kwijt/)
  })
})
