import { Dialog } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import { FlatButton } from './FlatButton.tsx'
import type { SignName } from './Sign.tsx'
import * as common from '../texts/common.ts'

export interface ActionDialogProps {
  readonly title: ReactNode
  /** The text of the primary button, which does nothing while it is blocked. */
  readonly action: string
  readonly sign?: SignName
  readonly isBlocked?: boolean
  readonly onAct: () => void
  /** Buttons between the primary one and 'Annuleren'. */
  readonly more?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A window to do one thing, or to cancel it. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, action, sign, isBlocked = false, onAct, more, onClose, children } = props
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <FlatButton look="primary" sign={sign} aria-disabled={isBlocked} onClick={onAct}>
            {action}
          </FlatButton>
          {more}
          <FlatButton onClick={onClose}>{common.cancel}</FlatButton>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
