import type { Badge, TreehousePlace } from '@letterliaan/contract'
import * as shopTexts from '@letterliaan/texts/shop'
import { Button, Celebration, Dialog, Glyph } from '@letterliaan/ui'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { useCallback, useState } from 'react'
import { toBadgeLine } from '../../app/badges/badge-line.ts'
import { Medal } from '../../app/badges/Medal.tsx'
import styles from './PurchaseDialog.module.css'

export interface BoughtDialogProps {
  readonly badge: Badge
  /** Undefined if no place is free. */
  readonly place: TreehousePlace | undefined
  readonly onPut: (place: TreehousePlace) => void
  readonly onClose: () => void
}

export function BoughtDialog({ badge, place, onPut, onClose }: BoughtDialogProps) {
  const [isNew, setNew] = useState(true)
  const endCelebration = useCallback(() => setNew(false), [])
  const asks = place === 'buddy' ? [shopTexts.wearIt] : place === undefined ? [] : [shopTexts.placeIt]
  const { textOf, speaker } = useReadAloud([shopTexts.nowYours, toBadgeLine(badge.name), ...asks], {
    auto: true,
  })
  return (
    <Dialog
      title={badge.name}
      onClose={onClose}
      footer={
        <>
          {place !== undefined && (
            <Button data-first-focus icon={<Glyph name="check" />} onClick={() => onPut(place)}>
              {place === 'buddy' ? shopTexts.putOn : shopTexts.putDown}
            </Button>
          )}
          <Button variant="quiet" icon={<Glyph name="close" />} onClick={onClose}>
            {shopTexts.later}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <span className={styles.won}>
          <Medal badge={badge} size="8rem" decorative />
          {isNew && <Celebration joy="word" onDone={endCelebration} />}
        </span>
        <p>
          {textOf(0)} {textOf(1)}. {asks.length > 0 && textOf(2)} {speaker}
        </p>
      </div>
    </Dialog>
  )
}
