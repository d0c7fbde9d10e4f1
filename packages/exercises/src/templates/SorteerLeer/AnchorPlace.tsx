import type { Anchor } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import styles from './AnchorPlace.module.css'
import { texts } from './logic.ts'

export interface AnchorPlaceProps {
  readonly anchor: Anchor
  readonly word: string
  readonly isChosen: boolean
  readonly isTried: boolean
  readonly isOver: boolean
  readonly isDisabled: boolean
  readonly wrongMove: ReactNode
  readonly onPut: () => void
}

export function AnchorPlace(props: AnchorPlaceProps) {
  const { anchor, word, isChosen, isTried, isOver, isDisabled, wrongMove, onPut } = props
  return (
    <div className={styles.around}>
      <button
        type="button"
        className={joinClasses(shared.column, styles.place)}
        data-place={anchor.id}
        data-over={isOver || undefined}
        data-chosen={isChosen || undefined}
        disabled={isDisabled}
        aria-disabled={isTried || undefined}
        onClick={onPut}
      >
        <Picture name={anchor.image} size="min(max(3rem, 22vh - 8rem), 6rem)" />
        <HiddenText>
          {isChosen
            ? fill(texts.lies, { word, anchor: anchor.name })
            : fill(texts.lay, { word, anchor: anchor.name })}
        </HiddenText>
        <span className={joinClasses(shared.word, styles.name)} aria-hidden="true">
          {anchor.name}
        </span>
        <span className={joinClasses(shared.middle, shared.word, styles.slot)} aria-hidden="true">
          {isChosen ? word : ''}
        </span>
      </button>
      {wrongMove}
    </div>
  )
}
