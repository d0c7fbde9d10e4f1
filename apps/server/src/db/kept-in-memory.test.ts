import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const decision = join(source, '../../../docs/adr/0060-many-processes.md')
const keeps = /new (LRUCache|WeakMap|ResponseCache|RateLimiterMemory)\b|\bcreate(LocalLimiter|ChildCheck)\(/
const notServed = /\.test\.ts$|^testing\/|^start\.ts$/

test('OPS-7 the ADR lists all state in the memory of a process, and why processes may differ in it', () => {
  const kept = globSync('**/*.ts', { cwd: source })
    .filter((file) => !notServed.test(file) && keeps.test(readFileSync(join(source, file), 'utf8')))
    .toSorted()
  const rows = readFileSync(decision, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((row) => row.split('|')[1] ?? '')
  const listed = rows.flatMap((row) => Array.from(row.matchAll(/`([^`]+)`/g), ([, file = '']) => file))
  expect(kept.length).toBeGreaterThan(10)
  expect(listed.toSorted()).toEqual(kept)
})
