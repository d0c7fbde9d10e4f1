import { commonTexts } from '@letterliaan/texts/common'
import { loginTexts } from '@letterliaan/texts/login'
import { pageTexts } from '@letterliaan/texts/pages'
import {
  Button,
  Card,
  getButtonClass,
  joinClasses,
  shared,
  SpeakerButton,
  TextField,
  useNotify,
} from '@letterliaan/ui'
import { Logo, LoginMethodPicture } from '@letterliaan/ui/pictures'
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { addBasePath } from '@letterliaan/web/base-path'
import { uiTexts } from '@letterliaan/texts/ui'
import { addresses, supervisorHome } from '../../app/addresses.ts'
import { explainLoginFailure, validateLogin, type LoginErrors } from './login-errors.ts'
import { useFirstTap, useLoginVoice, type LoginVoice } from './useLoginVoice.ts'
import styles from './LoginScreen.module.css'

export interface LoginScreenProps {
  readonly onLogin: (username: string, password: string) => Promise<void>
}

/** AUTH-1 */
export function LoginScreen({ onLogin }: LoginScreenProps) {
  const notify = useNotify()
  const [form, setForm] = useState({ username: '', password: '' })
  const [errors, setErrors] = useState<LoginErrors>({})
  const [busy, setBusy] = useState(false)
  const voice = useLoginVoice()
  useFirstTap(() => void voice.say([loginTexts.howToLogin]))

  function refuse(reason: string, ofFields: readonly string[] = []) {
    notify('error', reason)
    void voice.say([reason, ...ofFields].map((text) => ({ text })))
  }

  // The form is in the page before the game loads, so a child or browser may already have filled it in.
  const place = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const [username, password] = [valueOf(place.current, 'username'), valueOf(place.current, 'password')]
    if (username !== '' || password !== '') setForm({ username, password })
  }, [])

  function change(field: keyof typeof form, value: string) {
    setForm({ ...form, [field]: value })
    setErrors({ ...errors, [field]: undefined })
  }

  async function logIn() {
    const errorsFound = validateLogin(form)
    setErrors(errorsFound)
    const wrong = Object.values(errorsFound)
    if (wrong.length > 0) return refuse(loginTexts.wrongPassword.text, wrong)
    setBusy(true)
    try {
      await onLogin(form.username.trim(), form.password)
    } catch (error) {
      refuse(explainLoginFailure(error))
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) void logIn()
  }

  return (
    <div className={joinClasses(shared.column, styles.gate)}>
      <Logo size="min(24rem, 66vw)" />
      <Card className={styles.card}>
        <WithCard voice={voice} />
        <form ref={place} noValidate className={styles.form} onSubmit={submit}>
          <TextField
            label={loginTexts.email}
            name="username"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={form.username}
            error={errors.username}
            onWrite={(text) => change('username', text)}
          />
          <TextField
            label={loginTexts.password}
            name="password"
            type="password"
            autoComplete="current-password"
            value={form.password}
            error={errors.password}
            onWrite={(text) => change('password', text)}
          />
          <Button type="submit" size="large" aria-disabled={busy}>
            {loginTexts.start}
          </Button>
          <p className={joinClasses(shared.row, styles.forgotten)}>
            <a href={addBasePath(addresses.forgotPassword)}>{pageTexts.forgotPassword}</a>{' '}
            <a href={addBasePath(addresses.schoolLogin)}>{pageTexts.schoolLogin}</a>
          </p>
        </form>
      </Card>
      <p className={joinClasses(shared.wrap, styles.supervisors)}>
        <a href={addBasePath(supervisorHome)}>{commonTexts.forSupervisors}</a>
        <a href={addBasePath(addresses.pairDevice)}>{pageTexts.pairDevice}</a>
      </p>
    </div>
  )
}

function valueOf(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}

const ways = [
  { way: 'scan-card', address: addresses.scanCard, label: pageTexts.scanCard },
  { way: 'type-code', address: addresses.typeCode, label: pageTexts.typeCode },
] as const

/** Login options for a child that cannot type yet (PLEK-1). */
const WithCard = ({ voice: { isPlaying, say } }: { readonly voice: LoginVoice }) => (
  <section className={styles.withCard} aria-labelledby="with-card">
    <div className={joinClasses(shared.line, styles.head)}>
      <h2 id="with-card" className={styles.title}>
        {loginTexts.haveCard}
      </h2>
      <SpeakerButton
        data-read-aloud=""
        label={uiTexts.readAloud}
        playing={isPlaying}
        disabled={isPlaying}
        onClick={() => void say([loginTexts.howToLogin])}
      />
    </div>
    <div className={styles.ways}>
      {ways.map(({ way, address, label }) => (
        <a
          key={way}
          href={addBasePath(address)}
          className={joinClasses(getButtonClass({ variant: 'secondary' }), styles.way)}
        >
          <LoginMethodPicture way={way} className={styles.picture} />
          {label}
        </a>
      ))}
    </div>
  </section>
)
