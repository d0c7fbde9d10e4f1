// @database any
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { migrationNames } from './migrations.ts'

test('every migration stands in a file of its name', () => {
  const files = globSync('0*.ts', { cwd: import.meta.dirname }).map((file) => basename(file, '.ts'))
  // Part of 0010-tests-and-memory.
  const steps = files.filter((file) => !/\.test$|^0010-past-runs$/.test(file))
  expect(steps.toSorted()).toEqual(migrationNames)
})

test('no two new migrations have one number', () => {
  const numbers = migrationNames.map((name) => name.slice(0, 4)).filter((number) => number > '0091')
  expect(new Set(numbers).size).toBe(numbers.length)
})
