import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  IdentifierNode,
  type JoinNode,
  OnNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  OrNode,
  RawNode,
  ReferenceNode,
  SelectModifierNode,
  TableNode,
  ValueNode,
  WhereNode,
  type DeleteQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
  type SelectQueryNode,
  type UnknownRow,
  type UpdateQueryNode,
} from 'kysely'
import { isAcrossOrganisations } from './across-organisations.ts'
import { organisationTables } from './personal-data/table-descriptions.ts'

/** Limits tables to the organisation (docs/adr/0054-every-statement-names-its-organisation.md). */
export class OrganisationPlugin implements KyselyPlugin {
  readonly #limits: Limits

  /** `organisation_id`: a number, or a placeholder in a prepared query. */
  constructor(organisation_id: unknown) {
    this.#limits = new Limits(organisation_id)
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.#limits.transformNode(node, queryId)
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }
}

type Limited = SelectQueryNode | UpdateQueryNode | DeleteQueryNode

const ownTables: ReadonlySet<string> = new Set(organisationTables)

class Limits extends OperationNodeTransformer {
  readonly #organisation_id: unknown
  /** Nodes already limited, because a limited subquery is visited again as part of the whole statement. */
  readonly #done = new WeakSet<OperationNode>()

  constructor(organisation_id: unknown) {
    super()
    this.#organisation_id = organisation_id
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    return this.#limit(node, node.from?.froms ?? [], (open) => super.transformSelectQuery(open, queryId))
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const tables = [...(node.table ? [node.table] : []), ...(node.from?.froms ?? [])]
    return this.#limit(node, tables, (open) => super.transformUpdateQuery(open, queryId))
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const tables = [...node.from.froms, ...(node.using?.tables ?? [])]
    return this.#limit(node, tables, (open) => super.transformDeleteQuery(open, queryId))
  }

  #limit<Node extends Limited>(
    node: Node,
    tables: readonly OperationNode[],
    transform: (node: Node) => Node,
  ): Node {
    if (this.#done.has(node) || node.endModifiers?.some(isMarked) === true) return node
    const crossed = (node.joins ?? []).filter(({ joinType }) => joinType === 'CrossJoin')
    const conditions = this.#conditionsOf([...tables, ...crossed.map(({ table }) => table)])
    const limited = transform(node)
    const result = {
      ...limited,
      ...(limited.joins && { joins: limited.joins.map((join) => this.#limitJoin(join)) }),
      ...(conditions.length > 0 && { where: WhereNode.create(allOf([limited.where?.where, ...conditions])) }),
    }
    this.#done.add(result)
    return result
  }

  #limitJoin(join: JoinNode): JoinNode {
    const conditions = join.joinType === 'CrossJoin' ? [] : this.#conditionsOf([join.table])
    return conditions.length === 0
      ? join
      : { ...join, on: OnNode.create(allOf([join.on?.on, ...conditions])) }
  }

  #conditionsOf(tables: readonly OperationNode[]): readonly OperationNode[] {
    return tables.flatMap((node) => {
      const name = nameOf(node)
      if (name === null) return []
      const column = ReferenceNode.create(ColumnNode.create('organisation_id'), TableNode.create(name))
      return [
        BinaryOperationNode.create(column, OperatorNode.create('='), ValueNode.create(this.#organisation_id)),
      ]
    })
  }
}

/** Returns the name or alias of an organisation's table in a statement; null for another table. */
function nameOf(node: OperationNode): string | null {
  const [table, alias] = AliasNode.is(node) ? [node.node, node.alias] : [node, null]
  if (!TableNode.is(table)) return null
  const { name } = table.table.identifier
  if (!ownTables.has(name)) return null
  return alias !== null && IdentifierNode.is(alias) ? alias.name : name
}

function isMarked(node: OperationNode): boolean {
  const modifier = SelectModifierNode.is(node) ? node.rawModifier : node
  return modifier !== undefined && RawNode.is(modifier) && modifier.sqlFragments.some(isAcrossOrganisations)
}

const allOf = (conditions: readonly (OperationNode | undefined)[]): OperationNode =>
  conditions
    .filter((condition) => condition !== undefined)
    .map((condition) => (OrNode.is(condition) ? ParensNode.create(condition) : condition))
    .reduce((left, right) => AndNode.create(left, right))
