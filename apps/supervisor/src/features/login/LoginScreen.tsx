import { TextField } from '@letterliaan/ui'
import { Logo } from '@letterliaan/ui/pictures'
import { useEffect, useState, type FormEvent } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { explainFailure } from './explain-failure.ts'
import styles from './LoginScreen.module.css'

export interface LoginScreenProps {
  /** Rejects when this person can't be let in. */
  readonly onLogin: (username: string, password: string) => Promise<void>
}

/** The supervisor's door. */
export function LoginScreen({ onLogin }: LoginScreenProps) {
  const [form, setForm] = useState(() => ({ username: readGivenAddress(window.location.hash), password: '' }))
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    document.title = 'Inloggen – Letterliaan voor begeleiders'
    const { pathname, search, hash } = window.location
    if (hash !== '') window.history.replaceState(null, '', pathname + search)
  }, [])

  async function logIn() {
    if (form.username.trim() === '' || form.password === '')
      return setFailure('Vul uw e-mailadres en uw wachtwoord in.')
    setBusy(true)
    setFailure(undefined)
    try {
      await onLogin(form.username.trim(), form.password)
    } catch (error) {
      setFailure(explainFailure(error))
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) void logIn()
  }

  return (
    <main className={styles.page}>
      <Logo size="min(18rem, 70vw)" />
      <div className={styles.card}>
        <div className={styles.titles}>
          <h1>Inloggen</h1>
          <p className={styles.quiet}>Voor begeleiders en beheerders.</p>
        </div>
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
            onChange={({ currentTarget: { value } }) => setForm({ ...form, username: value })}
          />
          <TextField
            label="Wachtwoord"
            name="password"
            type="password"
            autoComplete="current-password"
            value={form.password}
            onChange={({ currentTarget: { value } }) => setForm({ ...form, password: value })}
          />
          <div role="alert">{failure !== undefined && <p className={styles.error}>{failure}</p>}</div>
          <FlatButton type="submit" look="primary" aria-disabled={isBusy}>
            Inloggen
          </FlatButton>
        </form>
        <p>
          <a href="/wachtwoord-vergeten/begeleider">Wachtwoord vergeten?</a>
        </p>
      </div>
      <p className={styles.quiet}>
        Bent u leerling? <a href="/">Naar het spel</a>
      </p>
    </main>
  )
}

/** The address that the page of the first administrator leads here with (DAG-1). */
const readGivenAddress = (hash: string): string => new URLSearchParams(hash.slice(1)).get('e-mailadres') ?? ''
