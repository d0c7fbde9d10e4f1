import type { Badge } from '@letterliaan/contract'
import { refusePurchase } from '@letterliaan/rules'
import { Button, Coin, FlipCard, HiddenText, joinClasses } from '@letterliaan/ui'
import { useState } from 'react'
import { Medal } from '../../app/badges/Medal.tsx'
import styles from './ForSale.module.css'

export interface ForSaleProps {
  readonly badge: Badge
  readonly points: number
  readonly onWant: () => void
}

/** A badge on the stall: its card turns over (SHOP-4); what costs too much says how many points are missing (SHOP-5). */
export function ForSale({ badge, points, onWant }: ForSaleProps) {
  const [isFlipped, setFlipped] = useState(false)
  const isAffordable = refusePurchase(badge, points) === null
  const missing = badge.cost - points

  return (
    <li className={joinClasses(styles.offer, !isAffordable && styles.tooDear)}>
      <FlipCard
        className={styles.card ?? ''}
        label={`${badge.name}: draai de kaart om`}
        flipped={isFlipped}
        onFlip={() => setFlipped(!isFlipped)}
        front={
          <div className={styles.side}>
            <Medal badge={badge} size="6.5rem" decorative />
            <h2 className={styles.name}>{badge.name}</h2>
          </div>
        }
        back={
          <div className={styles.side}>
            <p className={styles.description}>{badge.description}</p>
          </div>
        }
      />
      <p className={styles.price}>
        <Coin />
        {badge.cost}
        <HiddenText> punten</HiddenText>
      </p>
      <Button
        className={styles.buy}
        disabled={!isAffordable}
        aria-label={`Koop ${badge.name}`}
        onClick={onWant}
      >
        Koop
      </Button>
      {!isAffordable && (
        <p className={styles.missing}>
          Nog {missing} {missing === 1 ? 'punt' : 'punten'} nodig
        </p>
      )}
    </li>
  )
}
