import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CellRow, TableShape } from '../../db/dialects/table-rows.ts'
import { copyTable } from './copy-table.ts'

const table: TableShape = { name: 'word', columns: ['id', 'name', 'value'], key: [1, 0] }

/** Texts that languages order otherwise than bytes do. */
const names = ['a', 'B', 'é', 'z', '\u{FF61}', '\u{1F600}', '']
const anyRow = fc.tuple(
  fc.integer({ min: 0, max: 9 }),
  fc.constantFrom(...names),
  fc.integer({ max: 3, min: 0 }),
)
const anyTable = fc.uniqueArray(anyRow, { selector: ([id, name]) => `${id} ${name}`, maxLength: 40 })

const keyOf = ([id, name]: CellRow): string => `${String(name)}\u0000${String(id)}`
const sortByKey = (rows: readonly CellRow[]): CellRow[] =>
  rows.toSorted((a, b) => Buffer.compare(Buffer.from(keyOf(a)), Buffer.from(keyOf(b))))

/** A table there, in which a value is unique; and which rows were touched. */
function makeTarget(rows: readonly CellRow[], isUnique: boolean) {
  const stored = new Map(rows.map((row) => [keyOf(row), row]))
  const touched = new Set<string>()
  return {
    stored,
    touched,
    target: {
      async *rowsOf() {
        yield* sortByKey([...stored.values()])
      },
      async put(_: TableShape, added: readonly CellRow[]) {
        const values = [...stored.values(), ...added].map(([, , value]) => value)
        if (isUnique && new Set(values).size < values.length) return 'taken' as const
        for (const row of added) {
          if (stored.has(keyOf(row))) return 'taken' as const
          touched.add(keyOf(row))
          stored.set(keyOf(row), row)
        }
        return 'put' as const
      },
      async remove(_: TableShape, gone: readonly CellRow[]) {
        for (const row of gone) {
          touched.add(keyOf(row))
          stored.delete(keyOf(row))
        }
      },
      tables: async () => [table],
      layReferencesAside: async () => {},
      putReferencesBack: async () => {},
      close: async () => {},
    },
  }
}

const sourceOf = (rows: readonly CellRow[]) => ({
  migrations: [],
  rowsOf: () => sortByKey(rows),
  lastIds: () => new Map<string, number>(),
  close: () => {},
})

test('OPS-9 whatever stood there, the copy is equal afterwards, and no row that was equal is touched', async () => {
  await fc.assert(
    fc.asyncProperty(anyTable, anyTable, async (here, before) => {
      const { stored, touched, target } = makeTarget(before, false)
      const same = new Set(
        here.filter((row) => before.some((other) => other.join() === row.join())).map(keyOf),
      )
      await copyTable(sourceOf(here), target, table)
      expect(sortByKey([...stored.values()])).toEqual(sortByKey(here))
      expect([...touched].filter((key) => same.has(key))).toEqual([])
    }),
  )
})

test('OPS-9 two rows that exchanged a name that only one may have', async () => {
  const { stored, target } = makeTarget(
    [
      [1, 'a', 1],
      [2, 'a', 2],
    ],
    true,
  )
  const here = [
    [1, 'a', 2],
    [2, 'a', 1],
  ]
  await copyTable(sourceOf(here), target, table)
  expect(sortByKey([...stored.values()])).toEqual(here)
})
