import type { ReactNode } from 'react'
import layout from '../style/layout.module.css'
import { texts as commonTexts } from '../texts/common.ts'
import { FlatButton, type FlatLook } from './FlatButton.tsx'
import type { SignName } from './Sign.tsx'
import { usePending } from './usePending.ts'

export interface FormProps {
  /** The text of the button that submits. */
  readonly action: string
  readonly look?: FlatLook
  readonly sign?: SignName
  /** Neither the button nor Enter submits. */
  readonly isOff?: boolean
  /** The fields are as they are stored: the button says so and is off. */
  readonly isSaved?: boolean
  /** Adds a button that cancels. */
  readonly onCancel?: (() => void) | undefined
  /** Content next to the buttons. */
  readonly more?: ReactNode
  readonly className?: string | undefined
  /** While a promise that it returns is pending, the button is busy. */
  readonly onSubmit: () => unknown
  readonly children: ReactNode
}

/** Fields above the button that submits them; Enter does too. */
export function Form(props: FormProps) {
  const { action, sign, isOff = false, isSaved = false, more, className = layout.form, children } = props
  const { look = isSaved ? 'plain' : 'primary', onSubmit, onCancel } = props
  const [isBusy, submit] = usePending(onSubmit)
  const isRefused = isOff || isSaved
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isRefused && !isBusy) submit()
      }}
    >
      {children}
      <div className={layout.line2}>
        <FlatButton type="submit" look={look} sign={sign} isBusy={isBusy} aria-disabled={isRefused}>
          {isSaved ? commonTexts.saved : action}
        </FlatButton>
        {onCancel && <FlatButton onClick={onCancel}>{commonTexts.cancel}</FlatButton>}
        {more}
      </div>
    </form>
  )
}
