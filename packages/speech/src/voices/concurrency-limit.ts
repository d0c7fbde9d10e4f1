import { createPersonalQueues } from '../personal-queues.ts'

export interface ConcurrencyLimit {
  /** Throws SynthesiserBusyError if too many jobs are waiting. */
  add<Result>(work: () => Promise<Result>): Promise<Result>
}

/** Limits running and waiting jobs, so that a service gets no more requests than it can answer. */
export function createConcurrencyLimit(atOnce: number, maxWaiting: number): ConcurrencyLimit {
  const queues = createPersonalQueues({ each: Infinity, all: atOnce + maxWaiting })
  let last = 0
  return {
    add: (work) => {
      last = (last + 1) % atOnce
      return queues.add(String(last), work)
    },
  }
}
