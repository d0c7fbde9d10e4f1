import type { GameLook } from '@letterliaan/contract'
import { calmTexts } from '@letterliaan/texts/calm'
import { Dialog } from '@letterliaan/ui'
import { useChangeCalm } from '../calm/useChangeCalm.ts'
import { LookChoice } from './LookChoice.tsx'

export interface LookDialogProps {
  readonly look: GameLook
  readonly onClose: () => void
}

/** Offers the two looks of the game from the overview (PLEK-5). */
export function LookDialog({ look, onClose }: LookDialogProps) {
  const changeCalm = useChangeCalm()
  return (
    <Dialog title={calmTexts.chooseLook} onClose={onClose}>
      <LookChoice value={look} onChoose={(chosen) => changeCalm({ look: chosen })} />
    </Dialog>
  )
}
