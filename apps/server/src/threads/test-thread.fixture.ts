import { serveJobs } from './serve-jobs.ts'

/** For tests: returns its input, fails, ends, or never responds. */
serveJobs(async (job: string) => {
  if (job === 'fail') throw new RangeError('as asked')
  if (job === 'end') process.exit(1)
  if (job === 'hang') for (;;);
  return `done: ${job}`
})
