import type { Privacy } from '@letterliaan/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../app/controls/index.ts'
import { addresses, PageFrame, useServices, useData } from '../../app/index.ts'
import { LayoutColumn, TwoColumns } from '../../app/controls/TwoColumns.tsx'
import {
  SchoolExportPanel,
  ErasuresPanel,
  SchoolErasurePanel,
  ProposedErasuresPanel,
  RetentionTermsPanel,
} from '../../features/privacy/PrivacyPanels.tsx'
import { EraseDialog, type ErasureTarget } from '../../features/privacy/EraseDialog.tsx'
import { HowToErase } from '../../features/privacy/HowToErase.tsx'
import { ExportPanel } from '../../features/school-settings/SchoolPanels.tsx'
import { SettingsTabs } from './SettingsTabs.tsx'
import { texts } from '../../features/privacy/texts.ts'

export function PrivacyPage() {
  const [me] = useData((queries) => [queries.me])
  return (
    <PageFrame title={texts.title} intro={texts.intro}>
      <SettingsTabs current={addresses.privacy} />
      {me.role === 'beheerder' ? (
        <PrivacyPanels />
      ) : (
        <EmptyState title={texts.onlyAdministrators} buddy={2}>
          <HowToErase />
        </EmptyState>
      )}
    </PageFrame>
  )
}

const isRunning = ({ erasures }: Privacy): boolean =>
  erasures.some(
    ({ is_confirmed, started_at, done_at }) => (is_confirmed || started_at !== null) && done_at === null,
  )

function PrivacyPanels() {
  const { queries } = useServices()
  const { data: privacy } = useSuspenseQuery({
    ...queries.privacy,
    refetchInterval: ({ state }) => (state.data !== undefined && isRunning(state.data) ? 2000 : false),
  })
  const [colleagues, organisation] = useData(() => [queries.colleagues, queries.organisation])
  const [erased, setErased] = useState<ErasureTarget | null>(null)
  return (
    <>
      <TwoColumns>
        <LayoutColumn>
          <ProposedErasuresPanel privacy={privacy} onErase={setErased} />
          <ErasuresPanel erasures={privacy.erasures} />
          <SchoolErasurePanel
            colleagues={colleagues}
            organisation={organisation}
            erasures={privacy.erasures}
            onErase={setErased}
          />
        </LayoutColumn>
        <LayoutColumn>
          <RetentionTermsPanel terms={privacy.terms} />
          <ExportPanel organisation={organisation} />
          <SchoolExportPanel name={organisation.name} />
        </LayoutColumn>
      </TwoColumns>
      {erased !== null && <EraseDialog key={erased.name} erased={erased} onClose={() => setErased(null)} />}
    </>
  )
}
