import { parentPort, workerData } from 'node:worker_threads'
import { soundChart, workbook } from '@letterliaan/print'
import type { PrintJob } from './printer.ts'

/** Lays out one document: half a second of work that no child should wait for in another exercise. */
const job = workerData as PrintJob
const options = { createdAt: new Date(job.createdAt) }
const bytes = job.type === 'workbook' ? await workbook(job.step, options) : await soundChart(options)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
parentPort?.postMessage(bytes)
