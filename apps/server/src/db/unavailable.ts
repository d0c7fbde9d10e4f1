import { isPostgresUnavailable } from './dialects/postgres/unavailable.ts'
import { isSqliteUnavailable } from './dialects/sqlite/unavailable.ts'

/** Is the database away, full or too busy for now, so that the same call may succeed later? Anything else is a fault. */
export const isDatabaseUnavailable = (error: { code?: unknown; message?: unknown }): boolean =>
  isPostgresUnavailable(error) || isSqliteUnavailable(error)

/** SQLite's and PostgreSQL's codes of pages that hold something impossible. */
const damagedCodes = /^(SQLITE_CORRUPT(_.*)?|SQLITE_NOTADB|XX001|XX002)$/

/** Is what the database keeps damaged? Only a backup helps. */
export const isDatabaseDamaged = ({ code }: { code?: unknown }): boolean =>
  typeof code === 'string' && damagedCodes.test(code)
