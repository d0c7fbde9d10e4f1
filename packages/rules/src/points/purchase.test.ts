import { expect, test } from 'vitest'
import { validatePurchase } from './payment.ts'

const tent = { cost: 150, is_active: true, is_buyable: true, student_has_badge: false }

test.each([
  [tent, 151, null],
  [tent, 150, null],
  [tent, 149, 'too_expensive'],
  [tent, 0, 'too_expensive'],
  [{ ...tent, student_has_badge: true }, 500, 'owned'],
  [{ ...tent, is_buyable: false, cost: 0 }, 500, 'not_for_sale'],
  [{ ...tent, is_active: false }, 500, 'not_for_sale'],
  [{ ...tent, is_buyable: false, student_has_badge: true }, 500, 'owned'],
])('SHOP-5 the purchase of %j with %i points is refused with: %s', (badge, points, refusal) => {
  expect(validatePurchase(badge, points)).toBe(refusal)
})
