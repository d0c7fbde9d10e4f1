import { parentPort } from 'node:worker_threads'
import type { JobReply } from './job-runner.ts'

/** Runs the jobs of a `JobRunner`. A thread's file calls this once. An error of `work` fails its job. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The runner and the thread use the same types.
export function serveJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  parentPort?.on('message', (job: Job) => {
    void reply(async () => work(job))
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort?.postMessage('loaded')
}

async function reply<Result>(work: () => Promise<Result>): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort?.postMessage(await outcomeOf(work))
}

async function outcomeOf<Result>(work: () => Promise<Result>): Promise<JobReply<Result>> {
  try {
    return { result: await work() }
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    return { failure: { name, message } }
  }
}
