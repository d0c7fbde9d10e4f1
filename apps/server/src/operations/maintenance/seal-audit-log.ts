import { getNowSeconds, type Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { sealAuditLog } from '../../modules/audit-log/index.ts'

const pauseMs = 5 * 60 * 1000

/** Seals the audit log now and every five minutes. Returns a function that stops it. */
export function startSealing(
  { queries }: Database,
  clock: Clock,
  onError: (error: unknown) => void,
): () => void {
  let running: Promise<void> | null = null
  const run = (): void => {
    running ??= sealAuditLog(queries, getNowSeconds(clock))
      .catch(onError)
      .finally(() => {
        running = null
      })
  }
  run()
  return clock.every(pauseMs, run)
}
