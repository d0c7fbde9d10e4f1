import type { Cell, CellRow, TableShape } from '../../db/dialects/table-rows.ts'

/** Of a key: numbers by size, texts by their bytes, as both databases order them. */
function compareCells(a: Cell, b: Cell): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
}

function compareKeys({ key }: TableShape, a: CellRow, b: CellRow): number {
  for (const at of key) {
    const order = compareCells(a[at] ?? null, b[at] ?? null)
    if (order !== 0) return order
  }
  return 0
}

const isSame = (a: CellRow, b: CellRow): boolean => a.every((cell, at) => cell === b[at])

/** Null: there is none. Both: they have one key, and may differ. */
export interface RowPair {
  readonly here: CellRow | null
  readonly there: CellRow | null
  readonly isEqual: boolean
}

/** Goes through two tables in the order of their key, side by side: every row is read, and none is kept. */
export async function* pairRows(
  table: TableShape,
  here: Iterable<CellRow>,
  there: AsyncIterable<CellRow>,
): AsyncGenerator<RowPair> {
  const [from, to] = [here[Symbol.iterator](), there[Symbol.asyncIterator]()]
  let [a, b] = [from.next(), await to.next()]
  try {
    while (!a.done || !b.done) {
      const order = a.done ? 1 : b.done ? -1 : compareKeys(table, a.value, b.value)
      const pair = {
        here: order <= 0 && !a.done ? a.value : null,
        there: order >= 0 && !b.done ? b.value : null,
      }
      yield { ...pair, isEqual: pair.here !== null && pair.there !== null && isSame(pair.here, pair.there) }
      if (pair.here !== null) a = from.next()
      if (pair.there !== null) b = await to.next()
    }
  } finally {
    from.return?.()
    await to.return?.()
  }
}
