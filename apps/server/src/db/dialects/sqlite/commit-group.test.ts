import { describe, expect, test } from 'vitest'
import { CommitGroup, type GroupedConnection } from './commit-group.ts'
import type { StatementFailure, StatementResult } from './messages.ts'

const noRows: StatementResult = { rows: [], changes: 0 }

/** A connection that records its statements and fails where a test wants. */
class Script implements GroupedConnection {
  inTransaction = false
  readonly said: string[] = []
  failAt: string | null = null

  run(sql: string): StatementResult {
    this.said.push(sql)
    if (sql === this.failAt) throw Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' })
    if (sql === 'BEGIN IMMEDIATE') this.inTransaction = true
    if (sql === 'COMMIT' || sql === 'ROLLBACK') this.inTransaction = false
    return noRows
  }
}

function begin(now: { ms: number } = { ms: 0 }) {
  const script = new Script()
  const settled: [number, string | null][] = []
  const settle = (id: number, failure: StatementFailure | null) => settled.push([id, failure?.code ?? null])
  return { script, settled, now, group: new CommitGroup(script, { settle }, () => now.ms) }
}

describe('a group of commits', () => {
  test('a lone transaction is committed at once', () => {
    const { group, script, settled } = begin()
    group.begin()
    group.query('INSERT', [])
    group.release(1, false)
    expect(script.said).toEqual(['BEGIN IMMEDIATE', 'SAVEPOINT one', 'INSERT', 'RELEASE one', 'COMMIT'])
    expect(settled).toEqual([[1, null]])
  })

  test('transactions that follow each other share a COMMIT, and none is settled before it', () => {
    const { group, script, settled } = begin()
    group.begin()
    group.release(1, true)
    group.begin()
    expect(settled).toEqual([])
    group.release(2, false)
    expect(script.said.filter((sql) => sql === 'COMMIT')).toHaveLength(1)
    expect(settled).toEqual([
      [1, null],
      [2, null],
    ])
  })

  test('however many follow, a COMMIT comes after a few milliseconds', () => {
    const { group, settled, now } = begin()
    group.begin()
    group.release(1, true)
    group.begin()
    now.ms = 5
    group.release(2, true)
    expect(settled.map(([id]) => id)).toEqual([1, 2])
  })

  test('a roll-back undoes its own savepoint only', () => {
    const { group, script, settled } = begin()
    group.begin()
    group.release(1, true)
    group.begin()
    group.query('INSERT', [])
    group.rollback(2, false)
    expect(script.said.slice(-4)).toEqual(['INSERT', 'ROLLBACK TO one', 'RELEASE one', 'COMMIT'])
    expect(settled).toEqual([
      [1, null],
      [2, null],
    ])
  })

  test('a roll-back is not settled before the transactions that it saw are on disk', () => {
    const { group, settled } = begin()
    group.begin()
    group.release(1, true)
    group.begin()
    group.rollback(2, true)
    expect(settled).toEqual([])
    group.begin()
    group.release(3, false)
    expect(settled.map(([id]) => id)).toEqual([1, 2, 3])
  })

  test('a transaction in which a write failed is undone, and told with its group', () => {
    const { group, script, settled } = begin()
    group.begin()
    group.release(1, true)
    group.begin()
    script.failAt = 'INSERT'
    group.write('INSERT', [])
    group.release(2, true)
    expect(settled).toEqual([])
    group.begin()
    group.release(3, false)
    expect(script.said.filter((sql) => sql === 'ROLLBACK TO one')).toHaveLength(1)
    expect(settled).toEqual([
      [1, null],
      [2, 'SQLITE_FULL'],
      [3, null],
    ])
  })

  test('a COMMIT that fails fails every transaction in it, and the next one begins anew', () => {
    const { group, script, settled } = begin()
    script.failAt = 'COMMIT'
    group.begin()
    group.release(1, true)
    group.begin()
    group.release(2, false)
    expect(settled).toEqual([
      [1, 'SQLITE_FULL'],
      [2, 'SQLITE_FULL'],
    ])
    script.failAt = null
    group.begin()
    group.release(3, false)
    expect(settled.at(-1)).toEqual([3, null])
  })

  test('a statement at which SQLite itself ends the transaction loses the whole group', () => {
    const { group, script, settled } = begin()
    group.begin()
    group.release(1, true)
    group.begin()
    script.failAt = 'INSERT'
    script.inTransaction = false
    expect(() => group.query('INSERT', [])).toThrow('disk full')
    expect(settled).toEqual([[1, 'SQLITE_FULL']])
    expect(() => group.query('SELECT', [])).toThrow('disk full')
    group.release(2, false)
    expect(settled.at(-1)).toEqual([2, 'SQLITE_FULL'])
  })
})
