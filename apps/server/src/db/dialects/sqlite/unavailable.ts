/** SQLite's primary codes of what passes by itself: somebody else is busy, or the disk is full, failing or read-only. */
const passingCodes = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL|INTERRUPT)(_|$)/

/** The code of a call that came when the database was closed already, or its thread was gone. */
export const databaseClosed = 'DATABASE_CLOSED'

/** Does this error of SQLite pass by itself? (SQLite: result and error codes.) */
export const isSqliteUnavailable = ({ code }: { code?: unknown }): boolean =>
  typeof code === 'string' && (code === databaseClosed || passingCodes.test(code))
