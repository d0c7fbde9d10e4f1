/** SQLSTATE classes: connection, resources, operator or shutdown, system. */
const errorClasses: ReadonlySet<string> = new Set(['08', '53', '57', '58'])

const errorCodes: ReadonlySet<string> = new Set([
  '25006', // read_only_sql_transaction: a standby, or a read-only disk
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization_failure, after all retries
  '40P01', // deadlock_detected, after all retries
  '55P03', // lock_not_available
])

/** Messages of the driver without a code: a lost or missing connection. */
const messagePatterns: readonly RegExp[] = [
  /^Connection terminated/,
  /^timeout (expired|exceeded when trying to connect)/,
  /is not queryable$/,
  /^Postgres connection has been discarded/,
  /^driver has already been destroyed/,
  /^Cannot use a pool after calling end/,
]

/** Tests whether this PostgreSQL or driver error is temporary (PostgreSQL, Appendix A: error codes). */
export function isPostgresUnavailable({ code, message }: { code?: unknown; message?: unknown }): boolean {
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
    return errorClasses.has(code.slice(0, 2)) || errorCodes.has(code)
  return typeof message === 'string' && messagePatterns.some((sentence) => sentence.test(message))
}

/** Temporary SQLite codes: busy, or the disk is full, failing or read-only. */
const passingCodes = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL|INTERRUPT)(_|$)/

/** Code of calls after the database was closed or its thread ended. */
export const databaseClosed = 'DATABASE_CLOSED'

/** Tests whether this SQLite error is temporary, by result and error codes. */
const isSqliteUnavailable = ({ code }: { code?: unknown }): boolean =>
  typeof code === 'string' && (code === databaseClosed || passingCodes.test(code))

/** Tests whether the database is unreachable, full or busy, so that the call may succeed later. */
export const isDatabaseUnavailable = (error: { code?: unknown; message?: unknown }): boolean =>
  isPostgresUnavailable(error) || isSqliteUnavailable(error)

/** Codes of damaged pages in SQLite and PostgreSQL. */
const damagedCodes = /^(SQLITE_CORRUPT(_.*)?|SQLITE_NOTADB|XX001|XX002)$/

/** Tests whether the database is damaged, so that only a backup helps. */
export const isDatabaseDamaged = ({ code }: { code?: unknown }): boolean =>
  typeof code === 'string' && damagedCodes.test(code)
