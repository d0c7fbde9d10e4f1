import type { ColumnRef } from '@pgsql/types'

/** Something that a statement reads rows of, by the name that it has there. */
export interface Source {
  readonly name: string
  /** A table of an organisation: `organisation_id` must say of which. */
  readonly mustBeLimited: boolean
  /** The column that says of which organisation a row is. */
  readonly by: string
  /** Is it limited to the organisation of the statement? */
  isLimited: boolean
}

/** Maps names in a part of a statement to tables. */
export interface Scope {
  readonly sources: Source[]
  /** Names of `with`; each is checked by itself. */
  readonly withs: ReadonlySet<string>
  readonly outer: Scope | null
}

export const isWith = (scope: Scope | null, name: string): boolean =>
  scope !== null && (scope.withs.has(name) || isWith(scope.outer, name))

/** Whose organisation a column names, if it does. */
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
