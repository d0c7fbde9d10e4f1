// @database any
import { globSync } from 'node:fs'
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
