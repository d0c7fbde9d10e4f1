import type { DictationPreview } from '@letterliaan/contract'
import type { Queries } from '../../../db/database.ts'
import type { UserCaller } from '../../../plugins/auth/caller.ts'
import { getGroup } from '../../people/index.ts'
import { type EstimateOf, readEstimates } from '../../insight/index.ts'
import { readReach, toReach } from './reach.ts'

/** Hard: at least half of what can be told is low; easy: all that can be told is good, of at least half of the list. */
function lookOf(estimateOf: EstimateOf, categories: readonly string[]): 'hard' | 'easy' | null {
  const looks = categories.map((category) => estimateOf(category).look)
  const count = (look: string) => looks.filter((other) => other === look).length
  const known = looks.length - count('unknown')
  if (known === 0) return null
  if (count('low') * 2 >= known) return 'hard'
  return count('good') === known && known * 2 >= looks.length ? 'easy' : null
}

/** Throws 404 for a group that the caller does not see. */
export async function previewDictation(
  queries: Queries,
  caller: UserCaller,
  {
    group_id,
    categories,
    now,
  }: { readonly group_id: number; readonly categories: readonly string[]; readonly now: number },
): Promise<DictationPreview> {
  await getGroup(queries, caller, group_id)
  const reach = await readReach(queries, group_id)
  const looks = await Promise.all(
    reach.children.map(async ({ student_id, name }) => ({
      student_id,
      name,
      look: lookOf(await readEstimates(queries, student_id, now), categories),
    })),
  )
  const of = (look: 'hard' | 'easy') =>
    looks.filter((child) => child.look === look).map(({ student_id, name }) => ({ student_id, name }))
  return { ...toReach(reach), hard: of('hard'), easy: of('easy') }
}
