import { useReadAloud } from '@letterliaan/ui/spoken'
import type { WaitingDictation, WaitingMeasure } from '@letterliaan/contract'
import { fill, type SpokenLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { measureTexts } from '@letterliaan/texts/measure'
import { Button, Card, getButtonClass, joinClasses, shared } from '@letterliaan/ui'
import { Buddy, useWording } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import styles from './WaitingMeasureCard.module.css'

export interface WaitingMeasureCardProps {
  readonly measure: WaitingMeasure | WaitingDictation
  readonly buddy_id: number
  readonly renderLink: (className: string, content: ReactNode) => ReactNode
  readonly onLater: () => void
}

export function WaitingMeasureCard({ measure, buddy_id, renderLink, onLater }: WaitingMeasureCardProps) {
  const word = useWording()
  const { num_words, num_done } = measure
  const isBegun = num_done > 0
  const isDictation = 'label' in measure
  const { busy, ready, title } = isDictation ? dictationTexts : measureTexts
  const lines = [isBegun ? busy : ready, wordsLeft(num_words - num_done, isBegun, isDictation)]
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <aside className={styles.place} aria-label={title}>
      <Card className={joinClasses(shared.row, styles.card)}>
        <Buddy id={buddy_id} mood="blij" size="3.75rem" />
        <div className={styles.texts}>
          <h2>{textOf(0)}</h2>
          <p>
            {textOf(1)} {speaker}
          </p>
        </div>
        <div className={shared.wrap}>
          {renderLink(getButtonClass(), word(isBegun ? measureTexts.goOn : commonTexts.begin))}
          <Button variant="secondary" onClick={onLater}>
            {measureTexts.later}
          </Button>
        </div>
      </Card>
    </aside>
  )
}

const dictationTexts = {
  busy: measureTexts.dictationBusy,
  ready: measureTexts.dictationReady,
  title: measureTexts.dictationTitle,
}

/** The number of words is a maximum, because a measure ends as soon as its result is certain. */
function wordsLeft(left: number, isBegun: boolean, isDictation: boolean): SpokenLine {
  if (isDictation) return fill(measureTexts.wordsOfDictation, { count: left })
  if (isBegun) return fill(measureTexts.wordsLeft, { count: left })
  return fill(measureTexts.wordsToWrite, { count: left })
}
