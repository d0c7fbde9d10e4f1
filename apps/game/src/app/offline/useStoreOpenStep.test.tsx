// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stepFixture } from '../../testing/entities.ts'
import { wrapInGame } from '../../testing/render-in-game.tsx'
import { createConnection } from '../answer-queue/connection.ts'
import { useStoreOpenStep } from './useStoreOpenStep.ts'

test('NET-1 an open step is stored again when the network returns', async () => {
  const connection = createConnection(new EventTarget())
  const storeStepOffline = vi.fn<() => Promise<void>>(async () => undefined)
  const view = { get: () => ({ kind: 'page' }), subscribe: () => () => undefined }
  const services = { connection, navigator: { view }, offline: { storeStepOffline } }
  const { unmount } = renderHook(() => useStoreOpenStep(stepFixture(6), 2), {
    wrapper: ({ children }) => wrapInGame(children, services),
  })
  await vi.waitFor(() => expect(storeStepOffline).toHaveBeenCalledTimes(1))
  await act(async () => connection.tellHeldUp(true))
  await act(async () => connection.tellHeldUp(false))
  await vi.waitFor(() => expect(storeStepOffline).toHaveBeenCalledTimes(2))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(storeStepOffline).toHaveBeenCalledTimes(3))
  unmount()
})
