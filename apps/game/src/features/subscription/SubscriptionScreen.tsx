import type { Profile } from '@letterliaan/contract'
import { Card } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import styles from './SubscriptionScreen.module.css'
import { subscriptionTexts } from './subscriptionTexts.ts'

/** How the subscription stands, for the grown-ups (hub-and-account §2, Subscription page). */
export function SubscriptionScreen({ profile, children }: { profile: Profile; children: ReactNode }) {
  return (
    <Card className={styles.card}>
      {subscriptionTexts(profile).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </Card>
  )
}
