import { fill } from '@letterliaan/texts'
import { LayoutColumn, TwoColumns } from '../../app/controls/TwoColumns.tsx'
import { addresses, commonTexts, PageFrame, useChange, useData } from '../../app/index.ts'
import { NewChildPanel } from '../../features/calm-profile/CalmProfilePanel.tsx'
import { texts as calmTexts } from '../../features/calm-profile/texts.ts'
import { BirthDatePanel } from '../../features/children/BirthDatePanel.tsx'
import { texts } from '../../features/children/texts.ts'
import {
  BrinPanel,
  DictationMarkPanel,
  MixSizePanel,
  RegionPanel,
  SchoolNamePanel,
  WeeklyMailPanel,
} from '../../features/school-settings/SchoolPanels.tsx'
import { HolidaysPanel } from '../../features/school-settings/HolidaysPanel.tsx'
import { changeOrganisation } from '../../app/data/organisation-changes.ts'
import { SecurityPanel } from '../../features/security/SecurityPanel.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { SettingsTabs } from './SettingsTabs.tsx'

export function SettingsPage() {
  const [organisation, account, installation, me] = useData((queries) => [
    queries.organisation,
    queries.account,
    queries.installation,
    queries.me,
  ])
  const isAdministrator = me.role === 'beheerder'
  return (
    <PageFrame title={commonTexts.settings}>
      <SettingsTabs current={addresses.settings} />
      <TwoColumns>
        <LayoutColumn>
          <HolidaysPanel organisation={organisation} />
          {isAdministrator && <SchoolNamePanel organisation={organisation} />}
        </LayoutColumn>
        <LayoutColumn>
          <WeeklyMailPanel account={account} installation={installation} />
          {isAdministrator && <RegionPanel organisation={organisation} />}
          <BrinPanel organisation={organisation} />
        </LayoutColumn>
      </TwoColumns>
    </PageFrame>
  )
}

export function ChildSettingsPage() {
  const [organisation, me] = useData((queries) => [queries.organisation, queries.me])
  const profile = useChange(changeOrganisation(organisation, calmTexts.newChildren.done))
  const isAdministrator = me.role === 'beheerder'
  return (
    <PageFrame title={commonTexts.settings} intro={fill(texts.settings.intro, { name: organisation.name })}>
      <SettingsTabs current={addresses.settingsOfChildren} />
      <TwoColumns>
        {isAdministrator && <BirthDatePanel asked={organisation.asks_date_of_birth} />}
        <LayoutColumn>
          <MixSizePanel organisation={organisation} />
          <DictationMarkPanel organisation={organisation} />
        </LayoutColumn>
      </TwoColumns>
      {isAdministrator && (
        <NewChildPanel
          profile={organisation.new_child_profile}
          onSave={(chosen) => profile.run({ new_child_profile: chosen })}
        />
      )}
    </PageFrame>
  )
}

export function LoginSettingsPage() {
  const [me] = useData((queries) => [queries.me])
  if (me.role !== 'beheerder') return <NotFoundPage />
  return (
    <PageFrame title={commonTexts.settings}>
      <SettingsTabs current={addresses.settingsOfLogin} />
      <SecurityPanel />
    </PageFrame>
  )
}
