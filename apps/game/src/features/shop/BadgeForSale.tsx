import type { Badge } from '@letterliaan/contract'
import { refusePurchase } from '@letterliaan/rules'
import { fill } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as shopTexts from '@letterliaan/texts/shop'
import { Button, Coin, HiddenText, joinClasses } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { BadgeCard } from '../../app/badges/BadgeCard.tsx'
import styles from './BadgeForSale.module.css'

export interface BadgeForSaleProps {
  readonly badge: Badge
  readonly points: number
  readonly onWant: () => void
}

/** SHOP-4, SHOP-5 */
export function BadgeForSale({ badge, points, onWant }: BadgeForSaleProps) {
  const isAffordable = refusePurchase(badge, points) === null
  const missing = badge.cost - points

  return (
    <li className={joinClasses(styles.offer, !isAffordable && styles.tooDear)}>
      <BadgeCard badge={badge} size="large" className={styles.card} />
      <p className={styles.price}>
        <Coin />
        {badge.cost}
        <HiddenText> {commonTexts.points}</HiddenText>
      </p>
      <Button
        className={styles.buy}
        disabled={!isAffordable}
        aria-label={fill(shopTexts.buyBadge, { name: badge.name })}
        onClick={onWant}
      >
        {shopTexts.buy}
      </Button>
      {!isAffordable && (
        <p className={styles.missing}>
          <SpokenText
            line={shopTexts.tooFewPoints}
            shown={fill(shopTexts.pointsNeeded, { count: missing })}
          />
        </p>
      )}
    </li>
  )
}
