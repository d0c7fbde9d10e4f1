import { serveJobs } from './serve-jobs.ts'

/** For tests: answers with its input, fails, ends, or never answers. */
serveJobs(async (job: string) => {
  if (job === 'fail') throw new RangeError('as asked')
  if (job === 'end') process.exit(1)
  if (job === 'hang') for (;;);
  return `done: ${job}`
})
