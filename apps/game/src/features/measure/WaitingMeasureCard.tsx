import { productLine, type ProductText } from '@letterliaan/contract/texts'
import { useReadAloud } from '@letterliaan/ui/spoken'
import type { WaitingMeasure } from '@letterliaan/contract'
import { Button, buttonClass, Card } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import styles from './WaitingMeasureCard.module.css'

export interface WaitingMeasureCardProps {
  readonly measure: WaitingMeasure
  readonly buddy_id: number
  /** Makes the link to where the measure is taken. */
  readonly renderLink: (className: string, content: ReactNode) => ReactNode
  /** Puts the card away. */
  readonly onLater: () => void
}

/** A measure waits: the buddy tells it, over the scene (rules.md, Measures). */
export function WaitingMeasureCard({ measure, buddy_id, renderLink, onLater }: WaitingMeasureCardProps) {
  const { num_words, num_done } = measure
  const isBegun = num_done > 0
  const lines = [
    productLine(isBegun ? 'Je bent nog bezig met een meting' : 'Er staat een meting voor je klaar'),
    productLine(wordsLeft(num_words - num_done, isBegun)),
  ]
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <aside className={styles.place} aria-label="Meting">
      <Card className={styles.card}>
        <Buddy id={buddy_id} mood="blij" size="3.75rem" />
        <div className={styles.texts}>
          <h2>{textOf(0)}</h2>
          <p>
            {textOf(1)} {speaker}
          </p>
        </div>
        <div className={styles.actions}>
          {renderLink(buttonClass(), isBegun ? 'Ga verder!' : 'Begin!')}
          <Button variant="secondary" onClick={onLater}>
            Later
          </Button>
        </div>
      </Card>
    </aside>
  )
}

function wordsLeft(left: number, isBegun: boolean): ProductText {
  if (isBegun) return left === 1 ? 'Nog 1 woord.' : `Nog ${left} woorden.`
  return left === 1 ? '1 woord om te schrijven.' : `${left} woorden om te schrijven.`
}
