import type { Profile } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import * as texts from '@letterliaan/texts/subscription'

/** SUB-1, SUB-2, SUB-3 */
export function listSubscriptionTexts({
  has_active_subscription,
  current_subscription,
}: Pick<Profile, 'has_active_subscription' | 'current_subscription'>): readonly string[] {
  if (has_active_subscription) return [texts.adults.isValid]
  if (current_subscription?.kind === 'demo' && current_subscription.can_be_renewed)
    return [texts.adults.demoIsOver, fill(texts.adults.goOnWith, { product: current_subscription.product })]
  return [texts.adults.isOver, texts.adults.askSchool]
}
