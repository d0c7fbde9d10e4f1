import type { SpokenLine } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import { Button, Dialog } from '@letterliaan/ui'
import { useReadAloud } from '@letterliaan/ui/spoken'
import type { ReactNode } from 'react'

export interface ConfirmationProps {
  readonly open: boolean
  /** What 'Ja' does is under way: it can't be asked again. */
  readonly isBusy?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
  /** What will happen, as it is asked aloud. */
  readonly asks: SpokenLine
  /** What else is to be seen; without it the question stands there. */
  readonly children?: ReactNode
}

/** 'Weet je het zeker?' before something is gone or spent (SHOP-2). */
export function Confirmation({ open, isBusy = false, onYes, onNo, asks, children }: ConfirmationProps) {
  return (
    <Dialog
      open={open}
      title={commonTexts.areYouSure.text}
      onClose={onNo}
      footer={
        <>
          <Button aria-disabled={isBusy} onClick={() => !isBusy && onYes()}>
            {commonTexts.yes}
          </Button>
          {/* Enter, pressed once too often, spends and throws away nothing. */}
          <Button data-first-focus variant="quiet" onClick={onNo}>
            {commonTexts.no}
          </Button>
        </>
      }
    >
      {children}
      {open && <Question asks={asks} isShown={children === undefined} />}
    </Dialog>
  )
}

function Question({ asks, isShown }: Pick<ConfirmationProps, 'asks'> & { readonly isShown: boolean }) {
  const { textOf, speaker } = useReadAloud([commonTexts.areYouSure, asks], {
    auto: true,
  })
  return (
    <p>
      {isShown && textOf(1)} {speaker}
    </p>
  )
}
