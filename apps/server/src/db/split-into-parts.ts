/** Maximum of rows in a statement: SQLite takes 32,766 parameters, PostgreSQL 65,535. */
const maxRows = 500

export function* splitIntoParts<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += maxRows) yield rows.slice(from, from + maxRows)
}
