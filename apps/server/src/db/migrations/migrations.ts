import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { DialectHelpers } from '../dialects/dialect.ts'
import type { Schema } from '../schema.ts'

interface MigrationFile {
  readonly up: (db: Kysely<unknown>, dialect: DialectHelpers) => Promise<void>
}

/** Run in this order. Databases store the names, so the double 0082 and 0091 stay. */
export const migrationNames: readonly string[] = readdirSync(import.meta.dirname)
  .flatMap((file) => /^(\d{4}-[a-z-]+)\.ts$/.exec(file)?.[1] ?? [])
  .toSorted()

export const loadMigration = (name: string): Promise<MigrationFile> =>
  import(pathToFileURL(join(import.meta.dirname, `${name}.ts`)).href)

async function loadMigrations(dialect: DialectHelpers): Promise<Record<string, Migration>> {
  const files = await Promise.all(migrationNames.map(loadMigration))
  return Object.fromEntries(
    files.map(({ up }, at): [string, Migration] => [
      migrationNames[at] ?? '',
      { up: (db) => up(db, dialect) },
    ]),
  )
}

export class DatabaseTooNew extends Error {
  constructor() {
    super(
      'Deze database is van een nieuwere versie van Letterliaan. Start die versie, of zet de reservekopie van vóór die versie terug.',
    )
  }
}

/** The start of Kysely's message for unknown migrations. */
const unknownMigration = 'corrupted migrations'

/** All or nothing, only forward. Throws DatabaseTooNew. */
export async function migrate(db: Kysely<Schema>, dialect: DialectHelpers): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => loadMigrations(dialect) } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith(unknownMigration)) throw new DatabaseTooNew()
  if (error !== undefined) throw error
}

/** Also true where a newer version brought the database further. */
export async function hasAllMigrations(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  return migrationNames.every((name) => done.has(name))
}
