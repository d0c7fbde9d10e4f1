import type { Database } from '../../db/database.ts'
import { defineHandlers } from '../../plugins/contract/handler.ts'
import { findBadges, toBadge } from './badges.ts'
import { buyBadge } from './buy-badge.ts'

export const rewardRoutes = ({ queries }: Database) =>
  defineHandlers({
    'GET /api/v1/reward/': async ({ caller }) => (await findBadges(queries, caller.student_id)).map(toBadge),

    'POST /api/v1/reward/buy': ({ caller, body, transaction, now }) =>
      buyBadge(transaction, caller, body.id, now),
  })
