import { existsSync } from 'node:fs'
import { copyFile, mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { type ContentRow, type DatabaseContents, type DatabaseCopy } from '../database-copy.ts'
import { lockFile } from './lock-file.ts'
import { OperatorError } from '../../../operator-error.ts'

const allPages = 0x7f_ff_ff_ff
const SIDECARS = ['-wal', '-shm']

/** Copies with SQLite's own backup: one snapshot, while the server writes. */
export const createSqliteCopy = (file: string): DatabaseCopy => ({
  kind: 'sqlite',
  fileName: 'letterliaan.db',

  async save(to, look) {
    if (!existsSync(file)) throw new OperatorError(`Er is geen database: ${file} bestaat niet.`)
    const source = new Sqlite(file, { readonly: true, timeout: 5000 })
    try {
      // Copies all pages in one step, because a write between two steps would restart the copy endlessly.
      await source.backup(to, { progress: () => allPages })
    } finally {
      source.close()
    }
    const copy = new Sqlite(to)
    try {
      copy.pragma('journal_mode = DELETE')
    } finally {
      copy.close()
    }
    checkFile(to)
    await flush(to)
    return lookInto(to, look)
  },
  look: (work) => lookInto(file, work),

  verify: async (copy) => checkFile(copy),

  isEmpty: async () =>
    !existsSync(file) ||
    readFrom(
      file,
      (sqlite) => !hasTable(sqlite, 'user') || !sqlite.prepare('SELECT 1 FROM "user" LIMIT 1').get(),
    ),

  async readSetting(name) {
    if (!existsSync(file)) return null
    return readFrom(file, (sqlite) => {
      if (!hasTable(sqlite, 'setting')) return null
      const row = sqlite.prepare('SELECT value FROM setting WHERE name = ?').get(name)
      return (row as { readonly value: string } | undefined)?.value ?? null
    })
  },

  async writeSetting(name, value) {
    const sqlite = new Sqlite(file, { fileMustExist: true, timeout: 5000 })
    try {
      sqlite
        .prepare(
          'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
        )
        .run(name, value)
    } finally {
      sqlite.close()
    }
  },
  async replace(copy, aside) {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    const unlock = lockFile(path.resolve(file))
    try {
      const coming = `${file}.restoring`
      await copyFile(copy, coming)
      checkFile(coming)
      await flush(coming)
      const old = path.join(aside, path.basename(file))
      for (const sidecar of SIDECARS) {
        if (existsSync(file + sidecar)) await rename(file + sidecar, old + sidecar)
      }
      // Replaced by a rename, so that there is a database even after a power failure.
      if (existsSync(file)) await copyFile(file, old)
      await rename(coming, file)
      await flush(path.dirname(file))
    } finally {
      unlock()
    }
  },
})

const lookInto = <T>(file: string, work: (contents: DatabaseContents) => Promise<T>): Promise<T> =>
  readFrom(file, (sqlite) => {
    const all = (statement: string): ContentRow[] => sqlite.prepare(statement).all() as ContentRow[]
    sqlite.exec('BEGIN')
    return work({
      tables: async () =>
        all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").map(
          ({ name }) => String(name),
        ),
      rows: async (statement) => all(statement),
    })
  })

async function readFrom<T>(file: string, read: (sqlite: Sqlite.Database) => T | Promise<T>): Promise<T> {
  const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true, timeout: 5000 })
  try {
    return await read(sqlite)
  } finally {
    sqlite.close()
  }
}

const hasTable = (sqlite: Sqlite.Database, name: string): boolean =>
  sqlite.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(name) !== undefined

function checkFile(file: string): void {
  const wrong = (): OperatorError => new OperatorError(`De kopie van de database is niet heel: ${file}.`)
  const sqlite = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    const report = sqlite.pragma('integrity_check', { simple: true })
    if (report !== 'ok' || (sqlite.pragma('foreign_key_check') as unknown[]).length > 0) throw wrong()
  } catch (error) {
    throw error instanceof Sqlite.SqliteError ? wrong() : error
  } finally {
    sqlite.close()
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
