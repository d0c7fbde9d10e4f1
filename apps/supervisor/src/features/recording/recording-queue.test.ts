import { ApiError, NetworkError } from '@letterliaan/contract/client'
import { expect, test, vi } from 'vitest'
import { createRecordingQueue } from './recording-queue.ts'

/** Creates a promise that the test resolves. */
function waiting() {
  let goOn: () => void = () => undefined
  const wait = vi.fn<(ms: number) => Promise<void>>(
    () =>
      new Promise((resolve) => {
        goOn = resolve
      }),
  )
  return { wait, goOn: () => goOn() }
}

const problem = (status: number, detail: string) =>
  new ApiError({ type: 'about:blank', title: 'x', status, detail })

test('STEM-1 recordings made without a network are sent in order when it is back', async () => {
  const { wait, goOn } = waiting()
  const queue = createRecordingQueue(wait)
  const sent: string[] = []
  let isDown = true
  const take = (id: string) => ({
    id,
    send: async () => {
      if (isDown) throw new NetworkError('down')
      sent.push(id)
    },
  })
  for (const id of ['vis', 'kip', 'kat']) queue.add(take(id))
  await expect.poll(() => wait).toHaveBeenCalledTimes(1)
  expect(queue.state.get()).toMatchObject({ waiting: ['vis', 'kip', 'kat'], isCutOff: true })
  goOn()
  await expect.poll(() => wait).toHaveBeenCalledTimes(2)
  expect(wait.mock.calls).toEqual([[1000], [2000]])
  isDown = false
  goOn()
  await expect.poll(() => queue.state.get().waiting).toEqual([])
  expect([sent, queue.state.get().isCutOff]).toEqual([['vis', 'kip', 'kat'], false])
})

test.each([429, 500, 503])('STEM-1 a request that fails with %i is retried', async (status) => {
  const queue = createRecordingQueue(async () => undefined)
  const send = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(problem(status, 'Druk.'))
    .mockResolvedValue()
  queue.add({ id: 'vis', send })
  await expect.poll(() => queue.state.get().waiting).toEqual([])
  expect([send.mock.calls.length, queue.state.get().refused.size]).toEqual([2, 0])
})

test('STEM-1 a refused recording keeps its reason until a new one, and does not stop other recordings', async () => {
  const queue = createRecordingQueue(async () => undefined)
  const kept: string[] = []
  queue.add({
    id: 'vis',
    send: async () => Promise.reject(problem(422, 'In deze opname is niets te horen.')),
  })
  queue.add({ id: 'kip', send: async () => void kept.push('kip') })
  await expect.poll(() => queue.state.get().waiting).toEqual([])
  expect([kept, queue.state.get().refused.get('vis')]).toEqual([['kip'], 'In deze opname is niets te horen.'])
  queue.add({ id: 'vis', send: async () => void kept.push('vis') })
  await expect.poll(() => kept).toEqual(['kip', 'vis'])
  expect(queue.state.get().refused.size).toBe(0)
})
