import { Button, Dialog } from '@letterliaan/ui'
import type { ReactNode } from 'react'

export interface ConfirmationProps {
  readonly open: boolean
  /** What 'Ja' does is under way: it can't be asked again. */
  readonly isBusy?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
  /** The question, in a sentence that says what will happen. */
  readonly children: ReactNode
}

/** 'Weet je het zeker?' before something is gone or spent (SHOP-2). */
export function Confirmation({ open, isBusy = false, onYes, onNo, children }: ConfirmationProps) {
  return (
    <Dialog
      open={open}
      title="Weet je het zeker?"
      onClose={onNo}
      footer={
        <>
          <Button aria-disabled={isBusy} onClick={() => !isBusy && onYes()}>
            Ja
          </Button>
          {/* Enter, pressed once too often, spends and throws away nothing. */}
          <Button data-first-focus variant="quiet" onClick={onNo}>
            Nee
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
