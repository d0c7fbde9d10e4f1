import type { Step } from '@letterliaan/contract'
import { expect, test, vi } from 'vitest'
import { stepFixture } from '../../testing/entities.ts'
import { createStepResultLoader, type LoadedStepResult } from './step-result-loader.ts'

const open = stepFixture(101)
const passed = stepFixture(101, { is_complete: true, status: 5 })

/** Creates a loader with a server that returns `server.step`, or that cannot be reached if that is null. */
function makeLoader() {
  const server: { step: Step | null } = { step: open }
  const cache = { step: open }
  const loaded: LoadedStepResult[] = []
  const playEffect = vi.fn<(name: string) => void>()
  const query = (name: string) => ({ queryKey: [name] })
  const loader = createStepResultLoader(
    {
      sound: { playEffect },
      queryClient: {
        getQueryData: () => cache.step,
        fetchQuery: async ({ queryKey }: { queryKey: readonly string[] }) => {
          if (server.step === null) throw new Error('offline')
          if (queryKey[0] !== 'step') return { 1: [], 2: [], 3: [], 4: [] }
          return (cache.step = server.step)
        },
      },
      queries: { step: () => query('step'), steps: query('steps'), profile: query(''), badges: query('') },
    } as unknown as Parameters<typeof createStepResultLoader>[0],
    { step: open, redo: null },
    (stepResult) => loaded.push(stepResult),
  )
  return { server, loader, loaded, last: () => loaded.at(-1), playEffect }
}

test('an unreachable server is reported and can be retried', async () => {
  const { server, loader, last } = makeLoader()
  server.step = null
  await loader.ask()
  expect(last()).toEqual({ stepResult: null, hasFailed: true })
  server.step = passed
  const loading = loader.ask()
  expect(last()).toEqual({ stepResult: null, hasFailed: false })
  await loading
  expect(last()).toMatchObject({ stepResult: { stepPassed: true }, hasFailed: false })
})

test('PLEK-3 passing a step plays its sound once, not again when the exercise is repeated', async () => {
  const { server, loader, last, playEffect } = makeLoader()
  server.step = passed
  await loader.ask()
  expect(last()?.stepResult?.stepPassed).toBe(true)
  loader.beginRun()
  expect(last()).toEqual({ stepResult: null, hasFailed: false })
  await loader.ask()
  expect(last()?.stepResult?.stepPassed).toBe(false)
  expect(playEffect.mock.calls).toEqual([['step-passed']])
})

test('the result of an earlier run is not used for the next one', async () => {
  const { loader, loaded } = makeLoader()
  const loading = loader.ask()
  loader.beginRun()
  await loading
  expect(loaded.every(({ stepResult, hasFailed }) => stepResult === null && !hasFailed)).toBe(true)
})
