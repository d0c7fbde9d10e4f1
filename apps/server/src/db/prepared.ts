import type { Compilable, CompiledQuery } from 'kysely'
import type { Queries } from './database.ts'

/** Stands for an argument while a query is made: where to find it later. */
class Placeholder {
  readonly argument: number
  readonly key: string | null

  constructor(argument: number, key: string | null) {
    this.argument = argument
    this.key = key
  }
}

/**
 * A query of which the SQL is made at its first use and then kept: making it costs more than running it, and an answer
 * takes seven. Its arguments are values, or rows of values; the SQL may not depend on them.
 */
export function prepared<Args extends readonly unknown[], Row>(
  build: (db: Queries, ...args: Args) => Compilable<Row>,
): (db: Queries, ...args: Args) => Promise<Row[]> {
  const compiled = new Map<unknown, CompiledQuery<Row>>()
  return async (db, ...args) => {
    const dialect = db.getExecutor().adapter.constructor
    let query = compiled.get(dialect)
    if (!query) {
      query = build(db, ...(args.map(toPlaceholders) as unknown as Args)).compile()
      compiled.set(dialect, query)
    }
    const parameters = query.parameters.map((parameter) => fill(parameter, args))
    return (await (db.direct ?? db).executeQuery<Row>({ ...query, parameters })).rows
  }
}

/** The same, for a query that finds one row or none. */
export function preparedFirst<Args extends readonly unknown[], Row>(
  build: (db: Queries, ...args: Args) => Compilable<Row>,
): (db: Queries, ...args: Args) => Promise<Row | undefined> {
  const all = prepared(build)
  return async (db, ...args) => (await all(db, ...args))[0]
}

/** The same, for a query that finds one row; throws when there is none. */
export function preparedOne<Args extends readonly unknown[], Row>(
  build: (db: Queries, ...args: Args) => Compilable<Row>,
): (db: Queries, ...args: Args) => Promise<Row> {
  const first = preparedFirst(build)
  return async (db, ...args) => {
    const row = await first(db, ...args)
    if (row === undefined) throw new Error('A row that must be there is not.')
    return row
  }
}

const toPlaceholders = (value: unknown, argument: number): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.keys(value).map((key) => [key, new Placeholder(argument, key)]))
    : new Placeholder(argument, null)

function fill(parameter: unknown, args: readonly unknown[]): unknown {
  if (!(parameter instanceof Placeholder)) return parameter
  const value = args[parameter.argument]
  return parameter.key === null ? value : (value as Readonly<Record<string, unknown>>)[parameter.key]
}
