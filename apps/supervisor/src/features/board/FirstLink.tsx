import type { MadeInvitation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { CopyField, Notice } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import { texts } from './texts.ts'

export function FirstLink({ invitation }: { readonly invitation: MadeInvitation }) {
  const { address, is_local, is_mailed } = invitation
  return (
    <div className={layout.form}>
      {is_local && (
        <Notice look="attention">{fill(texts.link.local, { address: new URL(address).origin })}</Notice>
      )}
      <Notice look="good">{texts.link.once}</Notice>
      {is_mailed === true && <p>{texts.link.mailed}</p>}
      {is_mailed === false && <Notice look="failure">{texts.link.notMailed}</Notice>}
      <CopyField label={texts.link.label} value={address} />
    </div>
  )
}
