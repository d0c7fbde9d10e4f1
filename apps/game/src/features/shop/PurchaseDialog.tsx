import type { Badge } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import * as shopTexts from '@letterliaan/texts/shop'
import { useState } from 'react'
import { Medal } from '../../app/badges/Medal.tsx'
import { Confirmation } from '../../app/Confirmation.tsx'
import layout from '../../app/shell/layout.module.css'
import styles from './PurchaseDialog.module.css'

export interface PurchaseDialogProps {
  readonly badge: Badge
  readonly points: number
  readonly onBuy: () => Promise<void>
  readonly onClose: () => void
}

/** SHOP-2 */
export function PurchaseDialog({ badge, points, onBuy, onClose }: PurchaseDialogProps) {
  const [isBusy, setBusy] = useState(false)

  async function buy() {
    setBusy(true)
    await onBuy()
  }

  return (
    <Confirmation open isBusy={isBusy} onYes={() => void buy()} onNo={onClose} asks={shopTexts.buyIt}>
      <div className={styles.question}>
        <Medal badge={badge} size="8rem" decorative />
        <p className={layout.largeBold}>{badge.name}</p>
        <p>{fill(shopTexts.price, { cost: badge.cost, left: points - badge.cost })}</p>
      </div>
    </Confirmation>
  )
}
