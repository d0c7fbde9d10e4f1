import { expect, test } from 'vitest'
import { createPersonalQueues } from './personal-queues.ts'
import { createProgramQueue, type ProgramEvents } from './program-queue.ts'
import { SynthesiserBusyError, TooManyWaitingError } from './speech-errors.ts'

interface Answer {
  readonly id: number
}

test('OPS-4 a program with a full queue rejects at once, and accepts work again when there is room', async () => {
  let events: ProgramEvents<Answer> | undefined
  const asked: number[] = []
  const queue = createProgramQueue<object, Answer>({
    name: 'a program',
    start: (given) => {
      events = given
      return { pid: 1, send: ({ id }) => void asked.push(id), kill: () => undefined }
    },
    timeoutMs: 60_000,
    idleMs: 60_000,
    queueLength: 2,
  })
  const first = [1, 2, 3].map(() => queue.ask({}, 'foreground'))
  events?.ready()
  expect(queue.length()).toBe(2)
  await expect(queue.ask({}, 'foreground')).rejects.toBeInstanceOf(SynthesiserBusyError)
  const behind = queue.ask({}, 'background')
  for (const id of [1, 2, 3, 4]) events?.answered({ id })
  expect((await Promise.all([...first, behind])).map(({ id }) => id)).toEqual([1, 2, 3, 4])
  const again = queue.ask({}, 'foreground')
  events?.answered({ id: 5 })
  expect((await again).id).toBe(5)
  queue.close()
})

test('OPS-4 the number of own sounds is limited for each person and in total', async () => {
  const queues = createPersonalQueues({ each: 2, all: 3 })
  const work = Promise.withResolvers<void>()
  const waiting = ['a', 'a', 'b'].map((owner) => queues.add(owner, () => work.promise))
  await expect(queues.add('a', async () => 1)).rejects.toBeInstanceOf(TooManyWaitingError)
  await expect(queues.add('c', async () => 1)).rejects.toBeInstanceOf(SynthesiserBusyError)
  expect(queues.length()).toBe(3)
  work.resolve()
  await Promise.all(waiting)
  expect(queues.length()).toBe(0)
  expect(await queues.add('c', async () => 1)).toBe(1)
})
