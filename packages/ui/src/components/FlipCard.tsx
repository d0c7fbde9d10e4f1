import { uiTexts } from '@letterliaan/texts/ui'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './FlipCard.module.css'
import shared from '../shared.module.css'

interface FlipCardProps {
  readonly front: ReactNode
  readonly back: ReactNode
  readonly flipped: boolean
  readonly onFlip: () => void
  readonly label?: string
  readonly className?: string
}

/** A card with two sides. Only the visible side is read aloud. Both have the size of the larger one. */
export function FlipCard({
  front,
  back,
  flipped,
  onFlip,
  label = uiTexts.turnCard,
  className,
}: FlipCardProps) {
  return (
    <div className={joinClasses(styles.card, className)}>
      <div className={joinClasses(styles.sides, flipped && styles.flipped)}>
        <div className={joinClasses(shared.middle, styles.side)} inert={flipped}>
          {front}
        </div>
        <div className={joinClasses(shared.middle, styles.side, styles.back)} inert={!flipped}>
          {back}
        </div>
      </div>
      <button
        type="button"
        className={joinClasses(shared.cover, styles.tap)}
        aria-label={label}
        aria-pressed={flipped}
        onClick={onFlip}
      />
    </div>
  )
}
