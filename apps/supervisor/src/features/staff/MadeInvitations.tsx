import type { MadeInvitation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { TextField, useNotify } from '@letterliaan/ui'
import { useId } from 'react'
import { Badge } from '../../app/controls/Badge.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { copyField } from '../../app/copy-field.ts'
import * as common from '../../app/texts/common.ts'
import layout from '../../app/style/layout.module.css'
import styles from './Staff.module.css'
import * as texts from './texts.ts'

/** The links are told this once (ORG-2). */
export function MadeInvitations({ made }: { readonly made: readonly MadeInvitation[] }) {
  const [first] = made
  if (first === undefined) return null
  return (
    <div className={layout.stack3}>
      {first.is_local && (
        <Notice look="attention">{fill(texts.made.local, { address: new URL(first.address).origin })}</Notice>
      )}
      <Notice look="good">{texts.made.once}</Notice>
      {made.some(({ is_mailed }) => is_mailed === false) && (
        <Notice look="failure">{texts.made.mailFailed}</Notice>
      )}
      <ul>
        {made.map((invitation) => (
          <MadeLink key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </div>
  )
}

function MadeLink({ invitation: { address, email, is_mailed } }: { readonly invitation: MadeInvitation }) {
  const fieldId = useId()
  const notify = useNotify()
  const who = email ?? texts.invitations.open.toLowerCase()

  function copy() {
    if (copyField(fieldId)) notify('success', common.linkCopied)
    else notify('error', texts.made.notCopied)
  }

  return (
    <li className={styles.link}>
      <TextField id={fieldId} label={fill(texts.made.linkFor, { who })} readOnly value={address} />
      <FlatButton aria-label={fill(texts.made.copyOf, { who })} onClick={copy}>
        {common.copy}
      </FlatButton>
      {is_mailed !== null && (
        <Badge look={is_mailed ? 'good' : 'attention'}>
          {is_mailed ? texts.made.mailed : texts.made.notMailed}
        </Badge>
      )}
    </li>
  )
}
