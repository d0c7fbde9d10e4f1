import type { Organisation } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { NamePanel } from '../../app/controls/NamePanel.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import * as common from '../../app/texts/common.ts'
import { useServices } from '../../app/useServices.ts'
import { BrinPanel } from '../../features/brin/BrinPanel.tsx'
import { changeBrin } from '../../features/brin/change-brin.ts'
import { NewChildPanel } from '../../features/calm-profile/NewChildPanel.tsx'
import * as calmTexts from '../../features/calm-profile/texts.ts'
import { BirthDatePanel } from '../../features/children/BirthDatePanel.tsx'
import { decideBirthDate } from '../../features/children/child-changes.ts'
import * as texts from '../../features/children/texts.ts'
import { Column, Pair } from '../../app/controls/Pair.tsx'
import { HolidaysPanel } from '../../features/holidays/HolidaysPanel.tsx'
import { changeOwnHolidays, chooseHolidayRegion } from '../../features/holidays/holiday-changes.ts'
import { changeMixSize } from '../../features/mix-size/change-mix-size.ts'
import { MixSizePanel } from '../../features/mix-size/MixSizePanel.tsx'
import { RegionPanel } from '../../features/school-rules/RegionPanel.tsx'
import { changeRules, chooseRegion, renameSchool } from '../../features/school-rules/rule-changes.ts'
import * as ruleTexts from '../../features/school-rules/texts.ts'
import { SecurityPanel } from '../../features/security/SecurityPanel.tsx'
import { changeWeeklyMail } from '../../features/weekly-mail/change-weekly-mail.ts'
import { WeeklyMailPanel } from '../../features/weekly-mail/WeeklyMailPanel.tsx'
import { addresses } from '../addresses.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { SettingsTabs } from './SettingsTabs.tsx'

/** Settings that a school chooses once. */
export function SettingsPage() {
  const { client, queries } = useServices()
  const [{ data: organisation }, { data: mail }, { data: me }] = useSuspenseQueries({
    queries: [queries.organisation, queries.weeklyMail, queries.me],
  })
  const weeklyMail = useChange(changeWeeklyMail(client, queries))
  const brin = useChange(changeBrin(client, queries))
  const region = useChange(chooseHolidayRegion(client, queries))
  const own = useChange(changeOwnHolidays(client, queries))
  const { own_holidays: before } = organisation

  return (
    <PageFrame title={common.settings}>
      <SettingsTabs current={addresses.settings} />
      <Pair>
        <Column>
          {' '}
          <HolidaysPanel
            organisation={organisation}
            isBusy={region.isBusy || own.isBusy}
            onChoose={(chosen) => void region.run(chosen)}
            onChangeOwn={(own_holidays) => void own.run({ before, own_holidays })}
          />
          <BrinPanel brin={organisation.brin} isBusy={brin.isBusy} onChange={(told) => void brin.run(told)} />
        </Column>
        <Column>
          {' '}
          <WeeklyMailPanel
            mail={mail}
            isBusy={weeklyMail.isBusy}
            onChoose={(isWanted) => void weeklyMail.run(isWanted)}
          />
          {me.role === 'beheerder' && <NameAndRegion organisation={organisation} />}
        </Column>
      </Pair>
    </PageFrame>
  )
}

function NameAndRegion({ organisation: { name, region } }: { readonly organisation: Organisation }) {
  const { client, queries } = useServices()
  const renaming = useChange(renameSchool(client, queries))
  const regional = useChange(chooseRegion(client, queries))
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
    </>
  )
}

/** Settings for all children of the school. */
export function ChildSettingsPage() {
  const { client, queries } = useServices()
  const [{ data: organisation }, { data: me }] = useSuspenseQueries({
    queries: [queries.organisation, queries.me],
  })
  const birthDate = useChange(decideBirthDate(client, queries))
  const mixSize = useChange(changeMixSize(client, queries))
  const profile = useChange(changeRules(client, queries, calmTexts.newChildren.done))
  return (
    <PageFrame title={common.settings} intro={fill(texts.settings.intro, { name: organisation.name })}>
      <SettingsTabs current={addresses.settingsOfChildren} />
      <Pair>
        {me.role === 'beheerder' && (
          <BirthDatePanel
            asked={organisation.asks_date_of_birth}
            isBusy={birthDate.isBusy}
            onDecide={(isAsked) => void birthDate.run(isAsked)}
          />
        )}
        <MixSizePanel
          size={organisation.mix_size}
          isBusy={mixSize.isBusy}
          onChoose={(size) => void mixSize.run(size)}
        />
      </Pair>
      {me.role === 'beheerder' && (
        <NewChildPanel
          profile={organisation.new_child_profile}
          isBusy={profile.isBusy}
          onSave={(chosen) => void profile.run({ new_child_profile: chosen })}
        />
      )}
    </PageFrame>
  )
}

/** How the staff logs in, for an administrator. */
export function LoginSettingsPage() {
  const { queries } = useServices()
  const { data: me } = useSuspenseQuery(queries.me)
  if (me.role !== 'beheerder') return <NotFoundPage />
  return (
    <PageFrame title={common.settings}>
      <SettingsTabs current={addresses.settingsOfLogin} />
      <SecurityPanel />
    </PageFrame>
  )
}
