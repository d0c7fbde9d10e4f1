import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followVersions, type WorkerHost } from './new-version.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A browser with a version that waits; `isControlled`: a version is in use already. */
async function openPage(isControlled: boolean, isPlaying: boolean) {
  const waiting = { postMessage: vi.fn<(message: unknown) => void>() }
  const reload = vi.fn<() => void>()
  let changeController = (): void => undefined
  const host: WorkerHost = {
    register: async () =>
      ({ waiting, installing: null, update: async () => undefined }) as unknown as ServiceWorkerRegistration,
    hasController: () => isControlled,
    isPlaying: () => isPlaying,
    onControllerChange: (listener) => (changeController = listener),
    reload,
  }
  const version = await followVersions(host, async (work) => work())
  return { version, waiting, reload, changeController }
}

test.each([
  ['that shows another page', true, false, 1],
  ['in an exercise', true, true, 0],
  ['that had none before', false, false, 0],
])('NET-5 a version that begins opens a tab %s anew: %#', async (_tab, isControlled, isPlaying, times) => {
  const { reload, changeController } = await openPage(isControlled, isPlaying)
  changeController()
  expect(reload).toHaveBeenCalledTimes(times)
})

test('NET-5 a tab that was in an exercise when another had the new version begin is opened anew after it', async () => {
  const { version, waiting, reload, changeController } = await openPage(true, true)
  changeController()
  version.takeOver()
  expect(reload).toHaveBeenCalledOnce()
  expect(waiting.postMessage).not.toHaveBeenCalled()
})
