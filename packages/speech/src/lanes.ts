/** Work that waits in two lanes: what children wait for is `first`, what may wait goes `behind` all of that. */
export type Lane = 'first' | 'behind'

export type Lanes<Job> = {
  push(job: Job, lane: Lane): void
  /** Puts a job that was begun before at the head of everything. */
  unshift(job: Job): void
  /** @returns the job whose turn it is */
  shift(): Job | undefined
  /** @returns all that waits, taken out */
  empty(): Job[]
  length(lane: Lane): number
}

export function createLanes<Job>(): Lanes<Job> {
  const lanes: Record<Lane, Job[]> = { first: [], behind: [] }
  return {
    push: (job, lane) => void lanes[lane].push(job),
    unshift: (job) => void lanes.first.unshift(job),
    shift: () => lanes.first.shift() ?? lanes.behind.shift(),
    empty: () => [...lanes.first.splice(0), ...lanes.behind.splice(0)],
    length: (lane) => lanes[lane].length,
  }
}
