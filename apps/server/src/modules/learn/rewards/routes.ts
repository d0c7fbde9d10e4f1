import type {
  ActivityBody,
  ActivityWithBadges,
  Badge,
  PlacedThing,
  TreehousePlace,
} from '@letterliaan/contract'
import { validatePurchase, type PurchaseRefusal } from '@letterliaan/rules'
import type { Database, Transaction } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import {
  createConflictError,
  createForbiddenError,
  createNotFoundError,
} from '../../../plugins/errors/problem-error.ts'
import { giveBadge, listBadgesFor, toBadge } from './badges.ts'
import { findPlacedThings } from './queries.ts'
import { findPoints, insertPoints } from '../../../db/tables/point.ts'
import { readStudent } from '../../../db/tables/student.ts'
import { recordEvent } from '../../../events/record-event.ts'
import type { StudentOwner } from '../../../plugins/auth/caller.ts'
import { updateRows } from '../../../db/tables/rows.ts'

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
  throw createConflictError('De eindgrot is nog dicht.', 'Nu niet')
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
  if (place !== null) await updateRows(transaction, 'student_badge', { student_id, place }, { place: null })
  await updateRows(transaction, 'student_badge', { student_id, badge_id }, { place })
  return findPlacedThings(transaction, student_id)
}

/** Locks the student's row, so that two purchases never cost more than the balance (SHOP-5). Throws 404, 409. */
export async function buyBadge(
  transaction: Transaction,
  owner: StudentOwner,
  badge_id: number,
  now: number,
): Promise<Badge> {
  const { student_id } = owner
  const badge = (await listBadgesFor(transaction, student_id)).find(({ id }) => id === badge_id)
  if (!badge?.is_active) throw createNotFoundError()
  const points = await findPoints(transaction, student_id)
  const refusal = validatePurchase(badge, points)
  if (refusal !== null) throw notBought(refusal, badge.cost - points)
  await insertPoints(transaction, owner, { reason: 'purchase', amount: -badge.cost, item_id: badge_id }, now)
  await giveBadge(transaction, owner, badge_id, 'buy_badge', now)
  return toBadge({ ...badge, student_has_badge: true })
}

const notBought = (refusal: PurchaseRefusal, missing: number): Error => {
  const details: Readonly<Record<PurchaseRefusal, string>> = {
    owned: 'Je hebt deze badge al.',
    not_for_sale: 'Deze badge is niet te koop.',
    too_expensive: `Je hebt nog ${missing} ${missing === 1 ? 'punt' : 'punten'} nodig voor deze badge.`,
  }
  return createConflictError(details[refusal], 'Niet gekocht')
}

/** Stores that the child entered a place. Returns the activity and its new badges. `now`: unix seconds. */
export async function recordPlaceVisit(
  transaction: Transaction,
  owner: StudentOwner,
  place: ActivityBody['type'],
  now: number,
): Promise<ActivityWithBadges> {
  recordEvent(transaction, owner, { type: 'place_entered', place }, now)
  const events = (await transaction.settle()).map(({ event }) => event)
  const stored = events.find((event) => event.type === 'activity_stored')
  if (stored === undefined) throw new Error('A place that was entered is an activity.')
  const earned_badge_ids = events.flatMap((event) =>
    event.type === 'badge_earned' ? (event.activity.item_id ?? []) : [],
  )
  return { ...stored.activity, earned_badge_ids }
}
