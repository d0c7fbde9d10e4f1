import { createInvalidInputError } from '../../../plugins/errors/problem-error.ts'
import { createJobRunner, JobFailed, type JobLoad } from '../../../threads/job-runner.ts'
import type { RosterJobResult, RosterJob } from './roster-thread.ts'

/** Reads rosters in a thread, so that a large file does not delay children's requests. */
export interface RosterReader {
  /** Throws 422 with a Dutch sentence. */
  read(organisation_id: number, job: RosterJob): Promise<RosterJobResult>
  readonly load: () => JobLoad
  close(): void
}

const tooMuch = 'Dit bestand kost te veel tijd om te lezen. Verdeel het over meer bestanden.'

export function createRosterReader(): RosterReader {
  const runner = createJobRunner<RosterJob, RosterJobResult>({
    file: new URL('./roster-thread.ts', import.meta.url),
    timeoutMs: 15_000,
    idleMs: 60_000,
    maxWaiting: 10,
    memoryMb: 256,
  })
  return {
    async read(organisation_id, job) {
      try {
        return await runner.run(organisation_id, job)
      } catch (error) {
        if (!(error instanceof JobFailed)) throw error
        if (error.jobName === 'RosterError') throw createInvalidInputError(undefined, error.message)
        if (error.jobName === 'TimedOut' || error.jobName === 'ThreadEnded')
          throw createInvalidInputError(undefined, tooMuch)
        throw error
      }
    },
    load: () => runner.load(),
    close: () => runner.close(),
  }
}
