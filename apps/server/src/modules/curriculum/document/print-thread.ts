import { parentPort, workerData } from 'node:worker_threads'
import { renderSoundChart, renderWorkbook } from '@letterliaan/print'
import type { PrintJob } from './printer.ts'

/** Lays out one document: half a second of work that no child should wait for in another exercise. */
const job = workerData as PrintJob
const options = { createdAt: new Date(job.createdAt) }
const bytes =
  job.type === 'workbook' ? await renderWorkbook(job.step, options) : await renderSoundChart(options)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
parentPort?.postMessage(bytes)
