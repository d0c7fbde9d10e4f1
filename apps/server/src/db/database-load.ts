import type { QueueLoad } from '../queue-load.ts'

/** Number of failed statements by the database's own error code. */
export type StatementFailures = ReadonlyMap<string, number>

export interface DatabaseLoad {
  readonly connections: { readonly in_use: number; readonly max: number }
  readonly queues: readonly QueueLoad[]
  readonly failures: StatementFailures
}

const codePattern = /^[A-Z0-9_]{1,40}$/

/** Counts failures by code, because messages may contain user input. */
export class FailureCounter {
  readonly counts = new Map<string, number>()

  note(error: unknown): void {
    const { code } = (error ?? {}) as { readonly code?: unknown }
    const known = typeof code === 'string' && codePattern.test(code) ? code : 'other'
    this.counts.set(known, (this.counts.get(known) ?? 0) + 1)
  }
}
