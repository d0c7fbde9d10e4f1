import { beforeEach, expect, test, vi } from 'vitest'
import { followVersions, type WorkerHost } from './new-version.ts'

beforeEach(() => vi.useFakeTimers())

/** A browser with a waiting version. `isControlled`: another version is in use. */
async function openPage(
  isControlled: boolean,
  isPlaying: boolean,
  found: Partial<Pick<ServiceWorkerRegistration, 'waiting' | 'installing'>> = {},
) {
  const waiting = { postMessage: vi.fn<(message: unknown) => void>() }
  const update = vi.fn<() => Promise<void>>(async () => undefined)
  const reload = vi.fn<() => void>()
  let changeController = (): void => undefined
  let isAtWork = isPlaying
  const host: WorkerHost = {
    register: async () =>
      ({ waiting, installing: null, update, ...found }) as unknown as ServiceWorkerRegistration,
    hasController: () => isControlled,
    isPlaying: () => isAtWork,
    onControllerChange: (listener) => (changeController = listener),
    reload,
  }
  const version = await followVersions(host, async (work) => work())
  return { version, waiting, update, reload, changeController, beginExercise: () => (isAtWork = true) }
}

test.each([
  ['that shows another page', true, false, 1],
  ['in an exercise', true, true, 0],
  ['that had none before', false, false, 0],
])('NET-5 a new version that starts reloads a tab %s: %#', async (_tab, isControlled, isPlaying, times) => {
  const { reload, changeController } = await openPage(isControlled, isPlaying)
  changeController()
  expect(reload).toHaveBeenCalledTimes(times)
})

test('NET-5 a tab in an exercise reloads after the exercise if another tab started the new version', async () => {
  const { version, waiting, reload, changeController } = await openPage(true, true)
  changeController()
  version.takeOver()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledOnce()
  expect(waiting.postMessage).not.toHaveBeenCalled()
})

test('NET-5 the first version does not reload the page', async () => {
  const { version, waiting } = await openPage(false, false)
  version.takeOver()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(waiting.postMessage).not.toHaveBeenCalled()
})

test('NET-5 a new version starts after the next page is idle', async () => {
  const { version, waiting } = await openPage(true, false)
  version.takeOver()
  await vi.advanceTimersByTimeAsync(1000)
  version.takeOver()
  await vi.advanceTimersByTimeAsync(1000)
  expect(waiting.postMessage).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(waiting.postMessage).toHaveBeenCalledOnce()
})

test('NET-5 a new version does not start if the child has opened another exercise', async () => {
  const { version, waiting, beginExercise } = await openPage(true, false)
  version.takeOver()
  beginExercise()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(waiting.postMessage).not.toHaveBeenCalled()
})

test('NET-5 checks for a new version every hour', async () => {
  const { update } = await openPage(true, false)
  await vi.advanceTimersByTimeAsync(3 * 3_600_000)
  expect(update).toHaveBeenCalledTimes(3)
})

test('NET-5 a page that can no longer be used reloads, even if no new version is found', async () => {
  const { version, reload } = await openPage(true, false, { waiting: null })
  await version.open()
  expect(reload).toHaveBeenCalledOnce()
})

test('NET-5 waits for a version that is still installing, until it is installed or has failed', async () => {
  for (const end of ['installed', 'redundant'] as const) {
    const installing = Object.assign(new EventTarget(), { state: 'installing' })
    const { version } = await openPage(true, false, { installing: installing as unknown as ServiceWorker })
    let isFound = false
    const finding = version.find().then(() => (isFound = true))
    await vi.advanceTimersByTimeAsync(1000)
    expect(isFound).toBe(false)
    installing.state = end
    installing.dispatchEvent(new Event('statechange'))
    await finding
  }
})

test('NET-5 an outdated page reloads between words after the new version is installed', async () => {
  const { version, waiting, reload, changeController } = await openPage(true, true)
  version.openBetweenWords()
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'take-over' })
  changeController()
  expect(reload).toHaveBeenCalledOnce()
})

test('NET-5 an outdated page does not reload between words if the new version is not on the device', async () => {
  const { version, reload } = await openPage(true, true, { waiting: null })
  version.openBetweenWords()
  expect(reload).not.toHaveBeenCalled()
})
