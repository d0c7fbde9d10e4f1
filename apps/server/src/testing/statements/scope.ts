import type { ColumnRef } from '@pgsql/types'

/** A table or subquery that a statement reads, with the name that it has there. */
export interface Source {
  readonly name: string
  /** True for a table of an organisation, which a condition on `organisation_id` must limit. */
  readonly mustBeLimited: boolean
  /** The column that contains the organisation of a row. */
  readonly by: string
  /** True if a condition limits the table to the statement's organisation. */
  isLimited: boolean
}

/** Maps names in a part of a statement to tables. */
export interface Scope {
  readonly sources: Source[]
  /** Names of `with` clauses, which are checked separately. */
  readonly withs: ReadonlySet<string>
  readonly outer: Scope | null
}

export const isWith = (scope: Scope | null, name: string): boolean =>
  scope !== null && (scope.withs.has(name) || isWith(scope.outer, name))

export function findSource(scope: Scope | null, { fields = [] }: ColumnRef): Source | null {
  if (scope === null) return null
  const names = fields.map((field) => ('String' in field ? (field.String.sval ?? '') : '*'))
  const column = names.at(-1) ?? ''
  const name = names.at(-2)
  const found = scope.sources.find(
    (source) => source.by === column && (name === undefined || source.name === name),
  )
  return found ?? findSource(scope.outer, { fields })
}
