// @vitest-environment jsdom
import { NotificationProvider } from '@letterliaan/ui'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Services } from '../../app/services.ts'
import { ServicesProvider } from '../../app/ServicesProvider.tsx'
import { extendJsdom } from '../../testing/extend-jsdom.ts'
import { LogoutPage } from './LogoutPage.tsx'

beforeEach(() => {
  extendJsdom()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

/** A child at /logout, with so many answers that wait; the network takes them or not. */
async function logOut(waiting: number, { isThere = false, isLasting = true } = {}) {
  const network = { isThere, left: waiting }
  let wake = () => {}
  const services = {
    client: { logout: vi.fn<() => void>() },
    queries: { profile: { queryKey: ['profile'] } },
    queryClient: { getQueryData: () => ({ is_impersonated: false }) },
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
  render(
    <NotificationProvider>
      <ServicesProvider services={services as unknown as Services}>
        <LogoutPage />
      </ServicesProvider>
    </NotificationProvider>,
  )
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
    isOut: () => services.client.logout.mock.calls.length > 0,
    wentTo: () => services.navigator.go.mock.lastCall?.[0],
  }
}

test('AUTH-4 LES-4 with nothing that waits: logged out at once, told so, and the chosen stars stay', async () => {
  localStorage.setItem('current-difficulty', '{"57":3}')
  const { isOut, wentTo } = await logOut(0)
  expect(isOut()).toBe(true)
  expect(wentTo()).toBe('/login')
  expect(localStorage.getItem('current-difficulty')).toBe('{"57":3}')
  screen.getByText('Uitgelogd')
})

describe('with answers that wait', () => {
  test('they are sent first, where the network takes them', async () => {
    const { network, isOut } = await logOut(3, { isThere: true })
    expect(network.left).toBe(0)
    expect(isOut()).toBe(true)
  })

  test('where it does not, the child is asked, and may try again', async () => {
    const { network, pass, press, isOut } = await logOut(3)
    await pass(4000)
    expect(isOut()).toBe(false)
    screen.getByText(/dan versturen we ze als je hier weer inlogt/)
    network.isThere = true
    await press('Probeer opnieuw')
    expect(network.left).toBe(0)
    expect(isOut()).toBe(true)
  })

  test('or log out all the same: they stay where they are', async () => {
    const { network, pass, press, isOut } = await logOut(3)
    await pass(4000)
    await press('Toch uitloggen')
    expect(isOut()).toBe(true)
    expect(network.left).toBe(3)
  })

  test('and is told where they would be lost', async () => {
    const { pass } = await logOut(1, { isLasting: false })
    await pass(4000)
    screen.getByText(/dan ben je ze kwijt/)
  })
})
