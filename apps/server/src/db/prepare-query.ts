import { hash } from 'node:crypto'
import type { Compilable, CompiledQuery } from 'kysely'
import { OrganisationPlugin } from './organisation-plugin.ts'
import type { Queries } from './queries.ts'

class Placeholder {
  readonly argument: number
  readonly key: string | null

  constructor(argument: number, key: string | null) {
    this.argument = argument
    this.key = key
  }
}

/** Placeholder of the organisation in a query shared by all organisations. */
const anyOrganisation = new Placeholder(-1, null)

const forAnyOrganisation = (db: Queries): Queries =>
  db.organisation_id === undefined
    ? db
    : db.withoutPlugins().withPlugin(new OrganisationPlugin(anyOrganisation))

interface PreparedQuery<Row> extends CompiledQuery<Row> {
  /** For each object argument, the fields that the query uses. */
  readonly names: ReadonlyMap<number, ReadonlySet<string>>
  readonly isAwaited: boolean
}

const namesOfTexts = new Map<string, string>()

/** Derived from the text, so that two processes never give different statements the same name. */
export const findPreparedName = (text: string): string | undefined => namesOfTexts.get(text)

type Build<Args extends readonly unknown[], Row> = (db: Queries, ...args: Args) => Compilable<Row>

/** Caches the SQL of a query. It may not depend on the arguments, which have exactly its fields (`pickColumns`). */
export const prepareQuery = <Args extends readonly unknown[], Row>(
  build: Build<Args, Row>,
): ((db: Queries, ...args: Args) => Promise<Row[]>) => prepare(build, true)

/** Prepares a write or lock without a result, whose reply a transaction need not await (`pipeline.ts`). */
export const prepareWrite = <Args extends readonly unknown[], Row>(
  build: Build<Args, Row>,
): ((db: Queries, ...args: Args) => Promise<unknown>) => prepare(build, false)

export const isAwaited = (query: CompiledQuery): boolean =>
  (query as Partial<PreparedQuery<unknown>>).isAwaited ?? true

function prepare<Args extends readonly unknown[], Row>(
  build: Build<Args, Row>,
  awaited: boolean,
): (db: Queries, ...args: Args) => Promise<Row[]> {
  const compiled = {
    free: new Map<unknown, PreparedQuery<Row>>(),
    limited: new Map<unknown, PreparedQuery<Row>>(),
  }
  return async (db, ...args) => {
    const dialect = db.getExecutor().adapter.constructor
    const known = db.organisation_id === undefined ? compiled.free : compiled.limited
    let query = known.get(dialect)
    if (!query) {
      const names = new Map<number, Set<string>>()
      const placeholders = args.map((value, at) => toPlaceholder(value, at, names)) as unknown as Args
      query = { ...build(forAnyOrganisation(db), ...placeholders).compile(), names, isAwaited: awaited }
      known.set(dialect, query)
      namesOfTexts.set(query.sql, hash('sha256', query.sql, 'base64url'))
    }
    for (const [at, names] of query.names) mustHaveOnly(names, args[at] as object)
    const parameters = query.parameters.map((parameter) =>
      parameter === anyOrganisation ? db.organisation_id : fill(parameter, args),
    )
    return (await (db.direct ?? db).executeQuery<Row>({ ...query, parameters })).rows
  }
}

export function prepareFirst<Args extends readonly unknown[], Row>(
  build: (db: Queries, ...args: Args) => Compilable<Row>,
): (db: Queries, ...args: Args) => Promise<Row | undefined> {
  const all = prepareQuery(build)
  return async (db, ...args) => (await all(db, ...args))[0]
}

/** Prepares a query for one row; throws if there is none. */
export function prepareOne<Args extends readonly unknown[], Row>(
  build: (db: Queries, ...args: Args) => Compilable<Row>,
): (db: Queries, ...args: Args) => Promise<Row> {
  const first = prepareFirst(build)
  return async (db, ...args) => {
    const row = await first(db, ...args)
    if (row === undefined) throw new Error('A row that must be there is not.')
    return row
  }
}

export const pickColumns = <Row, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>

function toPlaceholder(value: unknown, argument: number, names: Map<number, Set<string>>): unknown {
  if (typeof value !== 'object' || value === null) return new Placeholder(argument, null)
  const taken = new Set<string>()
  names.set(argument, taken)
  return new Proxy(
    {},
    {
      get(_, name) {
        taken.add(String(name))
        return new Placeholder(argument, String(name))
      },
      ownKeys() {
        throw new Error('A prepared query names what it takes of its argument.')
      },
    },
  )
}

function mustHaveOnly(names: ReadonlySet<string>, value: object): void {
  for (const name of Object.keys(value)) {
    if (!names.has(name)) throw new Error(`A prepared query does not know ‘${name}’.`)
  }
}

function fill(parameter: unknown, args: readonly unknown[]): unknown {
  if (!(parameter instanceof Placeholder)) return parameter
  const { argument, key } = parameter
  const value = key === null ? args[argument] : (args[argument] as Readonly<Record<string, unknown>>)[key]
  if (value === undefined) throw new Error(`A prepared query was given no ‘${key ?? argument}’.`)
  return value
}
