import type { ReactNode } from 'react'
import layout from '../style/layout.module.css'
import { texts as commonTexts } from '../texts/common.ts'
import { FlatButton, type FlatButtonLook } from './FlatButton.tsx'
import type { ControlIconName } from './ControlIcon.tsx'
import { usePending } from './usePending.ts'

export interface FormProps {
  readonly action: string
  readonly look?: FlatButtonLook
  readonly sign?: ControlIconName
  readonly isOff?: boolean
  /** True if the fields equal the stored values. The button then says so and is disabled. */
  readonly isSaved?: boolean
  readonly onCancel?: (() => void) | undefined
  readonly more?: ReactNode
  readonly className?: string | undefined
  /** The button is busy until a returned promise settles. */
  readonly onSubmit: () => unknown
  readonly children: ReactNode
}

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
