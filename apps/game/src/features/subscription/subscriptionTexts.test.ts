import { expect, test } from 'vitest'
import { subscriptionTexts } from './subscriptionTexts.ts'

const renewable = { id: 1, can_be_renewed: true }
const ended = { id: 1, can_be_renewed: false }

test('SUB-1 an active subscription', () => {
  const texts = subscriptionTexts({ has_active_subscription: true, current_subscription: renewable })
  expect(texts).toEqual(['U heeft een geldig abonnement.'])
})

test('SUB-2 a demo that is over and can be renewed', () => {
  const texts = subscriptionTexts({ has_active_subscription: false, current_subscription: renewable })
  expect(texts).toEqual([
    'Helaas, uw demo abonnement is verlopen.',
    'U kunt verder met Letterliaan door nu direct te verlengen.',
  ])
})

test.each([ended, null])('SUB-3 anything else has a contact text: %j', (current_subscription) => {
  const [sentence, contact] = subscriptionTexts({ has_active_subscription: false, current_subscription })
  expect(sentence).toBe('U kunt niet meer inloggen omdat uw abonnement verlopen is.')
  expect(contact).toMatch(/contact/)
})
