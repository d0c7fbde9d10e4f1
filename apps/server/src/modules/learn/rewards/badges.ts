import type { Badge } from '@letterliaan/contract'
import { loadCurriculum, type CurriculumBadge } from '@letterliaan/curriculum'
import type { Queries } from '../../../db/database.ts'
import { encodeJson } from '../../../db/json.ts'
import { findBadgeRows } from './queries.ts'

export interface KnownBadge extends CurriculumBadge {
  readonly id: number
}

export async function listBadgesFor(
  queries: Queries,
  student_id: number,
): Promise<(KnownBadge & { readonly student_has_badge: boolean })[]> {
  const rows = new Map((await findBadgeRows(queries, student_id)).map((row) => [row.key, row]))
  return loadCurriculum().badges.flatMap((badge) => {
    const row = rows.get(badge.key)
    return row ? [{ ...badge, id: row.id, student_has_badge: row.owned_since !== null }] : []
  })
}

export function toBadge(badge: KnownBadge & { readonly student_has_badge: boolean }): Badge {
  const { key: _, condition, ...shown } = badge
  const image_url = `/pictures/${badge.image}.svg`
  return { ...shown, image_url, image_url_large: image_url, condition: encodeJson(condition) }
}
