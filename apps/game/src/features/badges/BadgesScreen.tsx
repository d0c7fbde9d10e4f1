import { SpokenText } from '@letterliaan/ui/spoken'
import type { Badge } from '@letterliaan/contract'
import { fill, type SpokenLine } from '@letterliaan/texts'
import * as badgesTexts from '@letterliaan/texts/badges'
import { Card } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import layout from '../../app/shell/layout.module.css'
import styles from './BadgesScreen.module.css'
import { BadgeToEarn } from './BadgeToEarn.tsx'
import { BadgeCard } from '../../app/badges/BadgeCard.tsx'

export interface BadgesScreenProps {
  readonly badges: readonly Badge[]
  readonly shopLink: ReactNode
}

export function BadgesScreen({ badges, shopLink }: BadgesScreenProps) {
  const own = badges.filter(({ student_has_badge }) => student_has_badge)
  const toEarn = badges.filter((badge) => !badge.student_has_badge && !badge.is_buyable && badge.is_active)

  return (
    <div className={layout.page}>
      <Card material="wood" className={styles.chest}>
        <div className={styles.lid}>
          <p className={layout.largeBold}>
            <SpokenText line={countOf(own.length)} auto />
          </p>
          {shopLink}
        </div>
        <ul className={styles.own} aria-label={badgesTexts.yours}>
          {own.map((badge) => (
            <EarnedBadge key={badge.id} badge={badge} />
          ))}
        </ul>
      </Card>
      {toEarn.length > 0 && (
        <Card className={layout.stack4}>
          <h2>{badgesTexts.toEarn}</h2>
          <ul className={styles.toEarn}>
            {toEarn.map((badge) => (
              <BadgeToEarn key={badge.id} badge={badge} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function countOf(own: number): SpokenLine {
  if (own === 0) return badgesTexts.none
  return fill(badgesTexts.count, { count: own })
}

function EarnedBadge({ badge }: { readonly badge: Badge }) {
  return (
    <li>
      <BadgeCard badge={badge} size="medium" className={styles.card} />
    </li>
  )
}
