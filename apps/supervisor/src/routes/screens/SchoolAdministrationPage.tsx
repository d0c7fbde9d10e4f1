import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { ConnectionPanel } from '../../features/school-administration/ConnectionPanel.tsx'
import { ExchangePanel } from '../../features/school-administration/ExchangePanel.tsx'
import * as texts from '../../features/school-administration/texts.ts'
import * as common from '../../app/texts/common.ts'
import { addresses } from '../addresses.ts'

/** Children from the school's own administration, and results to it (SSO-4). */
export function SchoolAdministrationPage() {
  const { queries } = useServices()
  const [{ data: uwlr }, { data: organisation }] = useSuspenseQueries({
    queries: [queries.uwlr, queries.organisation],
  })
  const { connection } = uwlr
  return (
    <PageFrame
      title={common.schoolAdministration}
      back={<Link to={addresses.settings}>{common.settings}</Link>}
      intro={texts.intro}
    >
      {connection !== null && (
        <ExchangePanel
          connection={connection}
          hasBrin={organisation.brin !== null}
          rosterPath={addresses.addChildren}
        />
      )}
      <ConnectionPanel key={String(connection === null)} connection={connection} />
    </PageFrame>
  )
}
