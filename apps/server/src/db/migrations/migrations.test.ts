// @database any
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadMigration, migrationNames } from './migrations.ts'

test.each(migrationNames)('%s is a migration: it has a way up', async (name) => {
  expect((await loadMigration(name)).up).toBeTypeOf('function')
})

test('no file beside them is passed over for its name', () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))
  const parts = ['migrations.ts', 'past-runs.ts']
  const named = migrationNames.map((name) => `${name}.ts`)
  expect(files.toSorted()).toEqual([...named, ...parts])
})

test('no two new migrations have one number', () => {
  const numbers = migrationNames.map((name) => name.slice(0, 4)).filter((number) => number > '0091')
  expect(new Set(numbers).size).toBe(numbers.length)
})

/** Since the release of 0.2.0: what is older ran before two versions had to run side by side. */
const firstUnderRule = '0160'
const takesAway = /\b(dropTable|dropColumn|renameTo|renameColumn)\(|\b(drop|rename) (table|column|to)\b/i

const breaksRule = (name: string, source: string): boolean =>
  name >= firstUnderRule && takesAway.test(source) && !name.endsWith('-contract')

test.each([
  ["db.schema.alterTable('a').dropColumn('b')", true],
  ['await db.schema.dropTable(name).execute()', true],
  ['sql`ALTER TABLE a RENAME COLUMN b TO c`', true],
  ["db.schema.alterTable('a').addColumn('b', 'text')", false],
  ["db.schema.dropIndex('a_b')", false],
])('OPS-8 what %s takes away is named a contract: %s', (source, isTaken) => {
  expect(breaksRule('0999-a', source)).toBe(isTaken)
  expect(breaksRule('0999-a-contract', source)).toBe(false)
})

test('OPS-8 no migration takes away what the version before it uses, unless it is named a contract', () => {
  const source = (name: string) => readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8')
  expect(migrationNames.filter((name) => breaksRule(name, source(name)))).toEqual([])
})
