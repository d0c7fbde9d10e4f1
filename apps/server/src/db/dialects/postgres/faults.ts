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

/** Messages of the driver that have no code. */
const lostMessage =
  /^Connection terminated(?! due to connection timeout)|is not queryable$|has been discarded/

export const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code

const messageOf = (error: unknown): string => String((error as { message?: unknown } | null)?.message)

/** The connection was there and broke. Where none can be made at all, trying again at once helps nobody. */
export const isConnectionLost = (error: unknown): boolean =>
  lostCodes.has(codeOf(error)) || lostMessage.test(messageOf(error))

/** A statement that was prepared by name gives other columns since a newer version's migration. */
export const isOutdated = (error: unknown): boolean =>
  codeOf(error) === '0A000' && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery'

/** The connection is not the one on which the statement was prepared: a pooler stands between after all. */
export const isNameUnknown = (error: unknown): boolean =>
  codeOf(error) === '26000' || codeOf(error) === '42P05'

/** PostgreSQL undid the transaction, and it may begin again: serialization failure, deadlock, names of statements. */
export const isUndone = (error: unknown): boolean =>
  codeOf(error) === '40001' || codeOf(error) === '40P01' || isOutdated(error) || isNameUnknown(error)

/** Lost while COMMIT was under way: stored or not, the same Idempotency-Key finds out (docs/adr/0058-begun-again.md). */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The connection was lost during COMMIT.', { cause })
  }
}
