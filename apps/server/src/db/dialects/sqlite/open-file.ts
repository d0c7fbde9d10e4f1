import Sqlite from 'better-sqlite3'
import { flagColumns } from '../../flags.ts'

export type SqliteRow = Readonly<Record<string, unknown>>

export interface StatementResult {
  /** Flags are booleans. */
  readonly rows: readonly SqliteRow[]
  readonly changes: number
}

/** What a connection of a file is for: only 'write' changes data; 'background' also brings the log into the file. */
export type ConnectionUse = 'write' | 'read' | 'background'

/** Statements that are kept prepared; beyond it all are dropped, which costs one preparing each. */
const maxCachedStatements = 500

/** Pages that a connection keeps (kB). What it drops, the system's own cache has. */
const cacheKilobytes = 4000

export interface OpenFile {
  /** Is a transaction open? SQLite ends one by itself on a full disk and the like. */
  readonly inTransaction: boolean
  run(sql: string, parameters?: readonly unknown[]): StatementResult
  close(): void
}

interface PreparedStatement {
  readonly statement: Sqlite.Statement
  /** Which of its columns hold a flag. */
  readonly flags: readonly string[]
}

/** Turns 0 and 1 of the flag columns into booleans, in place. */
function readFlags(row: Record<string, unknown>, flags: readonly string[]): void {
  for (const flag of flags) if (row[flag] !== null) row[flag] = row[flag] === 1
}

/**
 * Opens a file as docs/adr/0005-database.md says: WAL, and neither a COMMIT nor its size makes the connection wait for the
 * disk (log-flush.ts and checkpoints.ts do, beside it).
 */
export function openFile(file: string, use: ConnectionUse): OpenFile {
  const sqlite = new Sqlite(file, { readonly: use === 'read', timeout: 5000 })
  if (use !== 'read') {
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma('synchronous = NORMAL')
    sqlite.pragma('wal_autocheckpoint = 0')
  }
  if (use === 'write') {
    sqlite.pragma('foreign_keys = ON')
    // Reading makes the log, if there is none.
    sqlite.pragma('user_version')
    // Who waits for another process may not hold up this one (transaction.ts).
    sqlite.pragma('busy_timeout = 0')
  }
  if (use === 'background') sqlite.pragma('query_only = ON')
  sqlite.pragma(`cache_size = -${cacheKilobytes}`)
  const statements = new Map<string, PreparedStatement>()

  const prepare = (sql: string): PreparedStatement => {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= maxCachedStatements) statements.clear()
    const statement = sqlite.prepare(sql)
    const columns = statement.reader ? statement.columns().map(({ name }) => name) : []
    const prepared = { statement, flags: columns.filter((name) => flagColumns.has(name)) }
    statements.set(sql, prepared)
    return prepared
  }

  return {
    get inTransaction() {
      return sqlite.inTransaction
    },
    run(sql, parameters = []) {
      const { statement, flags } = prepare(sql)
      if (!statement.reader) return { rows: [], changes: statement.run(...parameters).changes }
      const rows = statement.all(...parameters) as Record<string, unknown>[]
      if (flags.length > 0) for (const row of rows) readFlags(row, flags)
      return { rows, changes: 0 }
    },
    close: () => void sqlite.close(),
  }
}
