import { createHash } from 'node:crypto'
import { CopyError } from '../../db/dialects/database-copy.ts'
import type { TargetRows } from '../../db/dialects/postgres/receive-rows.ts'
import type { SourceRows } from '../../db/dialects/sqlite/read-rows.ts'
import type { CellRow, TableShape } from '../../db/dialects/table-rows.ts'
import { pairRows } from './compare-rows.ts'

/** Pictures are rows of some hundreds of kB. */
const batch = { rows: 1000, characters: 4_000_000 } as const

export interface CopiedTable {
  readonly name: string
  readonly num_rows: number
  readonly num_written: number
  readonly num_removed: number
}

class Batch {
  readonly #send: (rows: readonly CellRow[]) => Promise<void>
  #rows: CellRow[] = []
  #characters = 0
  num_sent = 0

  constructor(send: (rows: readonly CellRow[]) => Promise<void>) {
    this.#send = send
  }

  async add(row: CellRow): Promise<void> {
    this.#rows.push(row)
    for (const cell of row) this.#characters += typeof cell === 'string' ? cell.length : 8
    if (this.#rows.length >= batch.rows || this.#characters >= batch.characters) await this.flush()
  }

  async flush(): Promise<void> {
    const rows = this.#rows
    if (rows.length === 0) return
    this.#rows = []
    this.#characters = 0
    await this.#send(rows)
    this.num_sent += rows.length
  }
}

/** Makes the table there what it is here, and touches no row that is so already. Broken off, it goes on where it was. */
export async function copyTable(
  source: SourceRows,
  target: TargetRows,
  table: TableShape,
): Promise<CopiedTable> {
  // Those that a row keeps out which is to change or go itself, later on.
  const late: CellRow[] = []
  const removed = new Batch((rows) => target.remove(table, rows))
  const written = new Batch(async (rows) => {
    if ((await target.put(table, rows)) === 'taken') late.push(...rows)
  })
  let num_rows = 0
  for await (const { here, there, isEqual } of pairRows(table, source.rowsOf(table), target.rowsOf(table))) {
    if (here !== null) num_rows += 1
    if (isEqual) continue
    if (there !== null) await removed.add(there)
    if (here === null) continue
    // An old row goes before the new one of its key comes.
    if (there !== null) await removed.flush()
    await written.add(here)
  }
  await removed.flush()
  await written.flush()
  for (const row of late)
    if ((await target.put(table, [row])) === 'taken')
      throw new CopyError(
        `Een rij van de tabel ${table.name} staat er in PostgreSQL al onder een andere sleutel.`,
      )
  return { name: table.name, num_rows, num_written: written.num_sent, num_removed: removed.num_sent }
}

export interface ComparedTable {
  readonly name: string
  readonly num_rows: number
  readonly num_different: number
  /** Of every cell of every row, here and there: the same if none is different. */
  readonly hashes: readonly [here: string, there: string]
}

export async function compareTable(
  source: SourceRows,
  target: TargetRows,
  table: TableShape,
): Promise<ComparedTable> {
  const [hashHere, hashThere] = [createHash('sha256'), createHash('sha256')]
  let [num_rows, num_different] = [0, 0]
  for await (const { here, there, isEqual } of pairRows(table, source.rowsOf(table), target.rowsOf(table))) {
    if (here !== null) hashHere.update(`${JSON.stringify(here)}\n`)
    if (there !== null) hashThere.update(`${JSON.stringify(there)}\n`)
    num_rows += 1
    if (!isEqual) num_different += 1
  }
  return {
    name: table.name,
    num_rows,
    num_different,
    hashes: [hashHere.digest('hex'), hashThere.digest('hex')],
  }
}
