/** `foreground`: a child is waiting. `background`: done only if nothing waits in the foreground. */
export type Priority = 'foreground' | 'background'

export interface PriorityQueue<Job> {
  push(job: Job, priority: Priority): void
  unshift(job: Job): void
  shift(): Job | undefined
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
