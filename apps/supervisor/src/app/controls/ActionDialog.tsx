import { Dialog } from '@letterliaan/ui'
import { useId, type ReactNode } from 'react'
import { FlatButton } from './FlatButton.tsx'
import type { ControlIconName } from './ControlIcon.tsx'
import { usePending } from './usePending.ts'
import layout from '../style/layout.module.css'
import { texts as commonTexts } from '../texts/common.ts'

export interface ActionDialogProps {
  readonly title: ReactNode
  /** Label of the primary button. Neither the button nor Enter works while `isBlocked`. */
  readonly action: string
  readonly sign?: ControlIconName
  readonly isBlocked?: boolean
  /** If it returns a promise, the dialog stays open with a busy button until the promise settles. */
  readonly onAct: () => unknown
  readonly more?: ReactNode
  readonly onClose: () => void
  /** Called by the button 'Annuleren' instead of `onClose`, to discard the input. */
  readonly onCancel?: () => void
  readonly children: ReactNode
}

export function ActionDialog(props: ActionDialogProps) {
  const { title, action, sign, isBlocked = false, onAct, more, onClose, onCancel = onClose, children } = props
  const form = useId()
  const [isBusy, act] = usePending(onAct)
  const close = () => !isBusy && onClose()
  return (
    <Dialog
      title={title}
      onClose={close}
      footer={
        <>
          <FlatButton
            type="submit"
            form={form}
            look="primary"
            sign={sign}
            isBusy={isBusy}
            aria-disabled={isBlocked}
          >
            {action}
          </FlatButton>
          {more}
          <FlatButton onClick={() => !isBusy && onCancel()}>{commonTexts.cancel}</FlatButton>
        </>
      }
    >
      <form
        id={form}
        className={layout.stack4}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBlocked && !isBusy) act()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
