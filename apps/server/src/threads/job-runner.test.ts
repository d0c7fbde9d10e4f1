import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { FairQueue } from './fair-queue.ts'
import { createJobRunner, JobFailed, TooManyJobsError, type JobRunner } from './job-runner.ts'

let runner: JobRunner<string, string> | null = null
afterEach(() => runner?.close())

const testThread = new URL('./test-thread.fixture.ts', import.meta.url)

function startRunner(timeoutMs = 60_000, maxWaiting = 20, file = testThread) {
  runner = createJobRunner({ file, timeoutMs, idleMs: 60_000, maxWaiting, memoryMb: 64 })
  return runner
}

test('jobs run in a thread, one after another, and a failed job affects no other', async () => {
  const { run } = startRunner()
  const [first, failing, ending, last] = ['a', 'fail', 'end', 'b'].map((job) => run(1, job))
  expect(await first).toBe('done: a')
  await expect(failing).rejects.toMatchObject({ jobName: 'RangeError', message: 'as asked' })
  await expect(ending).rejects.toBeInstanceOf(JobFailed)
  expect(await last).toBe('done: b')
})

test('STOP-2 a job that does not end is terminated without blocking the event loop', async () => {
  const { run } = startRunner(1500)
  const hanging = run(1, 'hang')
  const next = run(1, 'a')
  let turns = 0
  const counting = setInterval(() => turns++, 1)
  await expect(hanging).rejects.toMatchObject({ jobName: 'TimedOut' })
  clearInterval(counting)
  expect(turns).toBeGreaterThan(10)
  expect(await next).toBe('done: a')
  await expect(run(1, 'hang'), 'in a thread that did another job').rejects.toMatchObject({
    jobName: 'TimedOut',
  })
})

test('STOP-2 other jobs do not wait for a thread that never loads', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { run } = startRunner(1500, 20, new URL('data:text/javascript,setInterval(() => {}, 1000)'))
  const jobs = [run(1, 'a'), run(2, 'b')].map((job) => expect(job).rejects.toBeInstanceOf(JobFailed))
  vi.advanceTimersByTime(200_000)
  vi.advanceTimersByTime(200_000)
  await Promise.all(jobs)
})

test('STOP-4 organisations take turns, and each has a limited number of waiting jobs', async () => {
  const { run } = startRunner(60_000, 3)
  const done: string[] = []
  const note = (organisation: number, job: string) => run(organisation, job).then((text) => done.push(text))
  const all = [note(1, 'a1'), note(1, 'a2'), note(1, 'a3'), note(1, 'a4'), note(2, 'b1'), note(3, 'c1')]
  await expect(run(1, 'a5')).rejects.toBeInstanceOf(TooManyJobsError)
  await Promise.all(all)
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'].map((job) => `done: ${job}`))
})

test('jobs that are waiting at shutdown are refused', async () => {
  const { run, close } = startRunner()
  const [current, waiting] = [run(1, 'hang'), run(1, 'a')]
  close()
  await expect(current).rejects.toBeInstanceOf(JobFailed)
  await expect(waiting).rejects.toBeInstanceOf(JobFailed)
})

test('a queue serves organisations in turn after it was empty for a while', () => {
  const queue = new FairQueue<string>()
  queue.push(1, 'a')
  expect([queue.shift(), queue.shift()]).toEqual(['a', undefined])
  queue.push(1, 'b')
  queue.push(2, 'c')
  expect([queue.shift(), queue.shift(), queue.shift()]).toEqual(['c', 'b', undefined])
})

test('if a job cannot be sent to a thread, only that job fails', async () => {
  const { run } = startRunner()
  const unsendable = run(1, (() => 'a function') as unknown as string)
  const next = run(1, 'a')
  await expect(unsendable).rejects.toThrow('could not be cloned')
  expect(await next).toBe('done: a')
})
