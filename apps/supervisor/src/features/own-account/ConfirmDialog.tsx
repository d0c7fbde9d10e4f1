import { TextField } from '@letterliaan/ui'
import { useState, type ReactNode } from 'react'
import { ActionDialog } from '../../app/controls/index.ts'
import { texts } from './texts.ts'

export interface ConfirmDialogProps {
  readonly title: string
  readonly press: string
  readonly isBusy: boolean
  readonly onConfirm: (password: string) => unknown
  readonly onClose: () => void
  readonly children?: ReactNode
}

export function ConfirmDialog({ title, press, isBusy, onConfirm, onClose, children }: ConfirmDialogProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()

  function submit() {
    setError(password === '' ? texts.needsPassword : undefined)
    if (password !== '') onConfirm(password)
  }

  return (
    <ActionDialog title={title} action={press} isBlocked={isBusy} onAct={submit} onClose={onClose}>
      {children}
      <TextField
        label={texts.yourPassword}
        hint={texts.confirmHint}
        type="password"
        autoComplete="current-password"
        value={password}
        error={error}
        onWrite={setPassword}
      />
    </ActionDialog>
  )
}
