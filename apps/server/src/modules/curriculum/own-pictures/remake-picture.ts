import { createInvalidInputError } from '../../../plugins/errors/problem-error.ts'
import { createJobRunner, JobFailed, type JobLoad, type JobRunner } from '../../../threads/job-runner.ts'
import { readPictureSize, type PictureSize } from './read-picture-size.ts'

export interface PictureJob {
  readonly bytes: Uint8Array
  readonly type: PictureSize['type']
  readonly maxSide: number
}

/** The largest size at which a child's screen shows a picture. */
const maxSide = 512
/** A photo from a phone has 12 million pixels. A decoded pixel takes four bytes. */
const maxPixels = 16_000_000

const refuse = (detail: string) => createInvalidInputError(undefined, detail)

const unreadable = () => refuse('Dit plaatje is niet te lezen. Kies een PNG-, JPEG- of WebP-bestand.')
const tooLarge = () =>
  refuse('Dit plaatje heeft te veel beeldpunten. Maak het niet groter dan 4000 bij 4000.')

const createPictureRunner = (): JobRunner<PictureJob, Uint8Array> =>
  createJobRunner({
    file: new URL('./picture-thread.ts', import.meta.url),
    timeoutMs: 10_000,
    idleMs: 0,
    maxWaiting: 4,
    memoryMb: 256,
    hasThreadOfItsOwn: true,
  })

/** Encodes pictures again as WebP, which removes location data, embedded files and scripts. */
export interface PictureRemaker {
  /** Throws 422 for a file that is no picture or too large. */
  remake(organisation_id: number, bytes: Uint8Array): Promise<Uint8Array>
  readonly load: () => JobLoad
  close(): void
}

export function createPictureRemaker(runner = createPictureRunner()): PictureRemaker {
  return {
    async remake(organisation_id, bytes) {
      const size = readPictureSize(bytes)
      if (size === null || size.width === 0 || size.height === 0) throw unreadable()
      if (size.width * size.height > maxPixels) throw tooLarge()
      try {
        return await runner.run(organisation_id, { bytes, type: size.type, maxSide })
      } catch (error) {
        if (error instanceof JobFailed) throw error.jobName === 'TimedOut' ? tooLarge() : unreadable()
        throw error
      }
    },
    load: () => runner.load(),
    close: () => runner.close(),
  }
}
