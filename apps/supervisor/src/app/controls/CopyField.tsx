import { TextField, useNotify } from '@letterliaan/ui'
import { useId, type ReactNode } from 'react'
import layout from '../style/layout.module.css'
import { texts as commonTexts } from '../texts/common.ts'
import { FlatButton } from './FlatButton.tsx'

export interface CopyFieldProps {
  readonly label: string
  readonly value: string
  readonly action?: string
  /** Label of the button for screen readers, if the page has several such buttons. */
  readonly actionLabel?: string
  readonly children?: ReactNode
}

/** Shows a link with a copy button. If the browser cannot copy, the button selects the link. */
export function CopyField(props: CopyFieldProps) {
  const { label, value, action = commonTexts.copy, actionLabel, children } = props
  const id = useId()
  const notify = useNotify()

  function copy() {
    if (copyField(id)) notify('success', commonTexts.linkCopied)
    else notify('error', commonTexts.linkNotCopied)
  }

  return (
    <div className={layout.fieldRow}>
      <TextField id={id} label={label} readOnly value={value} />
      <FlatButton aria-label={actionLabel} onClick={copy}>
        {action}
      </FlatButton>
      {children}
    </div>
  )
}

/** Copies the field, also over http. Returns false if the browser cannot copy. */
function copyField(id: string): boolean {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement)) return false
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  }
}
