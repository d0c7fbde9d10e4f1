import type { Profile } from '@letterliaan/contract'

/** What a demo is extended to, as the page names it. */
const product = 'Letterliaan'

/** The sentences of the order page (hub-and-account §8, Subscription page texts). SUB-1, SUB-2, SUB-3. */
export function subscriptionTexts({
  has_active_subscription,
  current_subscription,
}: Pick<Profile, 'has_active_subscription' | 'current_subscription'>): readonly string[] {
  if (has_active_subscription) return ['U heeft een geldig abonnement.']
  if (current_subscription?.can_be_renewed === true)
    return [
      'Helaas, uw demo abonnement is verlopen.',
      `U kunt verder met ${product} door nu direct te verlengen.`,
    ]
  return [
    'U kunt niet meer inloggen omdat uw abonnement verlopen is.',
    'Neem contact op met de beheerder van uw school of praktijk.',
  ]
}
