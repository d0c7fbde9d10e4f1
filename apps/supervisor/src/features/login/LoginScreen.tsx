import type { SecondFactorAsked, SecondFactorMethod } from '@letterliaan/contract'
import { LoginError, type SecondFactorAnswer } from '@letterliaan/contract/client'
import { TextField } from '@letterliaan/ui'
import { Logo } from '@letterliaan/ui/pictures'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { addBasePath } from '@letterliaan/web/base-path'
import { FlatButton, Form, Notice } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import {
  explainLoginFailure,
  explainPasskeyFailure,
  explainSchoolFailure,
  explainSecondStep,
  isChallengeOver,
} from './explain-login-failure.ts'
import { texts } from './texts.ts'
import { askPasskey } from '../../app/ask-passkey.ts'

export interface LoginScreenProps {
  /** Rejects if the login is refused. */
  readonly onLogin: (username: string, password: string) => Promise<void>
  readonly schoolFailure?: unknown
  /** Sends the second factor. Rejects like `onLogin`. */
  readonly onSecondStep?: SecondStepProps['onSend']
  readonly onPasskey?: () => Promise<void>
  /** The reason why a new login is needed. */
  readonly notice?: string | null
}

export function LoginScreen(props: LoginScreenProps) {
  const { onLogin, schoolFailure, onSecondStep, onPasskey, notice = null } = props
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)
  const [form, setForm] = useState(() => ({ username: readGivenAddress(window.location.hash), password: '' }))
  const [failure, setFailure] = useState(() =>
    schoolFailure === undefined ? undefined : explainSchoolFailure(schoolFailure),
  )

  useEffect(() => {
    document.title = texts.documentTitle
    const { pathname, search, hash } = window.location
    if (hash !== '') window.history.replaceState(null, '', pathname + search)
  }, [])

  function submit() {
    const isEmpty = form.username.trim() === '' || form.password === ''
    setFailure(isEmpty ? texts.failure.incomplete : undefined)
    return isEmpty ? undefined : logIn()
  }

  async function logIn() {
    try {
      await onLogin(form.username.trim(), form.password)
    } catch (error) {
      if (error instanceof LoginError && error.secondFactor !== null) setAsked(error.secondFactor)
      else setFailure(explainLoginFailure(error))
    }
  }

  async function logInByPasskey(ask: () => Promise<void>) {
    setFailure(undefined)
    try {
      await ask()
    } catch (error) {
      setFailure(explainPasskeyFailure(error))
    }
  }

  function beginAnew(told?: string) {
    setAsked(null)
    setForm({ ...form, password: '' })
    setFailure(told)
  }

  if (asked !== null && onSecondStep !== undefined)
    return <SecondStep asked={asked} onSend={onSecondStep} onBeginAnew={beginAnew} />

  return (
    <main className={layout.frontDoor}>
      <Logo size="min(18rem, 70vw)" />
      <div className={layout.frontCard}>
        <div className={layout.stack1}>
          <h1>{commonTexts.logIn}</h1>
          <p className={layout.quietNormal}>{texts.forWhom}</p>
        </div>
        {notice !== null && (
          <output>
            <Notice>{notice}</Notice>
          </output>
        )}
        <Form action={commonTexts.logIn} onSubmit={submit}>
          <TextField
            label={commonTexts.email}
            name="username"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={form.username}
            onWrite={(value) => setForm({ ...form, username: value })}
          />
          <TextField
            label={commonTexts.password}
            name="password"
            type="password"
            autoComplete="current-password"
            value={form.password}
            onWrite={(value) => setForm({ ...form, password: value })}
          />
          <div role="alert">{failure !== undefined && <Notice look="failure">{failure}</Notice>}</div>
        </Form>
        {onPasskey !== undefined && browserSupportsWebAuthn() && (
          <FlatButton onClick={() => logInByPasskey(onPasskey)}>{texts.withPasskey}</FlatButton>
        )}
        <p>
          <a href={addBasePath('/wachtwoord-vergeten/begeleider')}>{texts.forgotten}</a>
        </p>
        <p>
          <a href={addBasePath('/inloggen')}>{commonTexts.logInWithSchool}</a>
        </p>
      </div>
      <p className={layout.quietNormal}>
        {texts.isStudent} <a href={addBasePath('/')}>{texts.toGame}</a>
      </p>
    </main>
  )
}

/** Reads the email address that the page for the first administrator put after the # (DAG-1). */
const readGivenAddress = (hash: string): string => new URLSearchParams(hash.slice(1)).get('e-mailadres') ?? ''

interface SecondStepProps {
  readonly asked: SecondFactorAsked
  /** Rejects if the answer is wrong. */
  readonly onSend: (challenge: string, answer: SecondFactorAnswer) => Promise<void>
  /** Returns to the password. `message` is the reason, if the user did not choose this. */
  readonly onBeginAnew: (message?: string) => void
}

const explanations: Readonly<Record<SecondFactorMethod, string>> = {
  totp: texts.second.askCode,
  passkey: texts.second.askPasskey,
  recovery_code: texts.second.askRecovery,
}
const switches: Readonly<Record<SecondFactorMethod, string>> = {
  totp: texts.second.useCode,
  passkey: texts.second.usePasskey,
  recovery_code: texts.second.useRecovery,
}

/** Asks for the second factor after the password (ORG-5). */
function SecondStep({ asked, onSend, onBeginAnew }: SecondStepProps) {
  const { challenge, methods, passkey_options } = asked
  const [method, setMethod] = useState<SecondFactorMethod>(methods[0] ?? 'recovery_code')
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<string>()

  async function readAnswer(): Promise<SecondFactorAnswer> {
    if (method === 'passkey') return { passkey: await askPasskey(passkey_options ?? {}) }
    return method === 'totp' ? { code: code.trim() } : { recovery_code: code.trim() }
  }

  function submit() {
    const isEmpty = method !== 'passkey' && code.trim() === ''
    setFailure(isEmpty ? texts.second.needsCode : undefined)
    return isEmpty ? undefined : send()
  }

  async function send() {
    try {
      await onSend(challenge, await readAnswer())
    } catch (error) {
      if (isChallengeOver(error)) return onBeginAnew(texts.failure.over)
      setFailure(explainSecondStep(error))
    }
  }

  function change(to: SecondFactorMethod) {
    setMethod(to)
    setCode('')
    setFailure(undefined)
  }

  return (
    <main className={layout.frontDoor}>
      <Logo size="min(18rem, 70vw)" />
      <div className={layout.frontCard}>
        <h1>{texts.second.title}</h1>
        <Form action={commonTexts.logIn} onSubmit={submit}>
          <p>{explanations[method]}</p>
          {method !== 'passkey' && (
            <TextField
              key={method}
              label={method === 'totp' ? commonTexts.appCode : texts.second.recoveryCode}
              inputMode={method === 'totp' ? 'numeric' : 'text'}
              autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
              value={code}
              onWrite={setCode}
            />
          )}
          <div role="alert">{failure !== undefined && <Notice look="failure">{failure}</Notice>}</div>
        </Form>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <FlatButton key={other} onClick={() => change(other)}>
              {switches[other]}
            </FlatButton>
          ))}
        <FlatButton look="bare" onClick={() => onBeginAnew()}>
          {texts.second.other}
        </FlatButton>
        <p className={layout.quietNormal}>{texts.second.lost}</p>
      </div>
    </main>
  )
}
