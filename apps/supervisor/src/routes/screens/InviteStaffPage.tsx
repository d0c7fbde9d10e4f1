import type { MadeInvitation } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FlatButton, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, useChange, useServices } from '../../app/index.ts'
import { makeInvitations } from '../../features/staff/invitation-changes.ts'
import { InviteForm } from '../../features/staff/InviteForm.tsx'
import { MadeInvitations } from '../../features/staff/MadeInvitations.tsx'
import { texts } from '../../features/staff/texts.ts'
import { useKnownGroups } from '../useKnownGroups.ts'

export function InviteStaffPage() {
  const { queries } = useServices()
  const { data: me } = useSuspenseQuery(queries.me)
  const groups = useKnownGroups()
  const [made, setMade] = useState<readonly MadeInvitation[]>([])
  const [wrong, setWrong] = useState<string>()
  const { isBusy, run } = useChange(makeInvitations(setWrong), setMade)
  const isDone = made.length > 0
  return (
    <PageFrame
      title={texts.inviting.title}
      back={<Link to={addresses.staff}>{commonTexts.staff}</Link>}
      actions={isDone && <FlatButton onClick={() => setMade([])}>{texts.inviting.more}</FlatButton>}
    >
      <output>
        {isDone && (
          <Panel title={texts.made.title}>
            <MadeInvitations made={made} />
          </Panel>
        )}
      </output>
      {!isDone && (
        <Panel>
          <InviteForm
            isOfBoard={me.role === 'bestuur'}
            groups={groups}
            isBusy={isBusy}
            wrong={wrong}
            onWrite={() => setWrong(undefined)}
            onInvite={(body) => run(body)}
          />
        </Panel>
      )}
    </PageFrame>
  )
}
