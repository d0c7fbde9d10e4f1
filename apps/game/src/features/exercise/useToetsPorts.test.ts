import type { Test } from '@letterliaan/contract'
import { expect, test, vi } from 'vitest'
import { createToetsPorts } from './useToetsPorts.ts'

const step_id = 57
const test_id = 5700

function makePorts(answers: { submit: (...call: unknown[]) => Promise<unknown> }) {
  const fetched: unknown[] = []
  const playEffect = vi.fn<(name: string) => void>()
  const query = (name: string) => ({ queryKey: [name] })
  const onRefused = vi.fn<(error: unknown) => void>()
  const ports = createToetsPorts(
    {
      answers,
      sound: { playEffect },
      calm: { paceStretch: () => 1 },
      queryClient: {
        removeQueries: ([key]: unknown[]) => void fetched.push(key),
        fetchQuery: async ({ queryKey }: { queryKey: unknown[] }) => void fetched.push(queryKey[0]),
      },
      queries: {
        step: () => query('step'),
        steps: query('steps'),
        profile: query('profile'),
        badges: query('badges'),
        waitingToetsen: query('waiting toetsen'),
      },
    } as unknown as Parameters<typeof createToetsPorts>[0],
    { id: test_id, step_id },
    onRefused,
  )
  return { ports, fetched, playEffect, onRefused }
}

const answer = { step_id, word: 'vis', num_errors: 0, data: { answer: 'vis' } }
const toetsWith = (fields: Partial<Test>) => fields as Test

test('TST-4 an answer is sent through the queue, which resolves to the test', async () => {
  const submit = vi.fn<(...call: unknown[]) => Promise<unknown>>(async () => toetsWith({ word_index: 1 }))
  const { ports, fetched } = makePorts({ submit })
  expect(await ports.submit(answer)).toEqual({ word_index: 1 })
  expect(submit).toHaveBeenCalledExactlyOnceWith('PUT /api/v1/test/:id', test_id, answer)
  expect(fetched).toEqual([])
})

test.each([
  [true, [['step-passed']]],
  [false, []],
])('PLEK-3 a completed test refreshes what it held back; passed %s plays %j', async (passed, effects) => {
  const { ports, fetched, playEffect } = makePorts({
    submit: async () => toetsWith({ is_complete: true, passed }),
  })
  await ports.submit(answer)
  expect(fetched).toEqual(['step', 'steps', 'profile', 'badges'])
  expect(playEffect.mock.calls).toEqual(effects)
})

test('a completed part of a measure only refreshes the waiting tests', async () => {
  const { ports, fetched, playEffect } = makePorts({
    submit: async () => toetsWith({ kind: 'meting', is_complete: true, passed: null }),
  })
  await ports.submit(answer)
  expect([fetched, playEffect.mock.calls]).toEqual([['waiting toetsen'], []])
})

test('a refused answer resolves to null and a refused restart rejects, and both are reported', async () => {
  const refusal = new Error('403')
  const { ports, onRefused } = makePorts({ submit: () => Promise.reject(refusal) })
  expect(await ports.submit(answer)).toBeNull()
  await expect(ports.reset()).rejects.toThrow('403')
  expect(onRefused.mock.calls, 'the page hears of both').toEqual([[refusal], [refusal]])
})
