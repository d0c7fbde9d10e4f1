import type { Profile } from '@letterliaan/contract'
import { subscriptionTexts } from '@letterliaan/texts/subscription'
import { Button, Card, joinClasses, shared } from '@letterliaan/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { fill } from '@letterliaan/texts'
import styles from './SubscriptionScreen.module.css'

interface SubscriptionScreenProps {
  readonly profile: Pick<Profile, 'has_active_subscription' | 'current_subscription'>
  readonly contactEmail: string | null
  /** Rejects on failure. */
  readonly onRenew: (subscription_id: number) => Promise<void>
  readonly children: ReactNode
}

/** SUB-1 to SUB-4 */
export function SubscriptionScreen({ profile, contactEmail, onRenew, children }: SubscriptionScreenProps) {
  const { has_active_subscription, current_subscription } = profile
  const canRenew = !has_active_subscription && current_subscription?.can_be_renewed === true
  return (
    <Card className={joinClasses(shared.column, styles.card)}>
      {listSubscriptionTexts(profile).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {!has_active_subscription && contactEmail !== null && (
        <p>
          {subscriptionTexts.adults.questions} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      )}
      {canRenew && <RenewButton onRenew={() => onRenew(current_subscription.id)} />}
      {children}
    </Card>
  )
}

/** Time that an error is shown (ms; SUB-4). */
const failureShownMs = 3000

interface RenewButtonProps {
  /** Rejects on failure. */
  readonly onRenew: () => Promise<void>
}

function RenewButton({ onRenew }: RenewButtonProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')

  useEffect(() => {
    if (state !== 'failed') return
    const timer = setTimeout(setState, failureShownMs, 'ready')
    return () => clearTimeout(timer)
  }, [state])

  async function renew() {
    setState('busy')
    try {
      await onRenew()
      // A browser may restore the page from its cache with a disabled button.
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return (
    <Button
      size="large"
      aria-disabled={state !== 'ready'}
      aria-live="polite"
      onClick={() => state === 'ready' && void renew()}
    >
      {state === 'failed' ? subscriptionTexts.adults.cannotOrder : subscriptionTexts.adults.renew}
    </Button>
  )
}

/** SUB-1, SUB-2, SUB-3 */
export function listSubscriptionTexts({
  has_active_subscription,
  current_subscription,
}: Pick<Profile, 'has_active_subscription' | 'current_subscription'>): readonly string[] {
  if (has_active_subscription) return [subscriptionTexts.adults.isValid]
  if (current_subscription?.kind === 'demo' && current_subscription.can_be_renewed)
    return [
      subscriptionTexts.adults.demoIsOver,
      fill(subscriptionTexts.adults.goOnWith, { product: current_subscription.product }),
    ]
  return [subscriptionTexts.adults.isOver, subscriptionTexts.adults.askSchool]
}
