// @vitest-environment jsdom
import { createStore } from '@letterliaan/web/store'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { createConnection } from './connection.ts'
import { wrapInGame } from '../../testing/render-in-game.tsx'
import { useWaitingAnswers } from './useWaitingAnswers.ts'

test('NET-2 answers queued before the database opened are sent after it opens, and screens refresh', async () => {
  const isLate = createStore(false)
  const hasSent = vi.fn<() => Promise<boolean>>(async () => !isLate.get())
  const refreshed = vi.fn<() => Promise<void>>(async () => undefined)
  const services = {
    connection: createConnection(new EventTarget()),
    offline: { isLate },
    answers: { sendAll: hasSent },
    queryClient: { invalidateQueries: refreshed },
  }
  isLate.set(true)
  const { unmount } = renderHook(() => useWaitingAnswers(1), {
    wrapper: ({ children }: { readonly children: ReactNode }) => wrapInGame(children, services),
  })
  await act(async () => undefined)
  expect([hasSent.mock.calls.length, refreshed.mock.calls.length]).toEqual([1, 0])
  await act(async () => isLate.set(false))
  expect([hasSent.mock.calls.length, refreshed.mock.calls.length]).toEqual([2, 1])
  unmount()
  isLate.set(true)
  isLate.set(false)
  expect(hasSent).toHaveBeenCalledTimes(2)
})
