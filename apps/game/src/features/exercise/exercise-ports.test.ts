// @vitest-environment jsdom
import type { StudentExercise } from '@letterliaan/contract'
import { expect, test, vi } from 'vitest'
import type { Services } from '../../app/services.ts'
import { createExercisePorts } from './exercise-ports.ts'
import { placeFixture } from '../../testing/entities.ts'

const run = (current_word: string) => ({ current_word }) as StudentExercise
const reset = 'PUT /api/v1/exercise/reset/:id'
const hardReset = 'POST /api/v1/exercise/hard-reset/:id'

/** `begun`: the run started on the device; null if only the server can start it. */
function open(
  begun: { readonly run: StudentExercise; readonly isSent: boolean } | null,
  isDictation = false,
) {
  const submit = vi.fn<(call: string, id: number, body: object) => Promise<StudentExercise>>(async () =>
    run('of the server'),
  )
  const listeners = {
    onConfirmed: vi.fn<() => void>(),
    onReset: vi.fn<() => void>(),
    onRefused: vi.fn<(error: unknown) => void>(),
    onNoDocument: vi.fn<() => void>(),
  }
  const openBetweenWords = vi.fn<() => void>()
  const services = {
    answers: { submit, reportPlace: () => undefined },
    offline: { beginRun: async () => begun },
    sound: {},
    calm: {},
    version: { openBetweenWords },
  }
  return {
    submit,
    listeners,
    openBetweenWords,
    ports: createExercisePorts(
      services as unknown as Services,
      { id: 61, isDictation, draftKey: '' },
      listeners,
    ),
  }
}

test('NET-2 the server draws the words of a new run if there is a network', async () => {
  const { ports, submit } = open(null)
  expect(await ports.reset(2, false)).toEqual(run('of the server'))
  expect(await ports.reset(2, true)).toEqual(run('of the server'))
  expect(submit.mock.calls).toEqual([
    [reset, 61, { difficulty: 2, shuffle: 1 }],
    [hardReset, 61, { difficulty: 2 }],
  ])
})

test('NET-2 a run started on the device is sent with its own order of words', async () => {
  const { ports, submit } = open({ run: run('of the device'), isSent: true })
  expect(await ports.reset(2, false)).toEqual(run('of the device'))
  expect(await ports.reset(3, true)).toEqual(run('of the device'))
  expect(submit.mock.calls).toEqual([
    [reset, 61, { difficulty: 2 }],
    [hardReset, 61, { difficulty: 3, same_order: 1 }],
  ])
})

test('NET-2 an unchanged run is not sent', async () => {
  const { ports, submit } = open({ run: run('of the device'), isSent: false })
  await ports.reset(2, true)
  expect(submit).not.toHaveBeenCalled()
})

test('NET-3 a refused run or answer is reported to the screen', async () => {
  const begun = open({ run: run('of the device'), isSent: true })
  const error = new Error('403')
  begun.submit.mockRejectedValue(error)
  expect(await begun.ports.reset(2, false)).toEqual(run('of the device'))
  await expect.poll(() => begun.listeners.onRefused).toHaveBeenCalledWith(error)

  const { ports, submit, listeners } = open(null)
  submit.mockRejectedValue(error)
  await expect(ports.reset(2, false)).rejects.toThrow('403')
  const body = { word: 'vis' } as Parameters<typeof ports.submit>[0]
  expect(await ports.submit(body)).toBeNull()
  expect(listeners.onRefused).toHaveBeenCalledTimes(2)
})

const place = placeFixture({ exercise_id: 61, step: 1 })

test('NET-5 a new version does not open during a dictation, which would start again', () => {
  const { ports, openBetweenWords } = open(null, true)
  ports.reportPlace(place)
  ports.reportPlace({ ...place, word_index: 4 })
  expect(openBetweenWords).not.toHaveBeenCalled()
})

test('NET-5 a new version opens between two words, never during a word', () => {
  const { ports, openBetweenWords } = open(null)
  ports.reportPlace(place)
  ports.reportPlace({ ...place, errors: 1 })
  expect(openBetweenWords).not.toHaveBeenCalled()
  ports.reportPlace({ ...place, word_index: 4 })
  expect(openBetweenWords).toHaveBeenCalledOnce()
})
