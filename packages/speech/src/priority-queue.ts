/** `foreground`: a child waits for it. `background`: it starts only when nothing in the foreground waits. */
export type Priority = 'foreground' | 'background'

export interface PriorityQueue<Job> {
  push(job: Job, priority: Priority): void
  /** Puts a job that was begun before at the head of everything. */
  unshift(job: Job): void
  /** @returns the job whose turn it is */
  shift(): Job | undefined
  /** @returns all that waits, taken out */
  empty(): Job[]
  length(priority: Priority): number
}

export function createPriorityQueue<Job>(): PriorityQueue<Job> {
  const jobs: Record<Priority, Job[]> = { foreground: [], background: [] }
  return {
    push: (job, priority) => void jobs[priority].push(job),
    unshift: (job) => void jobs.foreground.unshift(job),
    shift: () => jobs.foreground.shift() ?? jobs.background.shift(),
    empty: () => [...jobs.foreground.splice(0), ...jobs.background.splice(0)],
    length: (priority) => jobs[priority].length,
  }
}
