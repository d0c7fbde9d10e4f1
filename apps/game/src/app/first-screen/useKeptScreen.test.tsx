// @vitest-environment jsdom
import { createStore } from '@letterliaan/web/store'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Services } from '../services.ts'
import { ServicesContext } from '../useServices.ts'
import { useKeptScreen } from './useKeptScreen.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  localStorage.setItem('letterliaan-answer /api/v1/user/me/', '/api/v1/user/me/\n"v1"\n{}')
  window.history.replaceState(null, '', '/wereld/1')
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script><link rel="stylesheet">'
  document.body.innerHTML = '<div id="root"><h1>Wereld 1</h1></div>'
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** How many pages are kept after one is drawn. */
async function drawPage(isOwn: boolean, logsOut: boolean): Promise<number> {
  let isLoggedOut = false
  const services = {
    navigator: { view: createStore({ kind: 'page', navigation: 1 }) },
    session: { loginId: createStore('a'), watchLogout: () => () => isLoggedOut },
  } as unknown as Services
  renderHook(() => useKeptScreen(isOwn), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <ServicesContext value={services}>{children}</ServicesContext>
    ),
  })
  isLoggedOut = logsOut
  await act(() => vi.advanceTimersByTimeAsync(300))
  await act(() => import('./keep-screen.ts'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  return Object.keys(localStorage).filter((name) => name.startsWith('letterliaan-screen ')).length
}

test.each([
  ['a child that plays', true, false, 1],
  ['somebody who looks along or plays as the child', false, false, 0],
  ['a child that logged out meanwhile', true, true, 0],
])('NET-7 NET-4 the page of %s is kept: %#', async (_who, isOwn, logsOut, pages) => {
  expect(await drawPage(isOwn, logsOut)).toBe(pages)
})
