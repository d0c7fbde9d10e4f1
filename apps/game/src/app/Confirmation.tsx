import type { SpokenLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { Button, Dialog, Glyph } from '@letterliaan/ui'
import { useReadAloud } from '@letterliaan/ui/spoken'
import type { ReactNode } from 'react'

export interface ConfirmationProps {
  readonly open: boolean
  readonly isBusy?: boolean
  readonly onYes: () => void
  readonly onNo: () => void
  readonly asks: SpokenLine
  readonly children?: ReactNode
}

/** SHOP-2 */
export function Confirmation({ open, isBusy = false, onYes, onNo, asks, children }: ConfirmationProps) {
  return (
    <Dialog
      open={open}
      title={commonTexts.areYouSure.text}
      onClose={onNo}
      footer={
        <>
          <Button icon={<Glyph name="check" />} aria-disabled={isBusy} onClick={() => !isBusy && onYes()}>
            {commonTexts.yes}
          </Button>
          {/* The safe choice has the focus, so that an accidental Enter does nothing. */}
          <Button data-first-focus variant="quiet" icon={<Glyph name="close" />} onClick={onNo}>
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
