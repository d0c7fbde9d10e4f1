import type { Subscription } from '@letterliaan/contract'
import { expect, test } from 'vitest'
import { listSubscriptionTexts } from './SubscriptionScreen.tsx'

const demo: Subscription = { id: 1, kind: 'demo', product: 'Letterliaan Proef', can_be_renewed: true }
const paid: Subscription = { id: 1, kind: 'paid', product: 'Letterliaan', can_be_renewed: true }

test.each([demo, paid, null])(
  'SUB-1 an active subscription is valid, also without its details: %j',
  (current) => {
    const texts = listSubscriptionTexts({ has_active_subscription: true, current_subscription: current })
    expect(texts).toEqual(['U heeft een geldig abonnement.'])
  },
)

test('SUB-2 an expired demo that can be renewed names its product', () => {
  const texts = listSubscriptionTexts({ has_active_subscription: false, current_subscription: demo })
  expect(texts).toEqual([
    'Helaas, uw demo abonnement is verlopen.',
    'U kunt verder met Letterliaan Proef door nu direct te verlengen.',
  ])
})

test.each([paid, { ...paid, can_be_renewed: false }, { ...demo, can_be_renewed: false }, null])(
  'SUB-3 other cases have a contact text: %j',
  (current_subscription) => {
    const [sentence, contact] = listSubscriptionTexts({
      has_active_subscription: false,
      current_subscription,
    })
    expect(sentence).toBe('U kunt niet meer inloggen omdat uw abonnement verlopen is.')
    expect(contact).toMatch(/contact/)
  },
)
