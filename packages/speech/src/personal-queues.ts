import { TooManyWaitingError } from './speech-errors.ts'

export interface PersonalQueues {
  /** Throws TooManyWaitingError. */
  add<Result>(owner: string, work: () => Promise<Result>): Promise<Result>
}

export function createPersonalQueues(maxEach: number): PersonalQueues {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>()

  return {
    async add(owner, work) {
      const queue = queues.get(owner) ?? { length: 0, last: Promise.resolve() }
      if (queue.length >= maxEach) throw new TooManyWaitingError()
      queues.set(owner, queue)
      queue.length += 1
      const result = queue.last.then(work)
      queue.last = result.catch(() => undefined)
      try {
        return await result
      } finally {
        queue.length -= 1
        if (queue.length === 0) queues.delete(owner)
      }
    },
  }
}
