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
export function createPrinter(layOut = layOutInThread): Printer {
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

const layOutInThread = (job: PrintJob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./print-thread.ts', import.meta.url), { workerData: job })
    worker.on('message', resolve)
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('The print thread has stopped.')))
  })
