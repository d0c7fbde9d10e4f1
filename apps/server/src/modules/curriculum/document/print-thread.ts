import { parentPort, workerData } from 'node:worker_threads'
import { renderLoginCards, renderReport, renderSoundChart, renderWorkbook } from '@letterliaan/print'
import type { PrintJob } from './printer.ts'

/** Lays out one document: half a second of work that no child should wait for in another exercise. */
const job = workerData as PrintJob
const options = { createdAt: new Date(job.createdAt) }
const bytes = await layOut()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
parentPort?.postMessage(bytes)

function layOut(): Promise<Uint8Array> {
  switch (job.type) {
    case 'workbook':
      return renderWorkbook(job.step, options)
    case 'login-cards':
      return renderLoginCards(job.cards, options)
    case 'report':
      return renderReport(job.report, options)
    case 'sound-chart':
      return renderSoundChart(options)
  }
}
