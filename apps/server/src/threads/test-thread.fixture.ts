import { serveJobs } from './serve-jobs.ts'

/** A thread for tests, which returns its input, fails, ends, or never responds. */
serveJobs(async (job: string) => {
  if (job === 'fail') throw new RangeError('as asked')
  if (job === 'end') process.exit(1)
  if (job === 'hang') for (;;);
  return `done: ${job}`
})
