import type { A_Expr, Node, SelectStmt, SubLink } from '@pgsql/types'
import { findSource, type Scope, type Source } from './scope.ts'

export type IsLimited = (select: SelectStmt, outer: Scope) => boolean

/** Returns the sources of this scope that a condition limits to the statement's organisation. */
export function findLimitedSources(
  condition: Node | undefined,
  scope: Scope,
  isLimited: IsLimited,
): readonly Source[] {
  if (condition === undefined) return []
  if ('BoolExpr' in condition) {
    const { boolop, args = [] } = condition.BoolExpr
    const parts = args.map((part) => findLimitedSources(part, scope, isLimited))
    if (boolop === 'AND_EXPR') return parts.flat()
    if (boolop === 'OR_EXPR')
      return (parts[0] ?? []).filter((source) => parts.every((part) => part.includes(source)))
    return []
  }
  if ('A_Expr' in condition) return limitedByComparison(condition.A_Expr, scope)
  // A row of the product has no organisation.
  if ('NullTest' in condition && condition.NullTest.nulltesttype === 'IS_NULL' && condition.NullTest.arg)
    return sourcesIn(condition.NullTest.arg, scope, () => true)
  if ('SubLink' in condition) return limitedByList(condition.SubLink, scope, isLimited)
  return []
}

function limitedByComparison({ kind, name, lexpr, rexpr }: A_Expr, scope: Scope): readonly Source[] {
  if (lexpr === undefined || rexpr === undefined) return []
  const operator = name?.map((part) => ('String' in part ? part.String.sval : '')).join('')
  if (operator !== '=') return []
  if (kind === 'AEXPR_IN') {
    const items = 'List' in rexpr ? (rexpr.List.items ?? []).map(membersOf) : []
    return sourcesIn(
      lexpr,
      scope,
      (at) => items.length > 0 && items.every((item) => isGiven(item[at], scope)),
    )
  }
  if (kind === 'AEXPR_OP_ANY') return sourcesIn(lexpr, scope, () => isGiven(rexpr, scope))
  if (kind !== 'AEXPR_OP' && kind !== 'AEXPR_NOT_DISTINCT') return []
  const [left, right] = [membersOf(lexpr), membersOf(rexpr)]
  return [
    ...sourcesIn(lexpr, scope, (at) => isGiven(right[at], scope)),
    ...sourcesIn(rexpr, scope, (at) => isGiven(left[at], scope)),
  ]
}

/** Handles `… in (select organisation_id, …)` if the select itself is limited. */
function limitedByList({ subLinkType, testexpr, subselect }: SubLink, scope: Scope, isLimited: IsLimited) {
  if (subLinkType !== 'ANY_SUBLINK' || !testexpr || !subselect || !('SelectStmt' in subselect)) return []
  const select = subselect.SelectStmt
  const columns = (select.targetList ?? []).map((target) =>
    'ResTarget' in target && target.ResTarget.val && 'ColumnRef' in target.ResTarget.val
      ? target.ResTarget.val.ColumnRef.fields?.at(-1)
      : undefined,
  )
  return sourcesIn(testexpr, scope, (at) => {
    const column = columns[at]
    const names = column !== undefined && 'String' in column && column.String.sval === 'organisation_id'
    return names && isLimited(select, scope)
  })
}

const membersOf = (node: Node): readonly Node[] => ('RowExpr' in node ? (node.RowExpr.args ?? []) : [node])

const sourcesIn = (node: Node, scope: Scope, isHeldAt: (at: number) => boolean): readonly Source[] =>
  membersOf(node).flatMap((member, at) => {
    const source = 'ColumnRef' in member ? findSource(scope, member.ColumnRef) : null
    return source !== null && scope.sources.includes(source) && isHeldAt(at) ? [source] : []
  })

function isGiven(node: Node | undefined, scope: Scope): boolean {
  if (node === undefined) return false
  if ('ParamRef' in node) return true
  if ('A_Const' in node) return node.A_Const.isnull !== true
  if ('TypeCast' in node) return isGiven(node.TypeCast.arg, scope)
  if ('A_Expr' in node && node.A_Expr.lexpr === undefined) return isGiven(node.A_Expr.rexpr, scope)
  return 'ColumnRef' in node && findSource(scope, node.ColumnRef)?.isLimited === true
}
