import type { Schema } from '../schema.ts'

export type Table = keyof Schema

/** What a table is for; a kind that is a child's log is laid aside with a voided sitting, and never recomputed. */
type Kind =
  | 'account'
  | 'log'
  | 'ledger'
  | 'laid_aside'
  | 'derived'
  | 'prepared'
  | 'written'
  | 'record'
  | 'passing'
  | 'content'
  | 'setting'

/** Rows of a table that go some time after a moment that they hold. */
export interface Keeping<Column extends string> {
  readonly seconds: number
  /** The moment: the first of these columns that is filled in. Of none that is, the row stays. */
  readonly since: readonly [Column, ...Column[]]
  /** Where the moment is not in unix seconds. */
  readonly unit?: 'ms'
  /** Only where this column holds, or does not hold, one of these. */
  readonly only?: {
    readonly column: Column
    readonly is?: readonly string[]
    readonly isNot?: readonly string[]
  }
  /** Not while a row of another table names it, in this column. */
  readonly unless?: { readonly table: Table; readonly column: string }
  /** What these rows are, where other rows of the table are kept for another time. */
  readonly what?: string
}

interface Described<Column extends string> {
  readonly kind: Kind
  /** Tells its rows apart, where that is not `id`. */
  readonly key?: readonly Column[]
  /** The columns, beside `by`, that name a user: who made it, who decided it. No erasure of a child follows them. */
  readonly people?: readonly Column[]
  /** What the rebuild recomputes from the log: whole rows, or these columns. */
  readonly derived?: 'rows' | readonly Column[]
  /** Null: for as long as its owner is there. A table: for as long as a row of that table belongs to it. */
  readonly kept: null | readonly Keeping<Column>[] | { readonly asLongAs: Table }
}

/** By which column a row belongs to its owner: to the owner itself, or to a row of another table that does. */
interface Belonging<Column extends string> {
  readonly by: Column
  readonly to: Table
}

/** What a child's parent gets who asks for its data (AVG): under this Dutch name, or not, and why not. */
type Exported = { readonly inExport: string } | { readonly inExport: null; readonly because: string }

/** Of a child, or of a user: a child or a supervisor, whoever logs in. Where `by` is null it is its organisation's. */
type Personal<Column extends string> = Described<Column> &
  Belonging<Column> &
  Exported & {
    readonly owner: 'child' | 'user'
    /** Has a child with such a row done something that it would lose? Then the import that added it can't be undone. */
    readonly isWork?: true
  }

type Shared<Column extends string> = Described<Column> &
  Belonging<Column> & {
    /** An organisation's row without an organisation belongs to the product. */
    readonly owner: 'supervisor' | 'organisation'
  }

/** `nobody`: a keyed hash, of which nobody can tell whose it is. */
type Ownerless<Column extends string> = Described<Column> & { readonly owner: 'installation' | 'nobody' }

export type TableDescription<Column extends string> = Personal<Column> | Shared<Column> | Ownerless<Column>

export type Descriptions = { readonly [T in Table]: TableDescription<keyof Schema[T] & string> }
