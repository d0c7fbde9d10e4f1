import { Worker } from 'node:worker_threads'
import type { QueueLoad } from '../queue-load.ts'
import { FairQueue } from './fair-queue.ts'

export type JobReply<Result> =
  | { readonly result: Result }
  | { readonly failure: { readonly name: string; readonly message: string } }

/** Thrown if a job threw, took too long or ended its thread. `jobName`: name of the job's error. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed'
  readonly jobName: string

  constructor(jobName: string, message: string) {
    super(message)
    this.jobName = jobName
  }
}

export class TooManyJobsError extends Error {
  override readonly name = 'TooManyJobsError'
}

/** Thrown when all organisations together have too many jobs. */
export class JobRunnerBusy extends Error {
  override readonly name = 'JobRunnerBusy'
}

export type JobLoad = Pick<QueueLoad, 'length' | 'max'>

export interface JobRunner<Job, Result> {
  /** Runs a job when it is the organisation's turn. Rejects with JobFailed, TooManyJobsError or JobRunnerBusy. */
  run(organisation_id: number, job: Job): Promise<Result>
  readonly load: () => JobLoad
  close(): void
}

export interface JobRunnerSettings {
  readonly file: URL
  readonly timeoutMs: number
  /** Time (ms) without jobs after which the thread ends, to free its memory. */
  readonly idleMs: number
  readonly maxWaiting: number
  readonly memoryMb: number
  /** True if each job has a new thread, so that a hostile file affects no other job. */
  readonly hasThreadOfItsOwn?: boolean
}

/** Extra time (ms) for a new thread, because ending a thread while its modules load may end the process. */
const loadMs = 120_000

/** Number of organisations that can have all their jobs waiting. */
const organisationsAtOnce = 5

interface Task<Job, Result> {
  readonly job: Job
  resolve(result: Result): void
  reject(error: Error): void
}

/** Runs jobs one by one in a thread that ends when idle. If a job takes too long, its thread is ended. */
export function createJobRunner<Job, Result>(settings: JobRunnerSettings): JobRunner<Job, Result> {
  const { file, timeoutMs, idleMs, maxWaiting, memoryMb, hasThreadOfItsOwn = false } = settings
  const queue = new FairQueue<Task<Job, Result>>()
  const maxInAll = maxWaiting * organisationsAtOnce
  let thread: Worker | null = null
  let isLoaded = false
  let current: Task<Job, Result> | null = null
  let timer: NodeJS.Timeout | undefined

  const end = (worker: Worker, error: Error): void => {
    if (thread !== worker) return
    clearTimeout(timer)
    thread = null
    void worker.terminate()
    current?.reject(error)
    current = null
    next()
  }

  const limit = (worker: Worker): void => {
    clearTimeout(timer)
    const late = (): void => end(worker, new JobFailed('TimedOut', 'The job took too long.'))
    timer = setTimeout(late, isLoaded ? timeoutMs : timeoutMs + loadMs)
  }

  const start = (): Worker => {
    isLoaded = false
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    worker.on('message', (reply: JobReply<Result> | 'loaded') => {
      if (thread !== worker) return
      if (reply === 'loaded') {
        isLoaded = true
        if (current) limit(worker)
        return
      }
      clearTimeout(timer)
      if ('result' in reply) current?.resolve(reply.result)
      else current?.reject(new JobFailed(reply.failure.name, reply.failure.message))
      current = null
      if (hasThreadOfItsOwn) end(worker, new JobFailed('ThreadEnded', 'Its job is done.'))
      else next()
    })
    const lose = (message: string): void => end(worker, new JobFailed('ThreadEnded', message))
    worker.on('error', (error) => lose(String(error)))
    worker.on('exit', () => lose('The thread has stopped.'))
    return worker
  }

  const next = (): void => {
    const task = queue.shift()
    if (task === undefined) {
      thread?.unref()
      const idle = thread
      if (idle) timer = setTimeout(() => end(idle, new Error('idle')), idleMs).unref()
      return
    }
    current = task
    try {
      const worker = (thread ??= start())
      limit(worker)
      worker.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
      worker.postMessage(task.job)
    } catch (error) {
      // No thread could start, or the job could not be sent. The waiting jobs continue.
      clearTimeout(timer)
      current = null
      task.reject(error instanceof Error ? error : new Error(String(error)))
      next()
    }
  }

  return {
    run(organisation_id, job) {
      if (queue.countOf(organisation_id) >= maxWaiting) return Promise.reject(new TooManyJobsError())
      if (queue.length >= maxInAll) return Promise.reject(new JobRunnerBusy())
      return new Promise((resolve, reject) => {
        queue.push(organisation_id, { job, resolve, reject })
        if (current !== null) return
        clearTimeout(timer)
        next()
      })
    },
    load: () => ({ length: queue.length, max: maxInAll }),
    close() {
      const stopped = new JobFailed('ThreadEnded', 'The thread was closed.')
      for (let task = queue.shift(); task; task = queue.shift()) task.reject(stopped)
      if (thread) end(thread, stopped)
    },
  }
}
