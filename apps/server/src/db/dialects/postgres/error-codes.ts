const lostCodes: ReadonlySet<unknown> = new Set([
  '08000',
  '08003',
  '08006',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '25006', // read_only_sql_transaction: this server is no longer the primary
  'ECONNRESET',
  'EPIPE',
])

/** Messages of the driver that have no code. */
const lostMessage =
  /^Connection terminated(?! due to connection timeout)|is not queryable$|has been discarded/

export const readErrorCode = (error: unknown): unknown => (error as { code?: unknown } | null)?.code

const messageOf = (error: unknown): string => String((error as { message?: unknown } | null)?.message)

/** Tests for the loss of an existing connection. If no new one can be made, an immediate retry is useless. */
export const isConnectionLost = (error: unknown): boolean =>
  lostCodes.has(readErrorCode(error)) || lostMessage.test(messageOf(error))

const timedOut = new WeakSet<Error>()

/** Marks the loss of a connection that was dropped because its statement took too long. */
export function markTimedOut(error: unknown): void {
  if (error instanceof Error) timedOut.add(error)
}

/** Tests for a loss that may be retried at once. After a timeout a retry would only add to the load. */
export const isRetryableLoss = (error: unknown): boolean =>
  isConnectionLost(error) && !(error instanceof Error && timedOut.has(error))

/** Tests whether a prepared statement is outdated, because a newer version's migration changed its columns. */
export const isStatementOutdated = (error: unknown): boolean =>
  readErrorCode(error) === '0A000' && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery'

/** Tests whether the statement was prepared on another connection, which means that there is a pooler. */
export const isStatementNameUnknown = (error: unknown): boolean =>
  readErrorCode(error) === '26000' || readErrorCode(error) === '42P05'

/** Tests for a rolled-back transaction that may be retried: serialization, deadlock, statement names. */
export const isRolledBack = (error: unknown): boolean =>
  readErrorCode(error) === '40001' ||
  readErrorCode(error) === '40P01' ||
  isStatementOutdated(error) ||
  isStatementNameUnknown(error)

/** Thrown if the connection is lost during COMMIT; a retry finds whether it succeeded (docs/adr/0058-begun-again.md). */
export class CommitOutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The connection was lost during COMMIT.', { cause })
  }
}
