import type { Badge } from '@letterliaan/contract'
import { validatePurchase, type PurchaseRefusal } from '@letterliaan/rules'
import type { Transaction } from '../../../db/database.ts'
import type { StudentOwner } from '../../../plugins/auth/caller.ts'
import { createNotFoundError, ProblemError } from '../../../plugins/errors/problem-error.ts'
import { listBadgesFor, toBadge } from './badges.ts'
import { giveBadge } from './give-badge.ts'
import { findPoints, insertPoints } from '../../../db/tables/point.ts'

/** Locks the student's row, so that two purchases never cost more than the balance (SHOP-5). Throws 404, 409. */
export async function buyBadge(
  transaction: Transaction,
  owner: StudentOwner,
  badge_id: number,
  now: number,
): Promise<Badge> {
  const { organisation_id, student_id } = owner
  const badge = (await listBadgesFor(transaction, student_id)).find(({ id }) => id === badge_id)
  if (!badge?.is_active) throw createNotFoundError()
  const points = await findPoints(transaction, student_id)
  const refusal = validatePurchase(badge, points)
  if (refusal !== null) throw notBought(refusal, badge.cost - points)
  await insertPoints(transaction, {
    organisation_id,
    student_id,
    amount: -badge.cost,
    reason: 'purchase',
    item_id: badge_id,
    difficulty: null,
    created_at: now,
  })
  await giveBadge(transaction, owner, badge_id, 'buy_badge', now)
  return toBadge({ ...badge, student_has_badge: true })
}

const notBought = (refusal: PurchaseRefusal, missing: number): ProblemError => {
  const details: Readonly<Record<PurchaseRefusal, string>> = {
    owned: 'Je hebt deze badge al.',
    not_for_sale: 'Deze badge is niet te koop.',
    too_expensive: `Je hebt nog ${missing} ${missing === 1 ? 'punt' : 'punten'} nodig voor deze badge.`,
  }
  return new ProblemError({ status: 409, title: 'Niet gekocht', detail: details[refusal] })
}
