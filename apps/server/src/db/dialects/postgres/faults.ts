const lostCodes: ReadonlySet<unknown> = new Set([
  '08000',
  '08003',
  '08006',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '25006', // read_only_sql_transaction: what was the primary is not any more
  'ECONNRESET',
  'EPIPE',
])

/** Of the driver, without a code. */
const lostMessage =
  /^Connection terminated(?! due to connection timeout)|is not queryable$|has been discarded/

export const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code

const messageOf = (error: unknown): string => String((error as { message?: unknown } | null)?.message)

/** The connection was there and broke. Where none can be made at all, trying again at once helps nobody. */
export const isConnectionLost = (error: unknown): boolean =>
  lostCodes.has(codeOf(error)) || lostMessage.test(messageOf(error))

/** PostgreSQL undid the transaction, and asks to begin it again: serialization failure, deadlock. */
export const isUndone = (error: unknown): boolean => codeOf(error) === '40001' || codeOf(error) === '40P01'

/** Lost while COMMIT was under way: stored or not, the same Idempotency-Key finds out (docs/adr/0058-begun-again.md). */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The connection was lost during COMMIT.', { cause })
  }
}
