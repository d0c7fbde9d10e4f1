import { Button, buttonClass, Card, TextField, useNotify } from '@letterliaan/ui'
import { Logo } from '@letterliaan/ui/pictures'
import { useState, type FormEvent } from 'react'
import { addresses, supervisorHome } from '../../app/addresses.ts'
import { explainLoginFailure, validateLogin, type LoginErrors } from './login-errors.ts'
import styles from './LoginScreen.module.css'

export interface LoginScreenProps {
  /** Rejects when the child can't be let in. */
  readonly onLogin: (username: string, password: string) => Promise<void>
}

/** The gate of the jungle (AUTH-1). */
export function LoginScreen({ onLogin }: LoginScreenProps) {
  const notify = useNotify()
  const [form, setForm] = useState({ username: '', password: '' })
  const [errors, setErrors] = useState<LoginErrors>({})
  const [busy, setBusy] = useState(false)

  function change(field: keyof typeof form, value: string) {
    setForm({ ...form, [field]: value })
    setErrors({ ...errors, [field]: undefined })
  }

  async function logIn() {
    const errorsFound = validateLogin(form)
    setErrors(errorsFound)
    if (Object.keys(errorsFound).length > 0) return notify('error', 'Kan niet inloggen met deze gegevens')
    setBusy(true)
    try {
      await onLogin(form.username.trim(), form.password)
    } catch (error) {
      notify('error', explainLoginFailure(error))
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) void logIn()
  }

  return (
    <div className={styles.gate}>
      <Logo size="min(24rem, 80vw)" />
      <Card className={styles.card}>
        <form noValidate className={styles.form} onSubmit={submit}>
          <TextField
            label="E-mailadres"
            name="username"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={form.username}
            error={errors.username}
            onChange={(event) => change('username', event.currentTarget.value)}
          />
          <TextField
            label="Wachtwoord"
            name="password"
            type="password"
            autoComplete="current-password"
            value={form.password}
            error={errors.password}
            onChange={(event) => change('password', event.currentTarget.value)}
          />
          <Button type="submit" size="large" aria-disabled={busy}>
            Starten
          </Button>
          <p className={styles.forgotten}>
            <a href="/wachtwoord-vergeten">Wachtwoord vergeten?</a>
          </p>
        </form>
        <div className={styles.withCard}>
          <p>Heb je een kaart?</p>
          <a href="/login/kaart" className={buttonClass({ variant: 'secondary' })}>
            Scan je kaart
          </a>
          <a href="/login/code" className={buttonClass({ variant: 'secondary' })}>
            Typ je code
          </a>
        </div>
      </Card>
      <p className={styles.supervisors}>
        <a href={supervisorHome}>Voor begeleiders</a>
        <a href={addresses.pairDevice}>Koppel dit apparaat</a>
      </p>
    </div>
  )
}
