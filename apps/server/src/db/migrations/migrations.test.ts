import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeOnPostgres, describeOnSqlite } from '../../testing/described-tables.ts'
import { loadMigration, migrationNames } from './migrations.ts'
import { defineOptionalReference, defineReference, type TableBuilder } from './tables.ts'

test.each(migrationNames)('%s has an `up` function', async (name) => {
  expect((await loadMigration(name)).up).toBeTypeOf('function')
})

test('every migration file has a valid name', () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))
  const named = migrationNames.map((name) => `${name}.ts`)
  expect(files.toSorted()).toEqual([...named, 'migrations.ts', 'tables.ts'])
})

test('each migration has its own number', () => {
  const numbers = migrationNames.map((name) => name.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

async function upAll(tables: TableBuilder): Promise<void> {
  for (const name of migrationNames) await (await loadMigration(name)).up(tables)
}

test('all migrations create the same tables, columns, keys and references on both databases', async () => {
  const tables = await describeOnSqlite(upAll)
  expect(Object.keys(tables).length).toBeGreaterThan(60)
  expect((await describeOnPostgres(upAll)).tables).toEqual(tables)
})

test('on PostgreSQL all references that migrations make have an index', async () => {
  expect((await describeOnPostgres(upAll)).unserved).toEqual([])
})

async function upExample({ createOwnedTable, addColumns }: TableBuilder): Promise<void> {
  await createOwnedTable('letter', {
    columns: { user_id: defineReference('user', 'cascade'), text: 'text not null', photo: 'bytes' },
    indexes: { letter_user: '(user_id, text)' },
  })
  await createOwnedTable('stamp', {
    columns: { letter_id: defineReference('letter'), kind: "text not null default 'red'" },
    key: ['letter_id', 'kind'],
  })
  await addColumns('stamp', { columns: { group_id: defineOptionalReference('group'), price: 'integer' } })
}

test('a table of an organisation has its id, also in the key, and an index for each reference', async () => {
  const { tables, unserved } = await describeOnPostgres(upExample)
  expect(await describeOnSqlite(upExample)).toEqual(tables)
  expect(tables).toEqual({
    letter: {
      columns: {
        id: 'bigint',
        organisation_id: 'bigint not null',
        user_id: 'bigint not null',
        text: 'text not null',
        photo: 'bytes',
      },
      references: { organisation_id: 'organisation', user_id: 'user cascade' },
      key: ['id'],
      unique: [],
    },
    stamp: {
      columns: {
        organisation_id: 'bigint not null',
        letter_id: 'bigint not null',
        kind: 'text not null',
        group_id: 'bigint',
        price: 'integer',
      },
      references: { organisation_id: 'organisation', letter_id: 'letter', group_id: 'group' },
      key: ['letter_id', 'kind', 'organisation_id'],
      unique: [],
    },
  })
  expect(unserved).toEqual([])
})

const takesAway = /\b(dropTable|dropColumn|renameTo|renameColumn)\(|\b(drop|rename) (table|column|to)\b/i

const breaksRule = (name: string, source: string): boolean =>
  takesAway.test(source) && !name.endsWith('-contract')

test.each([
  ["db.schema.alterTable('a').dropColumn('b')", true],
  ['await db.schema.dropTable(name).execute()', true],
  ['sql`ALTER TABLE a RENAME COLUMN b TO c`', true],
  ["db.schema.alterTable('a').addColumn('b', 'text')", false],
  ["db.schema.dropIndex('a_b')", false],
])('OPS-8 whether %s must be named a contract migration: %s', (source, isTaken) => {
  expect(breaksRule('0999-a', source)).toBe(isTaken)
  expect(breaksRule('0999-a-contract', source)).toBe(false)
})

test('OPS-8 a migration that removes what the previous version uses is named a contract', () => {
  const source = (name: string) => readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8')
  expect(migrationNames.filter((name) => breaksRule(name, source(name)))).toEqual([])
})
