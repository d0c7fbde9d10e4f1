import type { SecondFactorAsked, SecondFactorMethod } from '@letterliaan/contract'
import type { SecondFactorAnswer } from '@letterliaan/contract/client'
import { TextField } from '@letterliaan/ui'
import { Logo } from '@letterliaan/ui/pictures'
import { useState, type SubmitEvent } from 'react'
import { askPasskey } from '../../app/ask-passkey.ts'
import { Notice } from '../../app/controls/Notice.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import * as common from '../../app/texts/common.ts'
import { explainSecondStep, isChallengeOver } from './explain-failure.ts'
import layout from '../../app/style/layout.module.css'
import * as texts from './texts.ts'

export interface SecondStepProps {
  readonly asked: SecondFactorAsked
  /** Rejects when this is not the one. */
  readonly onSend: (challenge: string, answer: SecondFactorAnswer) => Promise<void>
  /** Message, if the step was not requested. */
  readonly onBeginAnew: (told?: string) => void
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
export function SecondStep({ asked, onSend, onBeginAnew }: SecondStepProps) {
  const { challenge, methods, passkey_options } = asked
  const [method, setMethod] = useState<SecondFactorMethod>(methods[0] ?? 'recovery_code')
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function readAnswer(): Promise<SecondFactorAnswer> {
    if (method === 'passkey') return { passkey: await askPasskey(passkey_options ?? {}) }
    return method === 'totp' ? { code: code.trim() } : { recovery_code: code.trim() }
  }

  async function send() {
    if (method !== 'passkey' && code.trim() === '') return setFailure(texts.second.needsCode)
    setBusy(true)
    setFailure(undefined)
    try {
      await onSend(challenge, await readAnswer())
    } catch (error) {
      if (isChallengeOver(error)) return onBeginAnew(texts.failure.over)
      setFailure(explainSecondStep(error))
      setBusy(false)
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isBusy) void send()
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
        <form noValidate className={layout.stack4} onSubmit={submit}>
          <p>{explanations[method]}</p>
          {method !== 'passkey' && (
            <TextField
              key={method}
              label={method === 'totp' ? common.appCode : texts.second.recoveryCode}
              inputMode={method === 'totp' ? 'numeric' : 'text'}
              autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
              value={code}
              onChange={({ currentTarget: { value } }) => setCode(value)}
            />
          )}
          <div role="alert">{failure !== undefined && <Notice look="failure">{failure}</Notice>}</div>
          <FlatButton type="submit" look="primary" aria-disabled={isBusy}>
            {common.logIn}
          </FlatButton>
        </form>
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
