import { fill } from '@letterliaan/texts'
import { loginTexts } from '@letterliaan/texts/login'
import { Button, Card, TextField } from '@letterliaan/ui'
import { useState, type FormEvent } from 'react'
import styles from './LoginScreen.module.css'
import { LoginMessage } from './LoginMessage.tsx'
import { validateUsername } from './login-errors.ts'

const texts = {
  child: loginTexts.forgot,
  supervisor: loginTexts.adults.forgot,
} as const

export interface ForgotPasswordProps {
  readonly who: keyof typeof texts
  /** False if the server sends no mail. Another person must then help. */
  readonly hasMail: boolean
  readonly onAsk: (username: string) => Promise<void>
  readonly explain: (error: unknown) => string
}

/** One screen for children and adults, so its texts avoid je and u (AUTH-1, DAG-1). */
export function ForgotPassword({ who, hasMail, onAsk, explain }: ForgotPasswordProps) {
  const text = texts[who]
  const [username, setUsername] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)

  async function ask() {
    const missing = validateUsername(username)
    setError(missing)
    if (missing !== undefined) return
    setBusy(true)
    try {
      await onAsk(username.trim())
      setAsked(true)
    } catch (cause) {
      setError(explain(cause))
    }
    setBusy(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) void ask()
  }

  if (!hasMail) {
    return (
      <Card className={styles.card}>
        <div className={styles.form}>
          <p>{text.greeting}</p>
          <p>{text.withoutMail}</p>
        </div>
      </Card>
    )
  }
  return (
    <Card className={styles.card}>
      {isAsked && (
        <LoginMessage>
          <p>
            <strong>{loginTexts.link.lookInMail}</strong> {loginTexts.link.sent}
          </p>
          <p>{text.noLetter}</p>
        </LoginMessage>
      )}
      {!isAsked && (
        <form noValidate className={styles.form} onSubmit={submit}>
          <p>{fill(loginTexts.link.explained, { greeting: text.greeting })}</p>
          <TextField
            label={loginTexts.email}
            hint={loginTexts.link.address}
            name="username"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            error={error}
            onWrite={(value) => {
              setUsername(value)
              setError(undefined)
            }}
          />
          <Button type="submit" size="large" aria-disabled={isBusy}>
            {loginTexts.link.ask}
          </Button>
          <p>{text.otherwise}</p>
        </form>
      )}
    </Card>
  )
}
