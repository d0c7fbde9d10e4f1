import { Worker } from 'node:worker_threads'
import { invalidInput } from '../../../plugins/errors/problem-error.ts'
import { readPictureSize, type PictureSize } from './read-picture-size.ts'

export interface PictureJob {
  readonly bytes: Uint8Array
  readonly type: PictureSize['type']
  /** Pixels. */
  readonly maxSide: number
}

/** As large as a child's screen shows one. */
const maxSide = 512
/** Photographs of a telephone have 12 to 50 million; each takes four bytes while it is decoded. */
const maxPixels = 50_000_000
const timeoutMs = 20_000

const refuse = (detail: string) => invalidInput(undefined, detail)

const unreadable = () => refuse('Dit plaatje is niet te lezen. Kies een PNG-, JPEG- of WebP-bestand.')

/**
 * Makes a picture anew, as WebP: what else a file may hold (where a photograph was taken, another file, a script) is gone.
 * Throws 422 for what is no picture, or too large.
 */
export function createPictureRemaker(remakeOne = remakeInThread) {
  let last: Promise<unknown> = Promise.resolve()
  return async (bytes: Uint8Array): Promise<Uint8Array> => {
    const size = readPictureSize(bytes)
    if (size === null || size.width === 0 || size.height === 0) throw unreadable()
    if (size.width * size.height > maxPixels)
      throw refuse('Dit plaatje is te groot om te verwerken. Maak het eerst kleiner.')
    // One after another: each may take 200 MB for a moment.
    const remade = last.then(() => remakeOne({ bytes, type: size.type, maxSide }))
    last = remade.catch(() => undefined)
    return remade
  }
}

export type RemakePicture = ReturnType<typeof createPictureRemaker>

/** In a thread that ends afterwards: what a hostile file does to a decoder stays there. */
const remakeInThread = (job: PictureJob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./picture-thread.ts', import.meta.url), { workerData: job })
    const timer = setTimeout(() => void worker.terminate(), timeoutMs)
    worker.on('message', resolve)
    worker.on('error', () => reject(unreadable()))
    worker.on('exit', () => {
      clearTimeout(timer)
      reject(unreadable())
    })
  })
