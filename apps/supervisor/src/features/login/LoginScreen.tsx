import type { SecondFactorAsked } from '@letterliaan/contract'
import { LoginError } from '@letterliaan/contract/client'
import { TextField } from '@letterliaan/ui'
import { Logo } from '@letterliaan/ui/pictures'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useEffect, useState, type FormEvent } from 'react'
import { placed } from '@letterliaan/web/place'
import { Notice } from '../../app/controls/Notice.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { explainFailure, explainPasskeyFailure, explainSchoolFailure } from './explain-failure.ts'
import layout from '../../app/style/layout.module.css'
import { SecondStep, type SecondStepProps } from './SecondStep.tsx'
import * as texts from './texts.ts'
import * as common from '../../app/texts/common.ts'

export interface LoginScreenProps {
  /** Rejects when this person can't be let in. */
  readonly onLogin: (username: string, password: string) => Promise<void>
  /** Why the school's own login let nobody in. */
  readonly schoolFailure?: unknown
  /** After a login that asks a second step. Rejects as `onLogin` does. */
  readonly onSecondStep?: SecondStepProps['onSend']
  readonly onPasskey?: () => Promise<void>
  /** Why one has to log in again. */
  readonly notice?: string | null
}

export function LoginScreen({
  onLogin,
  schoolFailure,
  onSecondStep,
  onPasskey,
  notice = null,
}: LoginScreenProps) {
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)
  const [form, setForm] = useState(() => ({ username: readGivenAddress(window.location.hash), password: '' }))
  const [failure, setFailure] = useState(() =>
    schoolFailure === undefined ? undefined : explainSchoolFailure(schoolFailure),
  )
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    document.title = texts.documentTitle
    const { pathname, search, hash } = window.location
    if (hash !== '') window.history.replaceState(null, '', pathname + search)
  }, [])

  async function logIn() {
    if (form.username.trim() === '' || form.password === '') return setFailure(texts.failure.incomplete)
    setBusy(true)
    setFailure(undefined)
    try {
      await onLogin(form.username.trim(), form.password)
    } catch (error) {
      if (error instanceof LoginError && error.secondFactor !== null) setAsked(error.secondFactor)
      else setFailure(explainFailure(error))
      setBusy(false)
    }
  }

  async function logInByPasskey(ask: () => Promise<void>) {
    setBusy(true)
    setFailure(undefined)
    try {
      await ask()
    } catch (error) {
      setFailure(explainPasskeyFailure(error))
      setBusy(false)
    }
  }

  function beginAnew(told?: string) {
    setAsked(null)
    setForm({ ...form, password: '' })
    setFailure(told)
  }

  if (asked !== null && onSecondStep !== undefined)
    return <SecondStep asked={asked} onSend={onSecondStep} onBeginAnew={beginAnew} />

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) void logIn()
  }

  return (
    <main className={layout.frontDoor}>
      <Logo size="min(18rem, 70vw)" />
      <div className={layout.frontCard}>
        <div className={layout.stack1}>
          <h1>{common.logIn}</h1>
          <p className={layout.quietNormal}>{texts.forWhom}</p>
        </div>
        {notice !== null && (
          <output>
            <Notice>{notice}</Notice>
          </output>
        )}
        <form noValidate className={layout.stack4} onSubmit={submit}>
          <TextField
            label={common.email}
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
            label={common.password}
            name="password"
            type="password"
            autoComplete="current-password"
            value={form.password}
            onChange={({ currentTarget: { value } }) => setForm({ ...form, password: value })}
          />
          <div role="alert">{failure !== undefined && <Notice look="failure">{failure}</Notice>}</div>
          <FlatButton type="submit" look="primary" aria-disabled={isBusy}>
            {common.logIn}
          </FlatButton>
        </form>
        {onPasskey !== undefined && browserSupportsWebAuthn() && (
          <FlatButton aria-disabled={isBusy} onClick={() => void logInByPasskey(onPasskey)}>
            {texts.withPasskey}
          </FlatButton>
        )}
        <p>
          <a href={placed('/wachtwoord-vergeten/begeleider')}>{texts.forgotten}</a>
        </p>
        <p>
          <a href={placed('/inloggen')}>{common.logInWithSchool}</a>
        </p>
      </div>
      <p className={layout.quietNormal}>
        {texts.isStudent} <a href={placed('/')}>{texts.toGame}</a>
      </p>
    </main>
  )
}

/** The address that the page of the first administrator leads here with (DAG-1). */
const readGivenAddress = (hash: string): string => new URLSearchParams(hash.slice(1)).get('e-mailadres') ?? ''
