import type { MadeInvitation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Badge, CopyField, Notice } from '../../app/controls/index.ts'
import { layout } from '../../app/index.ts'
import { texts } from './texts.ts'

/** Shows the links, this once (ORG-2). */
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
      <ul className={layout.stack4}>
        {made.map((invitation) => (
          <MadeLink key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </div>
  )
}

function MadeLink({ invitation: { address, email, is_mailed } }: { readonly invitation: MadeInvitation }) {
  const who = email ?? texts.invitations.open.toLowerCase()

  return (
    <li>
      <CopyField
        label={fill(texts.made.linkFor, { who })}
        value={address}
        actionLabel={fill(texts.made.copyOf, { who })}
      >
        {is_mailed !== null && (
          <Badge look={is_mailed ? 'good' : 'attention'}>
            {is_mailed ? texts.made.mailed : texts.made.notMailed}
          </Badge>
        )}
      </CopyField>
    </li>
  )
}
