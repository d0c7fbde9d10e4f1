import type { Organisation } from '@letterliaan/contract'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { flatClass } from '../../app/controls/FlatButton.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { AuditLogLink } from '../../features/audit-log/AuditLogLink.tsx'
import { BirthDatePanel } from '../../features/children/BirthDatePanel.tsx'
import { decideBirthDate } from '../../features/children/child-changes.ts'
import { BrinPanel } from '../../features/brin/BrinPanel.tsx'
import { changeBrin } from '../../features/brin/change-brin.ts'
import { HolidaysPanel } from '../../features/holidays/HolidaysPanel.tsx'
import { changeOwnHolidays, chooseHolidayRegion } from '../../features/holidays/holiday-changes.ts'
import { InstallationLink } from '../../features/installation/InstallationLink.tsx'
import { MixSizePanel } from '../../features/mix-size/MixSizePanel.tsx'
import { changeMixSize } from '../../features/mix-size/change-mix-size.ts'
import { changeWeeklyMail } from '../../features/weekly-mail/change-weekly-mail.ts'
import { WeeklyMailPanel } from '../../features/weekly-mail/WeeklyMailPanel.tsx'
import { AccountLink } from '../../features/own-account/AccountLink.tsx'
import { SecurityPanel } from '../../features/security/SecurityPanel.tsx'
import { SchoolLoginLink } from '../../features/single-sign-on/SchoolLoginLink.tsx'
import { ExportPanel } from '../../features/school-rules/ExportPanel.tsx'
import { RegionPanel } from '../../features/school-rules/RegionPanel.tsx'
import {
  changeRules,
  chooseExportBy,
  chooseRegion,
  renameSchool,
} from '../../features/school-rules/rule-changes.ts'
import { NamePanel } from '../../app/controls/NamePanel.tsx'
import * as ruleTexts from '../../features/school-rules/texts.ts'
import { NewChildPanel } from '../../features/calm-profile/NewChildPanel.tsx'
import * as calmTexts from '../../features/calm-profile/texts.ts'
import { addresses } from '../addresses.ts'
import { fill } from '@letterliaan/texts'
import * as common from '../../app/texts/common.ts'
import * as privacyTexts from '../../features/privacy/texts.ts'
import * as texts from '../../features/children/texts.ts'

/** What a school decides once, for all its children. */
export function SettingsPage() {
  const { client, queries } = useServices()
  const [{ data: organisation }, { data: mail }, { data: me }] = useSuspenseQueries({
    queries: [queries.organisation, queries.weeklyMail, queries.me],
  })
  const { isBusy, run } = useChange(decideBirthDate(client, queries))
  const weeklyMail = useChange(changeWeeklyMail(client, queries))
  const brin = useChange(changeBrin(client, queries))
  const mixSize = useChange(changeMixSize(client, queries))
  const region = useChange(chooseHolidayRegion(client, queries))
  const own = useChange(changeOwnHolidays(client, queries))
  const { own_holidays: before } = organisation

  return (
    <PageFrame
      title={common.settings}
      back={<Link to={addresses.today}>{common.today}</Link>}
      intro={fill(texts.settings.intro, { name: organisation.name })}
    >
      <BirthDatePanel
        asked={organisation.asks_date_of_birth}
        isBusy={isBusy}
        onDecide={(isAsked) => void run(isAsked)}
      />
      <MixSizePanel
        size={organisation.mix_size}
        isBusy={mixSize.isBusy}
        onChoose={(size) => void mixSize.run(size)}
      />
      <HolidaysPanel
        organisation={organisation}
        isBusy={region.isBusy || own.isBusy}
        onChoose={(chosen) => void region.run(chosen)}
        onChangeOwn={(own_holidays) => void own.run({ before, own_holidays })}
      />
      <BrinPanel brin={organisation.brin} isBusy={brin.isBusy} onChange={(told) => void brin.run(told)} />
      <AccountLink to={addresses.account} />
      {me.role === 'beheerder' && <SecurityPanel />}
      {me.role === 'beheerder' && <AdministratorRules organisation={organisation} />}
      <SchoolLoginLink to={addresses.singleSignOn} />
      {me.role === 'beheerder' && <AuditLogLink to={addresses.auditLog} />}
      {me.role === 'beheerder' && <InstallationLink to={addresses.installation} />}
      {me.role === 'beheerder' && (
        <Panel
          title={privacyTexts.title}
          actions={
            <Link to={addresses.privacy} className={flatClass('plain')}>
              {privacyTexts.toPrivacy}
            </Link>
          }
        >
          <p>{privacyTexts.settingsExplained}</p>
        </Panel>
      )}
      <WeeklyMailPanel
        mail={mail}
        isBusy={weeklyMail.isBusy}
        onChoose={(isWanted) => void weeklyMail.run(isWanted)}
      />
    </PageFrame>
  )
}

/** What only an administrator decides. */
function AdministratorRules({ organisation }: { readonly organisation: Organisation }) {
  const { client, queries } = useServices()
  const { name, export_by, new_child_profile, region } = organisation
  const renaming = useChange(renameSchool(client, queries))
  const exporting = useChange(chooseExportBy(client, queries))
  const regional = useChange(chooseRegion(client, queries))
  const profile = useChange(changeRules(client, queries, calmTexts.newChildren.done))
  return (
    <>
      <NamePanel
        key={name}
        title={ruleTexts.name.title}
        hint={ruleTexts.name.explained}
        name={name}
        isBusy={renaming.isBusy}
        onChange={(changed) => void renaming.run({ name: changed })}
      />
      <RegionPanel
        region={region}
        isBusy={regional.isBusy}
        onChoose={(chosen) => void regional.run({ region: chosen })}
      />
      <ExportPanel
        export_by={export_by}
        isBusy={exporting.isBusy}
        onChoose={(chosen) => void exporting.run({ export_by: chosen })}
      />
      <NewChildPanel
        profile={new_child_profile}
        isBusy={profile.isBusy}
        onSave={(chosen) => void profile.run({ new_child_profile: chosen })}
      />
    </>
  )
}
