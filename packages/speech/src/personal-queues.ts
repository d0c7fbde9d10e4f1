import { SynthesiserBusyError, TooManyWaitingError } from './speech-errors.ts'

export interface PersonalQueues {
  /** Throws TooManyWaitingError if this owner has too much work, SynthesiserBusyError if all together have. */
  add<Result>(owner: string, work: () => Promise<Result>): Promise<Result>
  readonly length: () => number
}

export interface PersonalQueueLimits {
  readonly each: number
  readonly all: number
}

export function createPersonalQueues({ each, all }: PersonalQueueLimits): PersonalQueues {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>()
  let length = 0

  return {
    async add(owner, work) {
      const queue = queues.get(owner) ?? { length: 0, last: Promise.resolve() }
      if (queue.length >= each) throw new TooManyWaitingError()
      if (length >= all) throw new SynthesiserBusyError()
      queues.set(owner, queue)
      queue.length += 1
      length += 1
      const result = queue.last.then(work)
      queue.last = result.catch(() => undefined)
      try {
        return await result
      } finally {
        queue.length -= 1
        length -= 1
        if (queue.length === 0) queues.delete(owner)
      }
    },
    length: () => length,
  }
}
