import Sqlite from 'better-sqlite3'
import { booleanColumns } from '../../boolean-columns.ts'

export type SqliteRow = Readonly<Record<string, unknown>>

export interface StatementResult {
  readonly rows: readonly SqliteRow[]
  readonly changes: number
}

/** Only 'write' changes data; 'background' also checkpoints. */
export type ConnectionUse = 'write' | 'read' | 'background'

/** Beyond this number all cached statements are dropped. */
const maxCachedStatements = 500

/** Page cache of a connection in kB; the operating system caches the rest. */
const cacheKilobytes = 4000

export interface OpenFile {
  readonly inTransaction: boolean
  run(sql: string, parameters?: readonly unknown[]): StatementResult
  close(): void
}

interface PreparedStatement {
  readonly statement: Sqlite.Statement
  readonly flags: readonly string[]
}

/** Converts 0 and 1 to booleans, in place. */
function readFlags(row: Record<string, unknown>, flags: readonly string[]): void {
  for (const flag of flags) if (row[flag] !== null) row[flag] = row[flag] === 1
}

/** Opens in WAL mode without waiting for the disk (ADR 5); log-flush.ts and database-file.ts do that. */
export function openFile(file: string, use: ConnectionUse): OpenFile {
  const sqlite = new Sqlite(file, { readonly: use === 'read', timeout: 5000 })
  if (use !== 'read') {
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma('synchronous = NORMAL')
    sqlite.pragma('wal_autocheckpoint = 0')
  }
  if (use === 'write') {
    sqlite.pragma('foreign_keys = ON')
    // Creates the log if it is missing.
    sqlite.pragma('user_version')
    // Must not block this process while another one writes; connection.ts waits instead.
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
    const prepared = { statement, flags: columns.filter((name) => booleanColumns.has(name)) }
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
