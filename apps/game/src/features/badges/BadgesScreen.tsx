import { productLine, type ProductText } from '@letterliaan/contract/texts'
import { SpokenText } from '@letterliaan/ui/spoken'
import type { Badge } from '@letterliaan/contract'
import { Card } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import styles from './BadgesScreen.module.css'
import { BadgeToEarn } from './BadgeToEarn.tsx'
import { BadgeCard } from '../../app/badges/BadgeCard.tsx'

export interface BadgesScreenProps {
  readonly badges: readonly Badge[]
  /** The way to the shop. */
  readonly shopLink: ReactNode
}

/** The child's badges (MYB-1), and the shapes of those that it has yet to earn. */
export function BadgesScreen({ badges, shopLink }: BadgesScreenProps) {
  const own = badges.filter(({ student_has_badge }) => student_has_badge)
  const toEarn = badges.filter((badge) => !badge.student_has_badge && !badge.is_buyable && badge.is_active)

  return (
    <div className={styles.badges}>
      <Card material="wood" className={styles.chest}>
        <div className={styles.lid}>
          <p className={styles.count}>
            <SpokenText line={productLine(countOf(own.length))} auto />
          </p>
          {shopLink}
        </div>
        <ul className={styles.own} aria-label="Jouw badges">
          {own.map((badge) => (
            <EarnedBadge key={badge.id} badge={badge} />
          ))}
        </ul>
      </Card>
      {toEarn.length > 0 && (
        <Card className={styles.waiting}>
          <h2>Deze kun je nog verdienen</h2>
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

function countOf(own: number): ProductText {
  if (own === 0) return 'Je hebt nog geen badges. Ga snel op pad!'
  return own === 1 ? 'Je hebt 1 badge.' : `Je hebt ${own} badges.`
}

/** A badge that the child has. */
function EarnedBadge({ badge }: { readonly badge: Badge }) {
  return (
    <li>
      <BadgeCard badge={badge} size="medium" className={styles.card} />
    </li>
  )
}
