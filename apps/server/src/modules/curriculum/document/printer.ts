import type { PrintedCards, PrintedReport, PrintedWritingSheet, WorkbookStep } from '@letterliaan/print'
import { LRUCache } from 'lru-cache'
import { createJobRunner, type JobLoad, type JobRunner } from '../../../threads/job-runner.ts'

/** A document to lay out. `createdAt` (ms) is written into it, so that the same job gives the same bytes. */
export type PrintJob =
  | { readonly type: 'workbook'; readonly step: WorkbookStep; readonly createdAt: number }
  | { readonly type: 'sound-chart'; readonly createdAt: number }
  | { readonly type: 'login-cards'; readonly cards: PrintedCards; readonly createdAt: number }
  | {
      readonly type: 'writing-sheets'
      readonly sheets: readonly PrintedWritingSheet[]
      readonly createdAt: number
    }
  | { readonly type: 'report'; readonly report: PrintedReport; readonly createdAt: number }

/** Prints documents as PDF in a thread, one at a time. Organisations take turns. */
export interface Printer {
  /** Prints a document; `key` identifies its content, by which it is cached. */
  print(organisation_id: number, key: string, job: PrintJob): Promise<Uint8Array>
  /** Prints without caching, for documents with secrets or about a child. */
  printOnce(organisation_id: number, job: PrintJob): Promise<Uint8Array>
  readonly load: () => JobLoad
  close(): void
}

/** A document takes about 70 kB. */
const maxCached = 100

/** The thread keeps its fonts for the next document. It takes 70 MB, so it ends after a short idle time. */
export const createPrintRunner = (): JobRunner<PrintJob, Uint8Array> =>
  createJobRunner({
    file: new URL('./print-thread.ts', import.meta.url),
    // Login cards of a thousand children take 15 s on a small machine.
    timeoutMs: 60_000,
    idleMs: 30_000,
    maxWaiting: 100,
    memoryMb: 512,
  })

export function createPrinter(runner = createPrintRunner()): Printer {
  const cache = new LRUCache<string, Promise<Uint8Array>>({ max: maxCached })
  return {
    printOnce: (organisation_id, job) => runner.run(organisation_id, job),
    print(organisation_id, key, job) {
      const known = cache.get(key)
      if (known) return known
      const pdf = runner.run(organisation_id, job)
      cache.set(key, pdf)
      pdf.catch(() => cache.delete(key))
      return pdf
    },
    load: () => runner.load(),
    close: () => runner.close(),
  }
}
