import Sqlite from 'better-sqlite3'
import type { GroupedConnection } from './commit-group.ts'
import type { StatementResult, ThreadSettings } from './messages.ts'

/** Statements that are kept prepared; beyond it all are dropped, which costs one preparing each. */
const maxCachedStatements = 500

export interface OpenFile extends GroupedConnection {
  close(): void
}

/** Opens a file as docs/adr/0005-database.md says: WAL, and a commit is on disk when it returns. */
export function openFile({ file, readonly }: ThreadSettings): OpenFile {
  const sqlite = new Sqlite(file, { readonly, timeout: 5000 })
  if (!readonly) {
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma('synchronous = FULL')
    sqlite.pragma('foreign_keys = ON')
  }
  const statements = new Map<string, Sqlite.Statement>()

  const prepare = (sql: string): Sqlite.Statement => {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= maxCachedStatements) statements.clear()
    const statement = sqlite.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  return {
    get inTransaction() {
      return sqlite.inTransaction
    },
    run(sql, parameters): StatementResult {
      const statement = prepare(sql)
      if (statement.reader)
        return { rows: statement.all(...parameters) as StatementResult['rows'], changes: 0 }
      return { rows: [], changes: statement.run(...parameters).changes }
    },
    close: () => void sqlite.close(),
  }
}
