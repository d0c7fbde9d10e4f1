import { Dialog, TextField } from '@letterliaan/ui'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import * as common from '../../app/texts/common.ts'
import layout from '../../app/style/layout.module.css'
import * as texts from './texts.ts'

export interface ConfirmDialogProps {
  readonly title: string
  readonly press: string
  readonly isBusy: boolean
  readonly onConfirm: (password: string) => void
  readonly onClose: () => void
  /** Further fields above the password. */
  readonly children?: ReactNode
}

/** The password is asked again before what lets somebody in is changed. */
export function ConfirmDialog({ title, press, isBusy, onConfirm, onClose, children }: ConfirmDialogProps) {
  const form = useId()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setError(password === '' ? texts.needsPassword : undefined)
    if (password !== '' && !isBusy) onConfirm(password)
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <FlatButton type="submit" form={form} look="primary" aria-disabled={isBusy}>
            {press}
          </FlatButton>
          <FlatButton onClick={onClose}>{common.cancel}</FlatButton>
        </>
      }
    >
      <form id={form} noValidate className={layout.stack4} onSubmit={submit}>
        {children}
        <TextField
          label={texts.yourPassword}
          hint={texts.confirmHint}
          type="password"
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={({ currentTarget: { value } }) => setPassword(value)}
        />
      </form>
    </Dialog>
  )
}
