import { useReadAloud } from '@letterliaan/ui/spoken'
import type { Badge } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { shellTexts } from '@letterliaan/texts/shell'
import { FlipCard, joinClasses } from '@letterliaan/ui'
import { useWording } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import { toBadgeLine } from './badge-line.ts'
import styles from './BadgeCard.module.css'
import { Medal } from './Medal.tsx'

export interface BadgeCardProps {
  readonly badge: Badge
  readonly size: 'medium' | 'large'
  readonly className?: string | undefined
}

const medalSizes = { medium: '5.5rem', large: '6.5rem' } as const

/** Turns over to show how the badge is earned (SHOP-4). */
export function BadgeCard({ badge, size, className }: BadgeCardProps) {
  const [isFlipped, setFlipped] = useState(false)
  const name = useWording()(toBadgeLine(badge.name))
  const { textOf, speaker } = useReadAloud([toBadgeLine(badge.name), toBadgeLine(badge.description)])
  const side = joinClasses(styles.side, styles[size])
  return (
    <div className={styles.holder}>
      <FlipCard
        className={joinClasses(styles.card, className)}
        label={fill(shellTexts.turnOverCard, { name })}
        flipped={isFlipped}
        onFlip={() => setFlipped(!isFlipped)}
        front={
          <div className={side}>
            <Medal badge={badge} size={medalSizes[size]} decorative />
            <h2 className={styles.name}>{textOf(0)}</h2>
          </div>
        }
        back={
          <div className={side}>
            <p className={styles.description}>{textOf(1)}</p>
          </div>
        }
      />
      <span className={styles.speaker}>{speaker}</span>
    </div>
  )
}
