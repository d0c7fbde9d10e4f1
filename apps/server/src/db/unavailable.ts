/** Classes of SQLSTATE: the connection, too little of something, an operator or a shutdown, the system. */
const errorClasses: ReadonlySet<string> = new Set(['08', '53', '57', '58'])

/** Single codes. */
const errorCodes: ReadonlySet<string> = new Set([
  '25006', // read_only_sql_transaction: a standby, or a disk that was mounted for reading
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization_failure, after all tries
  '40P01', // deadlock_detected, after all tries
  '55P03', // lock_not_available
])

/** What the driver says of a connection that is gone or doesn't come; it gives these no code. */
const messagePatterns: readonly RegExp[] = [
  /^Connection terminated/,
  /^timeout (expired|exceeded when trying to connect)/,
  /is not queryable$/,
  /^Postgres connection has been discarded/,
  /^driver has already been destroyed/,
  /^Cannot use a pool after calling end/,
]

/** Does this error of PostgreSQL, or of its driver, pass by itself? (PostgreSQL, Appendix A: error codes.) */
export function isPostgresUnavailable({ code, message }: { code?: unknown; message?: unknown }): boolean {
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
    return errorClasses.has(code.slice(0, 2)) || errorCodes.has(code)
  return typeof message === 'string' && messagePatterns.some((sentence) => sentence.test(message))
}

/** SQLite's primary codes of what passes by itself: somebody else is busy, or the disk is full, failing or read-only. */
const passingCodes = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL|INTERRUPT)(_|$)/

/** The code of a call that came when the database was closed already, or its thread was gone. */
export const databaseClosed = 'DATABASE_CLOSED'

/** Does this error of SQLite pass by itself? (SQLite: result and error codes.) */
export const isSqliteUnavailable = ({ code }: { code?: unknown }): boolean =>
  typeof code === 'string' && (code === databaseClosed || passingCodes.test(code))

/** Is the database away, full or too busy for now, so that the same call may succeed later? Anything else is a fault. */
export const isDatabaseUnavailable = (error: { code?: unknown; message?: unknown }): boolean =>
  isPostgresUnavailable(error) || isSqliteUnavailable(error)

/** SQLite's and PostgreSQL's codes of pages that hold something impossible. */
const damagedCodes = /^(SQLITE_CORRUPT(_.*)?|SQLITE_NOTADB|XX001|XX002)$/

/** Is what the database keeps damaged? Only a backup helps. */
export const isDatabaseDamaged = ({ code }: { code?: unknown }): boolean =>
  typeof code === 'string' && damagedCodes.test(code)
