import type { Badge } from '@letterliaan/contract'

/** Why a badge can't be bought. */
export type PurchaseRefusal = 'not_for_sale' | 'owned' | 'too_expensive'

/** Why a student with these points can't buy this badge, or null when it can (SHOP-5). */
export const refusePurchase = (
  badge: Pick<Badge, 'cost' | 'is_active' | 'is_buyable' | 'student_has_badge'>,
  points: number,
): PurchaseRefusal | null => {
  if (badge.student_has_badge) return 'owned'
  if (!badge.is_active || !badge.is_buyable) return 'not_for_sale'
  return badge.cost > points ? 'too_expensive' : null
}
