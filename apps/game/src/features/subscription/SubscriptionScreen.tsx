import type { Profile } from '@letterliaan/contract'
import * as texts from '@letterliaan/texts/subscription'
import { Card } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import { RenewButton } from './RenewButton.tsx'
import styles from './SubscriptionScreen.module.css'
import { listSubscriptionTexts } from './subscription-texts.ts'

export interface SubscriptionScreenProps {
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
    <Card className={styles.card}>
      {listSubscriptionTexts(profile).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {!has_active_subscription && contactEmail !== null && (
        <p>
          {texts.adults.questions} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      )}
      {canRenew && <RenewButton onRenew={() => onRenew(current_subscription.id)} />}
      {children}
    </Card>
  )
}
