import type { NewTotp, Passkey } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { TextField } from '@letterliaan/ui'
import { QrCode } from '../../app/controls/QrCode.tsx'
import { useState } from 'react'
import { FlatButton, Form, Panel, Notice } from '../../app/controls/index.ts'
import { commonTexts, formatDay, layout, useChange } from '../../app/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { AccountProps } from './AccountPanels.tsx'
import {
  beginTotp,
  confirmTotp,
  removeSecondFactor,
  addPasskey,
  canMakePasskeys,
  renewRecoveryCodes,
} from './own-account-changes.ts'
import { texts } from './texts.ts'
import { staffLimits } from '@letterliaan/contract/limits'

type ShowCodes = (codes: readonly string[] | null) => void

/** Adds or removes an authenticator app. `onCodes` receives new recovery codes, which are shown once. */
export function TotpPanel({ account, onCodes }: AccountProps & { readonly onCodes: ShowCodes }) {
  const [isAsking, setAsking] = useState(false)
  const [begun, setBegun] = useState<NewTotp | null>(null)
  const close = () => setAsking(false)
  const beginning = useChange(beginTotp, (made) => {
    setBegun(made)
    close()
  })
  const confirming = useChange(confirmTotp, ({ recovery_codes }) => {
    setBegun(null)
    onCodes(recovery_codes)
  })
  const removing = useChange(removeSecondFactor, close)
  const isOn = account.totp_since !== null
  const press = isOn ? texts.totp.remove : texts.totp.begin

  return (
    <Panel title={texts.totp.title}>
      <div className={layout.stack4}>
        <p>
          {account.totp_since === null
            ? texts.totp.explained
            : fill(texts.totp.since, { day: formatDay(account.totp_since) })}
        </p>
        {begun === null ? (
          <FlatButton look={isOn ? 'plain' : 'primary'} onClick={() => setAsking(true)}>
            {press}
          </FlatButton>
        ) : (
          <EnterCode begun={begun} isBusy={confirming.isBusy} onEnter={(code) => confirming.run(code)} />
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={press}
          press={press}
          isBusy={beginning.isBusy || removing.isBusy}
          onConfirm={(password) =>
            isOn ? removing.run({ password, passkey_id: null }) : beginning.run(password)
          }
          onClose={close}
        />
      )}
    </Panel>
  )
}

interface EnterCodeProps {
  readonly begun: NewTotp
  readonly isBusy: boolean
  readonly onEnter: (code: string) => unknown
}

function EnterCode({ begun: { uri, secret }, isBusy, onEnter }: EnterCodeProps) {
  const [code, setCode] = useState('')

  return (
    <Form
      action={texts.totp.confirm}
      isOff={isBusy}
      onSubmit={() => code.trim() !== '' && onEnter(code.trim())}
    >
      <p>{texts.totp.scan}</p>
      <QrCode width="192" height="192" text={uri} alt={texts.totp.picture} />
      <p className={layout.copied}>{fill(texts.totp.secret, { secret })}</p>
      <TextField
        label={commonTexts.appCode}
        hint={commonTexts.appCodeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onWrite={setCode}
      />
    </Form>
  )
}

type Asking = 'new' | { readonly removing: Passkey } | null

export function PasskeysPanel({ account, onCodes }: AccountProps & { readonly onCodes: ShowCodes }) {
  const [asking, setAsking] = useState<Asking>(null)
  const close = () => setAsking(null)
  return (
    <Panel title={texts.passkeys.title}>
      <div className={layout.stack4}>
        <p>{texts.passkeys.explained}</p>
        {account.passkeys.length > 0 && (
          <ul aria-label={texts.passkeys.list}>
            {account.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onAsk={setAsking} />
            ))}
          </ul>
        )}
        <AddPart canUse={account.can_use_passkeys} onAdd={() => setAsking('new')} />
      </div>
      {asking === 'new' && <AddDialog onCodes={onCodes} onClose={close} />}
      {asking !== null && asking !== 'new' && <RemoveDialog passkey={asking.removing} onClose={close} />}
    </Panel>
  )
}

function AddPart({ canUse, onAdd }: { readonly canUse: boolean; readonly onAdd: () => void }) {
  if (!canUse) return <p>{texts.passkeys.notHere}</p>
  if (!canMakePasskeys()) return <p>{texts.passkeys.unsupported}</p>
  return <FlatButton onClick={onAdd}>{texts.passkeys.add}</FlatButton>
}

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onAsk: (asking: Asking) => void
}

function PasskeyRow({ passkey, onAsk }: PasskeyRowProps) {
  const used = passkey.last_used_at === null ? commonTexts.never : formatDay(passkey.last_used_at)
  return (
    <li className={layout.dividedRow}>
      <span>
        <b>{passkey.name}</b>
        <span className={layout.below}>
          {fill(texts.passkeys.about, { made: formatDay(passkey.created_at), used })}
        </span>
      </span>
      <FlatButton onClick={() => onAsk({ removing: passkey })}>
        {fill(texts.passkeys.remove, { name: passkey.name })}
      </FlatButton>
    </li>
  )
}

function AddDialog({ onCodes, onClose }: { readonly onCodes: ShowCodes; readonly onClose: () => void }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const { isBusy, run } = useChange(addPasskey, ({ recovery_codes }) => {
    onClose()
    onCodes(recovery_codes)
  })

  function confirm(password: string) {
    const isNameless = name.trim() === ''
    setError(isNameless ? texts.passkeys.needsName : undefined)
    if (!isNameless) return run({ name: name.trim(), password })
  }

  return (
    <ConfirmDialog
      title={texts.passkeys.add}
      press={texts.passkeys.add}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label={texts.passkeys.name}
        hint={texts.passkeys.nameHint}
        value={name}
        error={error}
        maxLength={staffLimits.name}
        onWrite={setName}
      />
    </ConfirmDialog>
  )
}

function RemoveDialog({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const { isBusy, run } = useChange(removeSecondFactor, onClose)
  const title = fill(texts.passkeys.remove, { name: passkey.name })
  return (
    <ConfirmDialog
      title={title}
      press={title}
      isBusy={isBusy}
      onConfirm={(password) => run({ passkey_id: passkey.id, password })}
      onClose={onClose}
    />
  )
}

interface RecoveryPanelProps extends AccountProps {
  /** New codes, which are shown only once, or null. */
  readonly codes: readonly string[] | null
  readonly onCodes: ShowCodes
}

export function RecoveryPanel({ account, codes, onCodes }: RecoveryPanelProps) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useChange(renewRecoveryCodes, ({ recovery_codes }) => {
    setAsking(false)
    onCodes(recovery_codes)
  })
  return (
    <Panel title={texts.recovery.title}>
      <div className={layout.stack4}>
        {codes === null ? (
          <p>{fill(texts.recovery.left, { count: account.num_recovery_codes })}</p>
        ) : (
          <NewCodes codes={codes} onKept={() => onCodes(null)} />
        )}
        <FlatButton onClick={() => setAsking(true)}>{texts.recovery.renew}</FlatButton>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={texts.recovery.renew}
          press={texts.recovery.renew}
          isBusy={isBusy}
          onConfirm={(password) => run(password)}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}

function NewCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  return (
    <>
      <div role="alert">
        <Notice look="attention">{texts.recovery.once}</Notice>
      </div>
      <ul className={layout.narrowColumns} aria-label={texts.recovery.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <FlatButton look="primary" onClick={onKept}>
        {texts.recovery.kept}
      </FlatButton>
    </>
  )
}
