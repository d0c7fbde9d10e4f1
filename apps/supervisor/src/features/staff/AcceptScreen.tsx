import type { OpenedInvitation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Logo } from '@letterliaan/ui/pictures'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addBasePath } from '@letterliaan/web/base-path'
import { Form } from '../../app/controls/index.ts'
import { commonTexts, layout, useServices } from '../../app/index.ts'
import { roleTexts } from './role-texts.ts'
import { texts } from './texts.ts'
import { ApiError } from '@letterliaan/contract/client'
import { passwordLimits, staffLimits } from '@letterliaan/contract/limits'
import { TextField } from '@letterliaan/ui'

/** Opened by the link of an invitation. Creates an account and logs in (ORG-2). */
export function AcceptScreen({ home }: { readonly home: string }) {
  const { client } = useServices()
  const [token] = useState(() => window.location.hash.slice(1))
  const [isUsed, setUsed] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['opened-invitation', token],
    queryFn: () => client.call('POST /api/v1/invitation', { body: { token } }),
    // A login clears the cache. A used invitation must not be requested again then.
    enabled: token !== '' && !isUsed,
    staleTime: Infinity,
  })
  useEffect(() => {
    document.title = texts.accepting.documentTitle
  }, [])

  const refusal = token === '' ? commonTexts.brokenLink : error?.message
  return (
    <main className={layout.frontDoor}>
      <Logo size="min(18rem, 70vw)" />
      <div className={layout.frontCard}>
        {refusal !== undefined && <Refused sentence={refusal} home={home} />}
        {refusal === undefined && data !== undefined && (
          <Opened {...{ token, home }} invitation={data} onUsed={() => setUsed(true)} />
        )}
      </div>
    </main>
  )
}

function Refused({ sentence, home }: { readonly sentence: string; readonly home: string }) {
  return (
    <>
      <h1>{texts.accepting.notOpened}</h1>
      <p role="alert">{sentence}</p>
      <p>
        <a href={addBasePath(home)}>{commonTexts.toLogin}</a>
      </p>
    </>
  )
}

interface OpenedProps {
  readonly token: string
  readonly home: string
  readonly invitation: OpenedInvitation
  /** Called when the account is created, before the login. */
  readonly onUsed: () => void
}

function Opened({ token, home, invitation, onUsed }: OpenedProps) {
  const { organisation, role, email } = invitation
  return (
    <>
      <h1>{texts.accepting.title}</h1>
      <p>
        {fill(texts.accepting.from, { organisation, role: roleTexts[role].name.toLowerCase() })}{' '}
        {roleTexts[role].about}
      </p>
      <AcceptForm {...{ token, email, home, onUsed }} />
    </>
  )
}

const count = passwordLimits.min

interface AcceptFormProps extends Omit<OpenedProps, 'invitation'> {
  /** Null if the invited person must type the address. */
  readonly email: string | null
}

interface Draft {
  readonly name: string
  readonly email: string
  readonly password: string
}

type Errors = Partial<Record<keyof Draft, string>>

function findErrors({ name, email, password }: Draft): Errors {
  return {
    ...(name.trim() === '' && { name: texts.accepting.needsName }),
    ...(email.trim() === '' && { email: texts.accepting.needsEmail }),
    ...(password.length < count && { password: fill(commonTexts.passwordTooShort, { count }) }),
  }
}

function AcceptForm({ token, email: given, home, onUsed }: AcceptFormProps) {
  const { client, logIn, navigator } = useServices()
  const [form, setForm] = useState<Draft>({ name: '', email: given ?? '', password: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()

  async function accept() {
    setFailure(undefined)
    const { name, email, password } = form
    try {
      const body = { token, name: name.trim(), password, ...(given === null && { email: email.trim() }) }
      const { username } = await client.call('PUT /api/v1/invitation', { body })
      onUsed()
      await enter(username, password)
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.problem.errors ?? {})
      setFailure(error instanceof Error ? error.message : commonTexts.failed)
    }
  }

  /** The account exists now, so that an error here is about the login only. */
  async function enter(username: string, password: string) {
    try {
      await logIn(username, password)
      navigator.go(home, { replace: true })
    } catch {
      setFailure(texts.accepting.madeButNotIn)
    }
  }

  function submit() {
    const found = findErrors(form)
    setErrors(found)
    return Object.keys(found).length === 0 ? accept() : undefined
  }

  return (
    <Form action={texts.accepting.press} onSubmit={submit}>
      <TextField
        label={commonTexts.yourName}
        hint={texts.accepting.nameHint}
        autoComplete="name"
        maxLength={staffLimits.name}
        value={form.name}
        error={errors.name}
        onWrite={(value) => setForm({ ...form, name: value })}
      />
      <TextField
        label={commonTexts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={given !== null}
        value={form.email}
        error={errors.email}
        onWrite={(value) => setForm({ ...form, email: value })}
      />
      <TextField
        label={commonTexts.password}
        hint={fill(commonTexts.passwordHint, { count })}
        type="password"
        autoComplete="new-password"
        maxLength={passwordLimits.max}
        value={form.password}
        error={errors.password}
        onWrite={(value) => setForm({ ...form, password: value })}
      />
      <div role="alert">{failure !== undefined && <p>{failure}</p>}</div>
    </Form>
  )
}
