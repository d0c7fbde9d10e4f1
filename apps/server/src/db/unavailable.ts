import { isPostgresUnavailable } from './dialects/postgres/unavailable.ts'
import { isSqliteUnavailable } from './dialects/sqlite/unavailable.ts'

/** Is the database away, full or too busy for now, so that the same call may succeed later? Anything else is a fault. */
export const isDatabaseUnavailable = (error: { code?: unknown; message?: unknown }): boolean =>
  isPostgresUnavailable(error) || isSqliteUnavailable(error)
