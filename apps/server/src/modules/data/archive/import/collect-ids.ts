import type { Table } from '../../../../db/personal-data/description.ts'
import { ArchiveError } from '../format/archive-error.ts'
import type { ProductTable } from '../format/names.ts'
import type { Ids } from '../rows/ids.ts'

export interface BuiltInRow {
  readonly id: number
  readonly key?: string
  readonly nr?: number
  readonly version?: number
  readonly word?: string
  readonly file_name?: string
  readonly content?: string
  readonly content_hash?: string
  readonly created_at?: number
}

export class CollectedIds implements Ids {
  readonly product: Readonly<Record<ProductTable, Map<number, BuiltInRow>>> = {
    badge: new Map(),
    curriculum_step: new Map(),
    word: new Map(),
  }
  readonly used: Readonly<Record<ProductTable, Set<number>>> = {
    badge: new Set(),
    curriculum_step: new Set(),
    word: new Set(),
  }
  readonly #rows = new Map<Table, number[]>()
  readonly #mentioned = new Map<Table, Set<number>>()

  /** Requires ascending ids, so that duplicates are detected. */
  add(table: Table, id: number): void {
    const ids = this.#rows.get(table) ?? []
    if (id <= (ids.at(-1) ?? 0))
      throw new ArchiveError(`In de tabel ${table} staan rijen dubbel of in een andere volgorde.`)
    if (this.#productOf(table)?.has(id) === true)
      throw new ArchiveError(`In de tabel ${table} staat een rij die van Letterliaan zelf is.`)
    ids.push(id)
    this.#rows.set(table, ids)
  }

  of(table: Table, id: number): number {
    this.#use(table, id)
    return id
  }

  mentioned(table: Table, id: number): number {
    if (this.#use(table, id)) return id
    const ids = this.#mentioned.get(table) ?? new Set()
    this.#mentioned.set(table, ids.add(id))
    return id
  }

  version(nr: number, version: number): number {
    for (const step of this.product.curriculum_step.values())
      if (step.nr === nr && step.version === version) this.used.curriculum_step.add(step.id)
    return version
  }

  rowsOf(table: Table): readonly number[] {
    return this.#rows.get(table) ?? []
  }

  /** Returns all ids of a table that occur anywhere in the archive, in ascending order. */
  allOf(table: Table): readonly number[] {
    const rows = this.rowsOf(table)
    const known = new Set(rows)
    const others = [...(this.#mentioned.get(table) ?? [])].filter((id) => !known.has(id))
    return others.length === 0 ? rows : [...rows, ...others].toSorted((a, b) => a - b)
  }

  get tables(): readonly Table[] {
    return [...new Set([...this.#rows.keys(), ...this.#mentioned.keys()])]
  }

  #productOf = (table: Table) => this.product[table as ProductTable] as Map<number, BuiltInRow> | undefined

  #use(table: Table, id: number): boolean {
    if (!Number.isSafeInteger(id) || id <= 0)
      throw new ArchiveError('In dit archief staat een nummer dat niet kan.')
    if (this.#productOf(table)?.has(id) !== true) return false
    this.used[table as ProductTable].add(id)
    return true
  }
}
