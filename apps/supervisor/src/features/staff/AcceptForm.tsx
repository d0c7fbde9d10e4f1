import { ApiError } from '@letterliaan/contract/client'
import { passwordLimits, staffLimits } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { TextField } from '@letterliaan/ui'
import { useState, type SubmitEvent } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import * as common from '../../app/texts/common.ts'
import { useServices } from '../../app/useServices.ts'
import layout from '../../app/style/layout.module.css'
import * as texts from './texts.ts'

const count = passwordLimits.min

export interface AcceptFormProps {
  readonly token: string
  /** Null: the invited writes its own. */
  readonly email: string | null
  readonly home: string
  /** The account is made; before it is logged in. */
  readonly onUsed: () => void
}

interface Form {
  readonly name: string
  readonly email: string
  readonly password: string
}

type Errors = Partial<Record<keyof Form, string>>

function findErrors({ name, email, password }: Form): Errors {
  return {
    ...(name.trim() === '' && { name: texts.accepting.needsName }),
    ...(email.trim() === '' && { email: texts.accepting.needsEmail }),
    ...(password.length < count && { password: fill(common.passwordTooShort, { count }) }),
  }
}

export function AcceptForm({ token, email: given, home, onUsed }: AcceptFormProps) {
  const { client, logIn, navigator } = useServices()
  const [form, setForm] = useState<Form>({ name: '', email: given ?? '', password: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function accept() {
    setBusy(true)
    setFailure(undefined)
    const { name, email, password } = form
    try {
      const body = { token, name: name.trim(), password, ...(given === null && { email: email.trim() }) }
      const { username } = await client.call('PUT /api/v1/invitation', { body })
      onUsed()
      await enter(username, password)
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.problem.errors ?? {})
      setFailure(error instanceof Error ? error.message : common.failed)
      setBusy(false)
    }
  }

  /** The account is there: what fails now is the login. */
  async function enter(username: string, password: string) {
    try {
      await logIn(username, password)
      navigator.go(home, { replace: true })
    } catch {
      setFailure(texts.accepting.madeButNotIn)
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const found = findErrors(form)
    setErrors(found)
    if (!isBusy && Object.keys(found).length === 0) void accept()
  }

  return (
    <form noValidate className={layout.form} onSubmit={submit}>
      <TextField
        label={common.yourName}
        hint={texts.accepting.nameHint}
        autoComplete="name"
        maxLength={staffLimits.name}
        value={form.name}
        error={errors.name}
        onChange={({ currentTarget: { value } }) => setForm({ ...form, name: value })}
      />
      <TextField
        label={common.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={given !== null}
        value={form.email}
        error={errors.email}
        onChange={({ currentTarget: { value } }) => setForm({ ...form, email: value })}
      />
      <TextField
        label={common.password}
        hint={fill(common.passwordHint, { count })}
        type="password"
        autoComplete="new-password"
        maxLength={passwordLimits.max}
        value={form.password}
        error={errors.password}
        onChange={({ currentTarget: { value } }) => setForm({ ...form, password: value })}
      />
      <div role="alert">{failure !== undefined && <p>{failure}</p>}</div>
      <FlatButton type="submit" look="primary" aria-disabled={isBusy}>
        {texts.accepting.press}
      </FlatButton>
    </form>
  )
}
