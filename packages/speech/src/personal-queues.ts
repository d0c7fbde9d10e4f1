import { TooManyWaitingError } from './speech-errors.ts'

/**
 * Runs one piece of work of each person at a time, so that nobody has to wait for more than one piece of anybody
 * else's.
 */
export interface PersonalQueues {
  /**
   * Does the work after everything that this person asked before. @throws TooManyWaitingError when this person has too
   * much waiting already
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
