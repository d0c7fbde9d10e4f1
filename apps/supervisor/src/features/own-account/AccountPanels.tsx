import type { OwnAccount } from '@letterliaan/contract'
import { passwordLimits, staffLimits } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { TextField } from '@letterliaan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FlatButton, Form, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout, useChange, useServices } from '../../app/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { changeEmail, changeName, changePassword, endLogins } from './own-account-changes.ts'
import { texts } from './texts.ts'
import { LoginRow } from '../../app/logins/LoginRow.tsx'

export interface AccountProps {
  readonly account: OwnAccount
}

export function OwnNamePanel({ account }: AccountProps) {
  const [name, setName] = useState(account.name)
  const { isBusy, run } = useChange(changeName)
  const written = name.trim()

  return (
    <Panel title={texts.naming.title}>
      <div className={layout.stack4}>
        <Form
          action={texts.naming.save}
          isOff={isBusy || written === ''}
          isSaved={written !== '' && written === account.name}
          onSubmit={() => run(written)}
        >
          <TextField
            label={commonTexts.yourName}
            hint={texts.naming.hint}
            autoComplete="name"
            maxLength={staffLimits.name}
            value={name}
            onWrite={setName}
          />
        </Form>
        <EmailPart account={account} />
      </div>
    </Panel>
  )
}

function EmailPart({ account: { email: known, pending_email } }: AccountProps) {
  const { queries } = useServices()
  const { data: installation } = useQuery(queries.installation)
  const [isOpen, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const { isBusy, run } = useChange(changeEmail, () => setOpen(false))
  return (
    <>
      <p>{fill(texts.naming.email, { email: known })}</p>
      {pending_email !== null && <p>{fill(texts.naming.pending, { email: pending_email })}</p>}
      {installation?.has_mail === false && <p>{texts.naming.noMail}</p>}
      {installation?.has_mail === true && (
        <FlatButton onClick={() => setOpen(true)}>{texts.naming.change}</FlatButton>
      )}
      {isOpen && (
        <ConfirmDialog
          title={texts.naming.change}
          press={texts.naming.send}
          isBusy={isBusy}
          onConfirm={(password) => run({ email: email.trim(), password })}
          onClose={() => setOpen(false)}
        >
          <TextField
            label={texts.naming.newEmail}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onWrite={setEmail}
          />
        </ConfirmDialog>
      )}
    </>
  )
}

const count = passwordLimits.min

export function PasswordPanel() {
  const [isOpen, setOpen] = useState(false)
  const [fresh, setFresh] = useState('')
  const [error, setError] = useState<string>()
  const { isBusy, run } = useChange(changePassword, () => {
    setOpen(false)
    setFresh('')
  })

  function confirm(password: string) {
    const isShort = fresh.length < count
    setError(isShort ? fill(commonTexts.passwordTooShort, { count }) : undefined)
    if (!isShort) return run({ password, new_password: fresh })
  }

  return (
    <Panel title={commonTexts.password}>
      <FlatButton onClick={() => setOpen(true)}>{texts.passwords.change}</FlatButton>
      {isOpen && (
        <ConfirmDialog
          title={texts.passwords.change}
          press={texts.passwords.change}
          isBusy={isBusy}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        >
          <TextField
            label={texts.passwords.fresh}
            hint={fill(commonTexts.passwordHint, { count })}
            type="password"
            autoComplete="new-password"
            maxLength={passwordLimits.max}
            value={fresh}
            error={error}
            onWrite={setFresh}
          />
        </ConfirmDialog>
      )}
    </Panel>
  )
}

export function OwnLoginsPanel({ account: { logins } }: AccountProps) {
  const { isBusy, run } = useChange(endLogins)
  return (
    <Panel title={texts.logins.title}>
      <ul aria-label={texts.logins.list}>
        {logins.map((login) => (
          <LoginRow
            key={login.id}
            login={login}
            current={texts.logins.here}
            isBusy={isBusy}
            onEnd={() => run(login.id)}
          />
        ))}
      </ul>
      {logins.length > 1 && (
        <FlatButton aria-disabled={isBusy} onClick={() => run(null)}>
          {texts.logins.endOthers}
        </FlatButton>
      )}
    </Panel>
  )
}
