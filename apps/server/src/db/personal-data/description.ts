import type { Schema } from '../schema.ts'

export type Table = keyof Schema

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

export interface Keeping<Column extends string> {
  readonly seconds: number
  readonly since: readonly [Column, ...Column[]]
  /** By default unix seconds. */
  readonly unit?: 'ms'
  /** Only rows whose column has, or has not, one of these values. */
  readonly only?: {
    readonly column: Column
    readonly is?: readonly string[]
    readonly isNot?: readonly string[]
  }
  /** Not while another row refers to it. */
  readonly unless?: { readonly table: Table; readonly column: string }
  readonly what?: string
}

interface Described<Column extends string> {
  readonly kind: Kind
  /** Its rows are not those of one organisation: no statement is limited to one. */
  readonly isShared?: true
  readonly key?: readonly Column[]
  /** Other columns with a user, such as the author. They forget an erased person (ADR 47). */
  readonly people?: readonly Column[]
  readonly derived?: 'rows' | readonly Column[]
  /** In an organisation's archive, where its kind says otherwise: see `movesAlong`. */
  readonly moves?: boolean
  /** By default as long as its owner. A table: as long as that row. `monthsOf`: its organisation decides. */
  readonly kept?:
    | readonly Keeping<Column>[]
    | { readonly asLongAs: Table }
    | { readonly monthsOf: 'audit_months'; readonly since: Column }
}

/** The column that refers to the owner, or to a row that belongs to the owner. */
interface Belonging<Column extends string> {
  readonly by: Column
  readonly to: Table
}

/** The Dutch name in an export for a parent (AVG), or why it is left out. */
type Exported = { readonly inExport: string } | { readonly inExport: null; readonly because: string }

type Personal<Column extends string> = Described<Column> &
  Belonging<Column> &
  Exported & {
    readonly owner: 'child' | 'user'
    /** Work that a child would lose: the import that added the child can't be undone then. */
    readonly isWork?: true
  }

type Shared<Column extends string> = Described<Column> &
  Belonging<Column> & {
    /** A row without an organisation belongs to the product. */
    readonly owner: 'supervisor' | 'organisation'
  }

/** `nobody`: a keyed hash that can't be traced. */
type Ownerless<Column extends string> = Described<Column> & { readonly owner: 'installation' | 'nobody' }

export type TableDescription<Column extends string> = Personal<Column> | Shared<Column> | Ownerless<Column>

export type Descriptions = { readonly [T in Table]: TableDescription<keyof Schema[T] & string> }
