import { useSuspenseQueries } from '@tanstack/react-query'
import { FlatLink, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, PageFrame, useServices } from '../../app/index.ts'
import { InvitationsPanel } from '../../features/staff/InvitationsPanel.tsx'
import { StaffTable } from '../../features/staff/StaffTable.tsx'
import { texts } from '../../features/staff/texts.ts'
import { SettingsTabs } from './SettingsTabs.tsx'
import { useKnownGroups } from '../useKnownGroups.ts'

export function StaffPage() {
  const { queries } = useServices()
  const [{ data: staff }, { data: me }] = useSuspenseQueries({ queries: [queries.staff, queries.me] })
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
