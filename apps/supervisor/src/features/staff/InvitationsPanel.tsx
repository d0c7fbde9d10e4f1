import type { Invitation, MadeInvitation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FlatButton, Panel } from '../../app/controls/index.ts'
import { commonTexts, formatDay, layout, useChange, useServices } from '../../app/index.ts'
import { renewInvitation, withdrawInvitation } from './invitation-changes.ts'
import { MadeInvitations } from './MadeInvitations.tsx'
import { roleTexts } from './tell-role.ts'
import { texts } from './texts.ts'

export function InvitationsPanel() {
  const { queries } = useServices()
  const { data: invitations } = useSuspenseQuery(queries.invitations)
  const [made, setMade] = useState<readonly MadeInvitation[]>([])
  const renewing = useChange(renewInvitation, setMade)
  const withdrawing = useChange(withdrawInvitation)

  async function withdraw({ id }: Invitation) {
    if (await withdrawing.run({ id })) setMade(made.filter((each) => each.id !== id))
  }

  return (
    <Panel title={texts.invitations.title}>
      <output>{made.length > 0 && <MadeInvitations made={made} />}</output>
      {invitations.length === 0 ? (
        <p>{texts.invitations.none}</p>
      ) : (
        <ul aria-label={texts.invitations.list}>
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              isBusy={renewing.isBusy || withdrawing.isBusy}
              onRenew={() => renewing.run(invitation)}
              onWithdraw={() => withdraw(invitation)}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface InvitationRowProps {
  readonly invitation: Invitation
  readonly isBusy: boolean
  readonly onRenew: () => unknown
  readonly onWithdraw: () => unknown
}

function InvitationRow({ invitation, isBusy, onRenew, onWithdraw }: InvitationRowProps) {
  const { email, role, made_by, created_at, expires_at } = invitation
  const who = email ?? texts.invitations.open
  const about = fill(texts.invitations.about, {
    role: roleTexts[role].name,
    name: made_by,
    made: formatDay(created_at),
    until: formatDay(expires_at),
  })
  return (
    <li className={layout.dividedRow}>
      <span>
        <b>{who}</b>
        <span className={layout.below}>{about}</span>
      </span>
      <span className={layout.buttons}>
        <FlatButton
          aria-label={fill(texts.invitations.renewOf, { who })}
          aria-disabled={isBusy}
          onClick={onRenew}
        >
          {texts.invitations.renew}
        </FlatButton>
        <FlatButton
          aria-label={fill(texts.invitations.withdrawOf, { who })}
          aria-disabled={isBusy}
          onClick={onWithdraw}
        >
          {commonTexts.withdraw}
        </FlatButton>
      </span>
    </li>
  )
}
