import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { DialectHelpers } from '../dialects/dialect.ts'
import type { Schema } from '../schema.ts'
import { createTableBuilder, type TableBuilder } from './tables.ts'
import { OperatorError } from '../../operator-error.ts'

interface MigrationFile {
  readonly up: (tables: TableBuilder) => Promise<void>
}

/** Names of migrations in the order they run. Databases store these names. */
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
      { up: (db) => up(createTableBuilder(db, dialect)) },
    ]),
  )
}

export class DatabaseTooNew extends OperatorError {
  constructor() {
    super(
      'Deze database is van een nieuwere versie van Letterliaan. Start die versie, of zet de reservekopie van vóór die versie terug.',
    )
  }
}

/** First migration of 0.2, whose tables can't be migrated. */
const firstOfVersion02 = '0001-accounts'

export const isOfVersion02 = (migrations: readonly string[]): boolean => migrations.includes(firstOfVersion02)

export class DatabaseOfVersion02 extends OperatorError {
  constructor() {
    super(
      'Deze database is van Letterliaan 0.2: exporteer met versie 0.2 elke school (npm run organisation -- export), en importeer die archieven met deze versie in een lege installatie (npm run organisation -- import), zoals in docs/operations.md staat.',
    )
  }
}

/** Runs missing migrations, all or none. Throws DatabaseOfVersion02 or DatabaseTooNew before any change. */
export async function migrateDatabase(db: Kysely<Schema>, dialect: DialectHelpers): Promise<void> {
  await assertFittingDatabase(db)
  const migrator = new Migrator({ db, provider: { getMigrations: () => loadMigrations(dialect) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

/** Throws DatabaseOfVersion02, DatabaseTooNew. Changes nothing. */
export const assertFittingDatabase = async (db: Kysely<Schema>): Promise<void> =>
  assertKnownMigrations(await readMigrations(db))

export function assertKnownMigrations(migrations: readonly string[]): void {
  if (isOfVersion02(migrations)) throw new DatabaseOfVersion02()
  if (migrations.some((name) => !migrationNames.includes(name))) throw new DatabaseTooNew()
}

async function readMigrations(db: Kysely<Schema>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.some(({ name }) => name === 'kysely_migration') ? readNames(db) : []
}

/** Returns true even if a newer version has migrated the database further. */
export async function hasAllMigrations(db: Kysely<Schema>): Promise<boolean> {
  const done = new Set(await readNames(db))
  return migrationNames.every((name) => done.has(name))
}

async function readNames(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}
