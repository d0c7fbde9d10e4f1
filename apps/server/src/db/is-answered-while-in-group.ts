import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import type { Schema } from './schema.ts'

/** Tests whether the outer query's `answer` was given during its `group_membership`. */
export function isAnsweredWhileInGroup(): ExpressionWrapper<Schema, 'answer' | 'group_membership', SqlBool> {
  const eb = expressionBuilder<Schema, 'answer' | 'group_membership'>()
  return eb.and([
    eb('answer.created_at', '>=', eb.ref('group_membership.since')),
    eb.or([
      eb('group_membership.until', 'is', null),
      eb('answer.created_at', '<', eb.ref('group_membership.until')),
    ]),
  ])
}
