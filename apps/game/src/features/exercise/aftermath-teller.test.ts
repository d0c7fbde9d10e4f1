import type { Step } from '@letterliaan/contract'
import { expect, test, vi } from 'vitest'
import { stepOf } from '../../testing/entities.ts'
import { createAftermathTeller, type Telling } from './aftermath-teller.ts'

const open = stepOf(101)
const passed = stepOf(101, { is_complete: true, status: 5 })

/** A teller with a server that knows the step as `server.step`, or cannot be reached where that is null. */
function makeTeller() {
  const server: { step: Step | null } = { step: open }
  const cache = { step: open }
  const told: Telling[] = []
  const playEffect = vi.fn<(name: string) => void>()
  const query = (name: string) => ({ queryKey: [name] })
  const teller = createAftermathTeller(
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
    } as unknown as Parameters<typeof createAftermathTeller>[0],
    { step: open, redo: null },
    (telling) => told.push(telling),
  )
  return { server, teller, told, last: () => told.at(-1), playEffect }
}

test('where the server cannot be reached that is told, and it can be asked again', async () => {
  const { server, teller, last } = makeTeller()
  server.step = null
  await teller.ask()
  expect(last()).toEqual({ aftermath: null, hasFailed: true })
  server.step = passed
  const asking = teller.ask()
  expect(last()).toEqual({ aftermath: null, hasFailed: false })
  await asking
  expect(last()).toMatchObject({ aftermath: { stepPassed: true }, hasFailed: false })
})

test('a step that was passed before is not celebrated again when the exercise is repeated', async () => {
  const { server, teller, last, playEffect } = makeTeller()
  server.step = passed
  await teller.ask()
  expect(last()?.aftermath?.stepPassed).toBe(true)
  teller.beginRun()
  expect(last()).toEqual({ aftermath: null, hasFailed: false })
  await teller.ask()
  expect(last()?.aftermath?.stepPassed).toBe(false)
  expect(playEffect.mock.calls).toEqual([['step-passed']])
})

test('what is told of a run that is over says nothing of the next one', async () => {
  const { teller, told } = makeTeller()
  const asking = teller.ask()
  teller.beginRun()
  await asking
  expect(told.every(({ aftermath, hasFailed }) => aftermath === null && !hasFailed)).toBe(true)
})
