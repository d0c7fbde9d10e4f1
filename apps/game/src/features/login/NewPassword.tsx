import { passwordLimits } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { loginTexts } from '@letterliaan/texts/login'
import { pageTexts } from '@letterliaan/texts/pages'
import { Button, Card, TextField } from '@letterliaan/ui'
import { useState, type FormEvent, type ReactNode } from 'react'
import styles from './LoginScreen.module.css'
import { LoginMessage } from './LoginMessage.tsx'

export interface NewPasswordProps {
  readonly onChoose: (password: string) => Promise<void>
  readonly explain: (error: unknown) => string
  readonly children: ReactNode
}

export function NewPassword({ onChoose, explain, children }: NewPasswordProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)

  async function choose() {
    if (password.length < passwordLimits.min)
      return setError(fill(loginTexts.newPassword.tooShort, { min: passwordLimits.min }))
    setBusy(true)
    try {
      await onChoose(password)
      setDone(true)
    } catch (cause) {
      setError(explain(cause))
    }
    setBusy(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) void choose()
  }

  return (
    <Card className={styles.card}>
      {isDone && (
        <LoginMessage>
          <p>
            <strong>{loginTexts.newPassword.stored}</strong> {loginTexts.newPassword.loggedOut}
          </p>
          {children}
        </LoginMessage>
      )}
      {!isDone && (
        <form noValidate className={styles.form} onSubmit={submit}>
          <TextField
            label={pageTexts.newPassword}
            hint={fill(loginTexts.newPassword.atLeast, { min: passwordLimits.min })}
            name="password"
            type="password"
            autoComplete="new-password"
            value={password}
            error={error}
            onWrite={(value) => {
              setPassword(value)
              setError(undefined)
            }}
          />
          <Button type="submit" size="large" aria-disabled={isBusy}>
            {loginTexts.newPassword.save}
          </Button>
        </form>
      )}
    </Card>
  )
}
