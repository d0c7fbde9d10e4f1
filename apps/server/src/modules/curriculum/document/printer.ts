import { Worker } from 'node:worker_threads'
import type { PrintedCards, PrintedReport, WorkbookStep } from '@letterliaan/print'

/** A document to lay out. `createdAt` (ms) is what it says of its making: the same job gives the same bytes. */
export type PrintJob =
  | { readonly type: 'workbook'; readonly step: WorkbookStep; readonly createdAt: number }
  | { readonly type: 'sound-chart'; readonly createdAt: number }
  | { readonly type: 'login-cards'; readonly cards: PrintedCards; readonly createdAt: number }
  | { readonly type: 'report'; readonly report: PrintedReport; readonly createdAt: number }

/** Lays out documents as PDF, one after another, in a thread of their own. */
export interface Printer {
  /** `key` names the content: a document that was made once is kept. */
  print(key: string, job: PrintJob): Promise<Uint8Array>
  /** Keeps nothing: for what holds secrets, or tells of a child. */
  printOnce(job: PrintJob): Promise<Uint8Array>
}

/** A document has about 70 kB. */
const maxCached = 100

/** `layOut` makes one document. */
export function createPrinter(layOut = createPrintThread()): Printer {
  const cache = new Map<string, Promise<Uint8Array>>()
  let last: Promise<unknown> = Promise.resolve()

  /** A class that opens its workbooks together leaves room for the children who play. */
  const inTurn = (job: PrintJob): Promise<Uint8Array> => {
    const pdf = last.then(() => layOut(job))
    last = pdf.catch(() => undefined)
    return pdf
  }

  return {
    printOnce: inTurn,
    print(key, job) {
      const pdf = cache.get(key) ?? inTurn(job)
      cache.delete(key)
      cache.set(key, pdf)
      pdf.catch(() => cache.delete(key))
      const [oldest] = cache.keys()
      if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest)
      return pdf
    },
  }
}

/** The next document comes at once from a thread that has loaded its fonts; it holds 70 MB, so that it does not stay for long. */
const maxIdleMs = 30_000

/** Lays out documents in one thread, which begins with the first and ends when no more come; one at a time. */
function createPrintThread(): (job: PrintJob) => Promise<Uint8Array> {
  let thread: Worker | null = null
  let work: PromiseWithResolvers<Uint8Array> | null = null
  let idle: NodeJS.Timeout | undefined

  /** The next document gets another thread. */
  const end = (worker: Worker, error: unknown): void => {
    if (thread !== worker) return
    thread = null
    void worker.terminate()
    work?.reject(error)
  }

  const start = (): Worker => {
    const worker = new Worker(new URL('./print-thread.ts', import.meta.url))
    const stopped = new Error('The print thread has stopped.')
    worker.on('message', (bytes: Uint8Array) => {
      worker.unref()
      idle = setTimeout(end, maxIdleMs, worker, stopped).unref()
      work?.resolve(bytes)
    })
    worker.on('error', (error) => end(worker, error))
    worker.on('exit', () => end(worker, stopped))
    return worker
  }

  return (job) => {
    clearTimeout(idle)
    thread ??= start()
    thread.ref()
    work = Promise.withResolvers()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
    thread.postMessage(job)
    return work.promise
  }
}
