import { parentPort } from 'node:worker_threads'
import { renderLoginCards, renderReport, renderSoundChart, renderWorkbook } from '@letterliaan/print'
import type { PrintJob } from './printer.ts'

/** Lays out documents one by one: work that no child should wait for in another exercise. */
parentPort?.on('message', (job: PrintJob) => void send(job))

async function send(job: PrintJob): Promise<void> {
  const bytes = await layOut(job)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort?.postMessage(bytes)
}

function layOut(job: PrintJob): Promise<Uint8Array> {
  const options = { createdAt: new Date(job.createdAt) }
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
