import { FlatLink, Panel, FlatButton } from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, useChange, useData } from '../../app/index.ts'
import { InvitationsPanel, InviteForm, MadeInvitations } from '../../features/staff/Invitations.tsx'
import { StaffTable } from '../../features/staff/StaffTable.tsx'
import { texts } from '../../features/staff/texts.ts'
import { SettingsTabs } from './SettingsTabs.tsx'
import { Link } from '@letterliaan/web/link'
import { BlockPanel, LoginsPanel, SecondFactorPanel } from '../../features/staff/AccessPanels.tsx'
import { GroupsPanel, HandOverPanel, RolePanel } from '../../features/staff/MemberPanels.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import type { MadeInvitation, Group } from '@letterliaan/contract'
import { useState } from 'react'
import { makeInvitations } from '../../features/staff/invitation-changes.ts'
import type { Queries } from '../../app/data/queries.ts'

export function StaffPage() {
  const [staff, me] = useData((queries) => [queries.staff, queries.me])
  const groups = useKnownGroups()
  return (
    <PageFrame
      title={commonTexts.staff}
      intro={me.role === 'bestuur' ? texts.introOfBoard : texts.intro}
      actions={
        <FlatLink to={addresses.inviteStaff} look="primary">
          {texts.invite}
        </FlatLink>
      }
    >
      <SettingsTabs current={addresses.staff} />
      <Panel isFlush>
        <StaffTable staff={staff} groups={me.role === 'bestuur' ? null : groups} own_id={me.id} />
      </Panel>
      <InvitationsPanel />
    </PageFrame>
  )
}

export function MemberPage({ user_id }: { readonly user_id: number }) {
  const [staff, me] = useData((queries) => [queries.staff, queries.me])
  const groups = useKnownGroups()
  const member = staff.find(({ id }) => id === user_id)
  if (member === undefined) return <NotFoundPage />
  const colleagues = staff.filter(({ id, blocked_at }) => id !== user_id && blocked_at === null)
  const isSelf = me.id === user_id
  return (
    <PageFrame
      title={member.name}
      back={<Link to={addresses.staff}>{commonTexts.staff}</Link>}
      intro={member.email}
    >
      <RolePanel member={member} isSelf={isSelf} />
      {me.role !== 'bestuur' && (
        <>
          <GroupsPanel key={member.group_ids.join(' ')} member={member} groups={groups} />
          <HandOverPanel member={member} colleagues={colleagues} />
        </>
      )}
      <LoginsPanel member={member} />
      <SecondFactorPanel member={member} isSelf={isSelf} />
      <BlockPanel member={member} isSelf={isSelf} groups={groups} cardsOf={addresses.groupCards} />
    </PageFrame>
  )
}

export function InviteStaffPage() {
  const [me] = useData((queries) => [queries.me])
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

/** Returns the groups, or none for a board, which may not request them. */
function useKnownGroups(): readonly Group[] {
  const [me] = useData((queries) => [queries.me])
  const [groups = []] = useData((queries): readonly Queries['groups'][] =>
    me.role === 'bestuur' ? [] : [queries.groups],
  )
  return groups
}
