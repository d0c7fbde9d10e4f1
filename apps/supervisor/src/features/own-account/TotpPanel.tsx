import type { NewTotp } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { TextField } from '@letterliaan/ui'
import { encodeQR } from 'qr'
import { useState } from 'react'
import { FlatButton, Form, Panel } from '../../app/controls/index.ts'
import { commonTexts, formatDay, layout, useChange } from '../../app/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { AccountProps } from './NamePanel.tsx'
import { beginTotp, confirmTotp, removeSecondFactor } from './own-account-changes.ts'
import { texts } from './texts.ts'

export type ShowCodes = (codes: readonly string[] | null) => void

/** `onCodes` receives new recovery codes, which are shown once. */
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
      <img
        width="192"
        height="192"
        src={`data:image/svg+xml,${encodeURIComponent(encodeQR(uri, 'svg', { border: 4 }))}`}
        alt={texts.totp.picture}
      />
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
