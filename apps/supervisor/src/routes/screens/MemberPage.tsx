import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { addresses, commonTexts, PageFrame, useServices } from '../../app/index.ts'
import { BlockPanel, LoginsPanel, SecondFactorPanel } from '../../features/staff/AccessPanels.tsx'
import { GroupsPanel, HandOverPanel, RolePanel } from '../../features/staff/MemberPanels.tsx'
import { useKnownGroups } from '../useKnownGroups.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

export function MemberPage({ user_id }: { readonly user_id: number }) {
  const { queries } = useServices()
  const [{ data: staff }, { data: me }] = useSuspenseQueries({ queries: [queries.staff, queries.me] })
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
