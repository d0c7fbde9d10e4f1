import { TooManyWaitingError } from './speech-errors.ts'

/** Work of people, one thing of each at a time: nobody can let others wait for more than one thing. */
export interface PersonalQueues {
  /**
   * Does the work when all that this person asked before is done.
   * @throws TooManyWaitingError when this person has too much waiting already
   */
  add<Result>(owner: string, work: () => Promise<Result>): Promise<Result>
}

/** @param maxEach how much one person may have under way and waiting */
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
