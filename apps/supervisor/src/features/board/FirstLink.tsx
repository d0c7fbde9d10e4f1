import type { MadeInvitation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { TextField, useNotify } from '@letterliaan/ui'
import { useId } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { copyField } from '../../app/copy-field.ts'
import * as common from '../../app/texts/common.ts'
import layout from '../../app/style/layout.module.css'
import styles from './Board.module.css'
import * as texts from './texts.ts'

/** Told this once. */
export function FirstLink({ invitation }: { readonly invitation: MadeInvitation }) {
  const { address, is_local, is_mailed } = invitation
  const fieldId = useId()
  const notify = useNotify()

  function copy() {
    if (copyField(fieldId)) notify('success', common.linkCopied)
    else notify('error', texts.link.notCopied)
  }

  return (
    <div className={layout.form}>
      {is_local && (
        <Notice look="attention">{fill(texts.link.local, { address: new URL(address).origin })}</Notice>
      )}
      <Notice look="good">{texts.link.once}</Notice>
      {is_mailed === true && <p>{texts.link.mailed}</p>}
      {is_mailed === false && <Notice look="failure">{texts.link.notMailed}</Notice>}
      <div className={styles.link}>
        <TextField id={fieldId} label={texts.link.label} readOnly value={address} />
        <FlatButton onClick={copy}>{common.copy}</FlatButton>
      </div>
    </div>
  )
}
