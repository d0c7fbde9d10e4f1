import type { Profile } from '@letterliaan/contract'

/** The sentences of the order page (SUB-1, SUB-2, SUB-3). */
export function subscriptionTexts({
  has_active_subscription,
  current_subscription,
}: Pick<Profile, 'has_active_subscription' | 'current_subscription'>): readonly string[] {
  if (has_active_subscription) return ['U heeft een geldig abonnement.']
  if (current_subscription?.kind === 'demo' && current_subscription.can_be_renewed)
    return [
      'Helaas, uw demo abonnement is verlopen.',
      `U kunt verder met ${current_subscription.product} door nu direct te verlengen.`,
    ]
  return [
    'U kunt niet meer inloggen omdat uw abonnement verlopen is.',
    'Neem contact op met de beheerder van uw school of praktijk.',
  ]
}
