import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import type { Badge } from '@letterliaan/contract'
import { fill, type SpokenLine } from '@letterliaan/texts'
import { badgesTexts } from '@letterliaan/texts/badges'
import { Card, joinClasses, shared } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import layout from '../../app/shell/layout.module.css'
import { BadgeCard } from '../../app/badges/BadgeCard.tsx'
import { Medal } from '../../app/badges/Medal.tsx'
import { toBadgeLine } from '../../app/badges/badge-line.ts'
import styles from './BadgesScreen.module.css'

interface BadgesScreenProps {
  readonly badges: readonly Badge[]
  readonly shopLink: ReactNode
}

export function BadgesScreen({ badges, shopLink }: BadgesScreenProps) {
  const own = badges.filter(({ student_has_badge }) => student_has_badge)
  const toEarn = badges.filter((badge) => !badge.student_has_badge && !badge.is_buyable && badge.is_active)

  return (
    <div className={layout.page}>
      <Card material="wood" className={styles.chest}>
        <div className={joinClasses(shared.row, styles.lid)}>
          <p className={shared.large}>
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

function BadgeToEarn({ badge }: { readonly badge: Badge }) {
  const { textOf, speaker } = useReadAloud([toBadgeLine(badge.name), toBadgeLine(badge.how_to_earn)])
  return (
    <li className={styles.badge}>
      <Medal badge={badge} size="4.25rem" hidden decorative />
      <span>
        <strong className={styles.name}>{textOf(0)}</strong>
        <span className={joinClasses(shared.quiet, styles.how)}>{textOf(1)}</span>
      </span>
      {speaker}
    </li>
  )
}
