import { existsSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { CopyError } from '../database-copy.ts'
import type { Cell, CellRow, TableShape } from '../table-rows.ts'
import { DatabaseInUse, lockFile } from './lock-file.ts'

/** All of one moment, beside a server that writes. */
export interface SourceRows {
  readonly migrations: readonly string[]
  /** In the order of the key; texts by their bytes. */
  rowsOf(table: TableShape): Iterable<CellRow>
  /** The highest number that a row of the table ever had. */
  lastIds(): ReadonlyMap<string, number>
  close(): void
}

/** In `setting`, of the copy that is left: it stays here. */
export const movedSetting = 'moved_to_postgres'

/** Throws CopyError if there is none. */
export function readSource(file: string): SourceRows {
  if (!existsSync(file)) throw new CopyError(`Er is geen database: ${file} bestaat niet.`)
  const sqlite = new Sqlite(file, { readonly: true, timeout: 5000 })
  sqlite.exec('BEGIN')
  return {
    migrations: namesIn(sqlite, 'SELECT name FROM kysely_migration ORDER BY name'),
    *rowsOf({ name, columns, key }) {
      const list = columns.map((column) => `"${column}"`).join(', ')
      const order = key.map((at) => `"${columns[at]}"`).join(', ')
      const which = name === 'setting' ? `WHERE name <> '${movedSetting}'` : ''
      const rows = sqlite.prepare(`SELECT ${list} FROM "${name}" ${which} ORDER BY ${order}`).raw().iterate()
      for (const row of rows) yield (row as unknown[]).map(toCell)
    },
    lastIds() {
      const rows = sqlite.prepare('SELECT name, seq FROM sqlite_sequence').raw().all()
      return new Map(rows as [string, number][])
    },
    close: () => void sqlite.close(),
  }
}

const namesIn = (sqlite: Sqlite.Database, statement: string): string[] =>
  sqlite.prepare(statement).pluck().all() as string[]

const toCell = (value: unknown): Cell =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : (value as Cell)

/** Nobody else writes to the file. */
export interface TakenFile {
  /** From now on no server starts on it. Others may write again. */
  markAsMoved(at: string): void
  release(): void
}

/** Null: a server has it now. */
export function takeFromServers(file: string): TakenFile | null {
  const unlock = lockFromServers(file)
  if (unlock === null) return null
  const sqlite = new Sqlite(file, { fileMustExist: true, timeout: 5000 })
  // A command writes beside a server, which may be this.
  sqlite.exec('BEGIN IMMEDIATE')
  return {
    markAsMoved(at) {
      sqlite.prepare('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)').run(movedSetting, at)
      sqlite.exec('COMMIT')
    },
    release() {
      sqlite.close()
      unlock()
    },
  }
}

function lockFromServers(file: string): (() => void) | null {
  try {
    return lockFile(path.resolve(file))
  } catch (error) {
    if (error instanceof DatabaseInUse) return null
    throw error
  }
}

export function removeMovedSetting(file: string): void {
  const sqlite = new Sqlite(file, { fileMustExist: true, timeout: 5000 })
  try {
    sqlite.prepare('DELETE FROM setting WHERE name = ?').run(movedSetting)
  } finally {
    sqlite.close()
  }
}
