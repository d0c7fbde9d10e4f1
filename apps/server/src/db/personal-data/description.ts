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

export interface RetentionTerm<Column extends string> {
  readonly seconds: number
  readonly since: readonly [Column, ...Column[]]
  /** Unix seconds by default. */
  readonly unit?: 'ms'
  /** Limits the rule to rows whose column has, or does not have, one of these values. */
  readonly only?: {
    readonly column: Column
    readonly is?: readonly string[]
    readonly isNot?: readonly string[]
  }
  /** Excludes rows to which this table refers. */
  readonly unless?: { readonly table: Table; readonly column: string }
  readonly what?: string
}

interface Described<Column extends string> {
  readonly kind: Kind
  /** True if the rows belong to no single organisation, so that statements are not limited to one. */
  readonly isShared?: true
  readonly key?: readonly Column[]
  /** Other columns that name a user, such as an author; cleared when that person is erased (ADR 47). */
  readonly people?: readonly Column[]
  readonly derived?: 'rows' | readonly Column[]
  /** Overrides whether rows are in an organisation's archive (`movesWithOrganisation`). */
  readonly moves?: boolean
  /** How long rows are kept; by default as long as their owner. `monthsOf`: as the organisation chose. */
  readonly kept?:
    | readonly RetentionTerm<Column>[]
    | { readonly asLongAs: Table }
    | { readonly monthsOf: 'audit_months'; readonly since: Column }
}

/** The column that refers to the owner, or to a row that belongs to the owner. */
interface Belonging<Column extends string> {
  readonly by: Column
  readonly to: Table
}

/** The Dutch name in the file for parents (AVG), or the reason for leaving the table out. */
type Exported = { readonly inExport: string } | { readonly inExport: null; readonly because: string }

type Personal<Column extends string> = Described<Column> &
  Belonging<Column> &
  Exported & {
    readonly owner: 'child' | 'user'
    /** Work that a child would lose; the import that added the child can then no longer be undone. */
    readonly isWork?: true
  }

type Shared<Column extends string> = Described<Column> &
  Belonging<Column> & {
    /** A row without an organisation belongs to the product. */
    readonly owner: 'supervisor' | 'organisation'
  }

/** `nobody`: the key is a keyed hash that can't be traced to a person. */
type Ownerless<Column extends string> = Described<Column> & { readonly owner: 'installation' | 'nobody' }

export type TableDescription<Column extends string> = Personal<Column> | Shared<Column> | Ownerless<Column>

export type Descriptions = { readonly [T in Table]: TableDescription<keyof Schema[T] & string> }

export const ownedByChild = { owner: 'child', by: 'student_id', to: 'student' } as const
export const ownedByUser = { owner: 'user', by: 'user_id', to: 'user' } as const
export const ownedBySupervisor = { owner: 'supervisor', by: 'user_id', to: 'user' } as const
export const ownedByOrganisation = {
  owner: 'organisation',
  by: 'organisation_id',
  to: 'organisation',
} as const
export const ownedByGroup = { owner: 'organisation', by: 'group_id', to: 'group' } as const
