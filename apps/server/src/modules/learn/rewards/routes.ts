import type { ActivityBody, PlacedThing, TreehousePlace } from '@letterliaan/contract'
import type { Database, Transaction } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import {
  createForbiddenError,
  ProblemError,
  createNotFoundError,
} from '../../../plugins/errors/problem-error.ts'
import { listBadgesFor, toBadge } from './badges.ts'
import { buyBadge } from './buy-badge.ts'
import { findPlacedThings, clearPlace, updatePlace } from './queries.ts'
import { recordPlaceVisit } from './record-place-visit.ts'
import { readStudent } from '../../../db/tables/student.ts'

export const createRewardRoutes = ({ queries }: Database) =>
  defineHandlers({
    'GET /api/v1/reward/': async ({ caller }) =>
      (await listBadgesFor(queries, caller.student_id)).map(toBadge),

    'POST /api/v1/reward/buy': ({ caller, body, transaction, now }) =>
      buyBadge(transaction, caller, body.id, now),

    'GET /api/v1/treehouse': ({ caller }) => findPlacedThings(queries, caller.student_id),

    'PUT /api/v1/treehouse/:id': ({ caller, params, body, transaction }) =>
      placeThing(transaction, caller.student_id, params.id, body.place),

    'POST /api/v1/activity': async ({ caller, body, transaction, now }) => {
      await mustBeOpen(transaction, caller.student_id, body.type)
      return recordPlaceVisit(transaction, caller, body.type, now)
    },
  })

/** Throws 403 before the introduction (NAV-10), 409 if the end cave is closed (rules.md, Step status). */
async function mustBeOpen(
  transaction: Transaction,
  student_id: number,
  type: ActivityBody['type'],
): Promise<void> {
  const student = await readStudent(transaction, student_id)
  if (!student.introduction_completed) throw createForbiddenError('Vul eerst je profiel in.')
  if (type !== 'enter_end_cave' || student.end_reward_4_collected) return
  throw new ProblemError({ status: 409, title: 'Nu niet', detail: 'De eindgrot is nog dicht.' })
}

/** Places a bought thing and removes the one in its place (GIDS-12). Throws 404 for a badge not bought. */
async function placeThing(
  transaction: Transaction,
  student_id: number,
  badge_id: number,
  place: TreehousePlace | null,
): Promise<PlacedThing[]> {
  const badge = (await listBadgesFor(transaction, student_id)).find(({ id }) => id === badge_id)
  if (!badge?.is_buyable || !badge.student_has_badge) throw createNotFoundError()
  if (place !== null) await clearPlace(transaction, student_id, place)
  await updatePlace(transaction, student_id, badge_id, place)
  return findPlacedThings(transaction, student_id)
}
