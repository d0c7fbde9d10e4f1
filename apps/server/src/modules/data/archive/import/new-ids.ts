import type { Table } from '../../../../db/personal-data/description.ts'
import { ArchiveError } from '../format/archive-error.ts'
import type { ProductTable } from '../format/names.ts'
import type { Ids } from '../rows/ids.ts'
import type { CollectedIds } from './collect-ids.ts'

export type ProductIds = Readonly<Record<ProductTable, ReadonlyMap<number, number>>>

/** Ids of a table. `all`: the archive's ids in order; `first`: the first reserved new id. */
export interface ReservedIds {
  readonly all: readonly number[]
  readonly first: number
}

/** Maps an archive's ids to new ones in the same order, so that later rows still have higher ids. */
export class NewIds implements Ids {
  readonly #collected: CollectedIds
  readonly #blocks: ReadonlyMap<Table, ReservedIds>
  readonly #product: ProductIds
  readonly #versions: ReadonlyMap<string, number>

  constructor(
    collected: CollectedIds,
    blocks: ReadonlyMap<Table, ReservedIds>,
    product: ProductIds,
    versions: ReadonlyMap<string, number>,
  ) {
    this.#collected = collected
    this.#blocks = blocks
    this.#product = product
    this.#versions = versions
  }

  of(table: Table, id: number): number {
    const known = this.#productId(table, id)
    if (known !== undefined) return known
    if (find(this.#collected.rowsOf(table), id) < 0)
      throw new ArchiveError(`Een rij van dit archief verwijst naar iets wat er niet in staat (${table}).`)
    return this.mentioned(table, id)
  }

  mentioned(table: Table, id: number): number {
    const known = this.#productId(table, id)
    if (known !== undefined) return known
    const block = this.#blocks.get(table)
    const at = block ? find(block.all, id) : -1
    if (!block || at < 0) throw new ArchiveError('Dit archief is tijdens het lezen veranderd.')
    return block.first + at
  }

  version(nr: number, version: number): number {
    return this.#versions.get(`${nr} ${version}`) ?? version
  }

  #productId = (table: Table, id: number): number | undefined =>
    (this.#product[table as ProductTable] as ReadonlyMap<number, number> | undefined)?.get(id)
}

/** Returns the index of a number in a sorted list, or -1. */
function find(sorted: readonly number[], id: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle] ?? 0
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}
