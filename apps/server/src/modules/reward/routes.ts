import type { Badge } from '@letterliaan/contract'
import { loadCurriculum } from '@letterliaan/curriculum'
import { encodeJson } from '../../db/json.ts'
import type { Database, Queries } from '../../db/database.ts'
import { defineHandlers } from '../../plugins/contract/handler.ts'

export const rewardRoutes = ({ queries }: Database) =>
  defineHandlers({ 'GET /api/v1/reward/': ({ caller }) => listBadges(queries, caller.student_id) })

/** Every badge, and whether the student has it (hub-and-account §3, Badge). */
async function listBadges(queries: Queries, student_id: number): Promise<Badge[]> {
  const [rows, owned] = await Promise.all([
    queries.selectFrom('badge').select(['id', 'key']).execute(),
    queries.selectFrom('student_badge').select('badge_id').where('student_id', '=', student_id).execute(),
  ])
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  const ownedIds = new Set(owned.map(({ badge_id }) => badge_id))
  return loadCurriculum().badges.flatMap(({ key, condition, ...badge }) => {
    const id = ids.get(key)
    const image_url = `/pictures/${badge.image}.svg`
    if (id === undefined) return []
    return [
      {
        ...badge,
        id,
        image_url,
        image_url_large: image_url,
        condition: encodeJson(condition),
        student_has_badge: ownedIds.has(id),
      },
    ]
  })
}
