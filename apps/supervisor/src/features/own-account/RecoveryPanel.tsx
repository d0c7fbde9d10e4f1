import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { FlatButton, Notice, Panel } from '../../app/controls/index.ts'
import { layout, useChange } from '../../app/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { AccountProps } from './NamePanel.tsx'
import { renewRecoveryCodes } from './own-account-changes.ts'
import { texts } from './texts.ts'
import type { ShowCodes } from './TotpPanel.tsx'

export interface RecoveryPanelProps extends AccountProps {
  /** New codes, shown this once, or null. */
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
