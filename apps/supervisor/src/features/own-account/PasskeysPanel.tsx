import type { Passkey } from '@letterliaan/contract'
import { staffLimits } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { FlatButton, Panel } from '../../app/controls/index.ts'
import { commonTexts, formatDay, layout, useChange } from '../../app/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { AccountProps } from './NamePanel.tsx'
import { addPasskey, canMakePasskeys, removeSecondFactor } from './own-account-changes.ts'
import { texts } from './texts.ts'
import type { ShowCodes } from './TotpPanel.tsx'

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
