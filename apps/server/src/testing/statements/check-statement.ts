import type {
  DeleteStmt,
  InsertStmt,
  JoinExpr,
  Node,
  RangeVar,
  SelectStmt,
  UpdateStmt,
  WithClause,
} from '@pgsql/types'
import { loadModule, parseSync, SqlError } from 'libpg-query'
import { isAcrossOrganisations } from '../../db/across-organisations.ts'
import { organisationTables } from '../../db/personal-data/table-descriptions.ts'
import { findLimitedSources } from './limiting.ts'
import { isWith, type Scope, type Source } from './scope.ts'

await loadModule()

const ownTables: ReadonlySet<string> = new Set(organisationTables)

/** Returns the reasons why a statement could reach rows of another organisation; none if it declares that it may. */
export function checkStatement(text: string): readonly string[] {
  if (!/^\s*(select|insert|update|delete|with)\b/i.test(text) || isAcrossOrganisations(text)) return []
  const statements = parse(numberParameters(text))
  return statements?.flatMap((stmt) => check(stmt, null)) ?? ['PostgreSQL can not read it']
}

function parse(text: string): readonly Node[] | null {
  try {
    const { stmts = [] } = parseSync(text) as { stmts?: { stmt: Node }[] }
    return stmts.map(({ stmt }) => stmt)
  } catch (error) {
    if (error instanceof SqlError) return null
    throw error
  }
}

function numberParameters(text: string): string {
  let number = 0
  return text.replaceAll(/'[^']*'|\?/g, (found) => (found === '?' ? `$${++number}` : found))
}

function check(node: Node, outer: Scope | null): readonly string[] {
  if ('SelectStmt' in node) return checkSelect(node.SelectStmt, outer)
  if ('InsertStmt' in node) return checkInsert(node.InsertStmt, outer)
  if ('UpdateStmt' in node) return checkUpdate(node.UpdateStmt, outer)
  if ('DeleteStmt' in node) return checkDelete(node.DeleteStmt, outer)
  return checkInside(node, outer)
}

function checkSelect(select: SelectStmt, outer: Scope | null): readonly string[] {
  const { fromClause = [], whereClause, withClause, larg, rarg, ...rest } = select
  const scope = openScope(withClause, outer)
  const parts = [larg, rarg].flatMap((part) => (part ? checkSelect(part, scope) : []))
  return [
    ...parts,
    ...checkSources(scope, fromClause, whereClause),
    ...checkInside([withClause, rest], scope),
  ]
}

function checkUpdate(
  { relation, fromClause = [], whereClause, withClause, ...rest }: UpdateStmt,
  outer: Scope | null,
) {
  const scope = openScope(withClause, outer)
  const from = relation ? [{ RangeVar: relation }, ...fromClause] : fromClause
  return [...checkSources(scope, from, whereClause), ...checkInside([withClause, rest], scope)]
}

function checkDelete(
  { relation, usingClause = [], whereClause, withClause, ...rest }: DeleteStmt,
  outer: Scope | null,
) {
  const scope = openScope(withClause, outer)
  const from = relation ? [{ RangeVar: relation }, ...usingClause] : usingClause
  return [...checkSources(scope, from, whereClause), ...checkInside([withClause, rest], scope)]
}

function checkInsert(
  { relation, cols = [], withClause, ...rest }: InsertStmt,
  outer: Scope | null,
): readonly string[] {
  const scope = openScope(withClause, outer)
  const source = toSource(relation ?? {}, scope)
  const isSet = cols.some((column) => 'ResTarget' in column && column.ResTarget.name === 'organisation_id')
  const problems =
    source.mustBeLimited && !isSet ? [`a row of ${source.name} is added without organisation_id`] : []
  // On conflict, updates the existing row.
  const inside: Scope = { ...scope, sources: [{ ...source, isLimited: true }] }
  return [...problems, ...checkInside([withClause, rest], inside)]
}

const openScope = (withClause: WithClause | undefined, outer: Scope | null): Scope => ({
  sources: [],
  withs: new Set(
    withClause?.ctes?.flatMap((part) =>
      'CommonTableExpr' in part ? [part.CommonTableExpr.ctename ?? ''] : [],
    ),
  ),
  outer,
})

interface Condition {
  readonly node: Node | undefined
  readonly mayLimit: (source: Source) => boolean
}

function checkSources(scope: Scope, from: readonly Node[], where: Node | undefined): readonly string[] {
  const conditions: Condition[] = [{ node: where, mayLimit: () => true }]
  const problems = from.flatMap((item) => addSources(item, scope, conditions))
  limit(scope, conditions)
  const unlimited = scope.sources.filter(({ mustBeLimited, isLimited }) => mustBeLimited && !isLimited)
  return [
    ...problems,
    ...unlimited.map(({ name }) => `${name} is not limited by organisation_id`),
    ...conditions.flatMap(({ node }) => checkInside(node, scope)),
  ]
}

/** Repeats until no source changes, because one table may limit another. */
function limit(scope: Scope, conditions: readonly Condition[]): void {
  const isLimited = (select: SelectStmt, outer: Scope) => checkSelect(select, outer).length === 0
  const find = () =>
    conditions
      .flatMap(({ node, mayLimit }) => findLimitedSources(node, scope, isLimited).filter(mayLimit))
      .filter((source) => !source.isLimited)
  for (let found = find(); found.length > 0; found = find())
    for (const source of found) source.isLimited = true
}

/** Adds the tables of a part of FROM and their join conditions. Returns problems in the part's own selects. */
function addSources(item: Node, scope: Scope, conditions: Condition[]): readonly string[] {
  if ('RangeVar' in item) {
    scope.sources.push(toSource(item.RangeVar, scope))
    return []
  }
  if ('JoinExpr' in item) return addJoin(item.JoinExpr, scope, conditions)
  if (!('RangeSubselect' in item)) return checkInside(item, scope)
  const { alias, subquery, lateral } = item.RangeSubselect
  const problems = subquery ? check(subquery, lateral ? scope : withNames(scope)) : []
  scope.sources.push(ofItsOwn(alias?.aliasname ?? ''))
  return problems
}

function addJoin(
  { larg, rarg, jointype, quals }: JoinExpr,
  scope: Scope,
  conditions: Condition[],
): readonly string[] {
  const before = scope.sources.length
  const left = larg ? addSources(larg, scope, conditions) : []
  const between = scope.sources.length
  const right = rarg ? addSources(rarg, scope, conditions) : []
  const [ofLeft, ofRight] = [scope.sources.slice(before, between), scope.sources.slice(between)]
  conditions.push({
    node: quals,
    mayLimit(source) {
      if (jointype === 'JOIN_INNER') return true
      // An outer join keeps all rows of the other side, whatever the condition is.
      return (jointype === 'JOIN_LEFT' ? ofRight : jointype === 'JOIN_RIGHT' ? ofLeft : []).includes(source)
    },
  })
  return [...left, ...right]
}

const withNames = (scope: Scope): Scope => ({ ...scope, sources: [] })

const ofItsOwn = (name: string): Source => ({
  name,
  mustBeLimited: false,
  by: 'organisation_id',
  isLimited: true,
})

function toSource({ relname = '', alias }: RangeVar, scope: Scope): Source {
  const name = alias?.aliasname ?? relname
  if (isWith(scope, relname)) return ofItsOwn(name)
  return {
    name,
    mustBeLimited: ownTables.has(relname),
    by: relname === 'organisation' ? 'id' : 'organisation_id',
    isLimited: false,
  }
}

const statements = new Set(['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'])

/** Checks each nested select, in a condition, a column, a value or `with`. */
function checkInside(part: unknown, scope: Scope | null): readonly string[] {
  if (Array.isArray(part)) return part.flatMap((item) => checkInside(item, scope))
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    statements.has(name) ? check({ [name]: value } as unknown as Node, scope) : checkInside(value, scope),
  )
}
