import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

export interface ProcessConditions {
  /** Difference (ms) between the clock and the real one. */
  readonly offsetMs?: number
  /** False if written data must not reach the disk. */
  readonly canFlush?: boolean
}

let offsetMs = Number(process.env['FAULT_OFFSET_MS'] ?? 0)
let canFlush = true

const RealDate = Date
const realNow = Date.now.bind(Date)

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(realNow() + offsetMs)
    else super(...given)
  }
  static override now(): number {
    return realNow() + offsetMs
  }
} as DateConstructor

const flush = fs.fdatasync
fs.fdatasync = ((descriptor: number, done: (error: Error | null) => void): void => {
  if (canFlush) flush(descriptor, done)
  else setImmediate(done, Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }))
}) as typeof fs.fdatasync
syncBuiltinESMExports()

process.on('message', (told: ProcessConditions) => {
  offsetMs = told.offsetMs ?? offsetMs
  canFlush = told.canFlush ?? canFlush
  process.send?.('done')
})
process.channel?.unref()
