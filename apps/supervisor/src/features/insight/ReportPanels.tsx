import { Panel } from '../../app/controls/Panel.tsx'
import { useQuery } from '@tanstack/react-query'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { makeChildFile, makeGroupFile } from './make-report.ts'
import { childOffers, groupOffers } from './report-files.ts'
import { ReportPanel } from './ReportPanel.tsx'
import * as texts from './texts.ts'

interface Reported {
  readonly id: number
  readonly name: string
}

/** A school may leave files about children to its administrators. */
function useMayExport(): boolean {
  const { queries } = useServices()
  const { data: me } = useQuery(queries.me)
  return me?.may_export ?? true
}

const OnlyAdministrators = () => (
  <Panel title={texts.reports.title} isScreenOnly>
    <p>{texts.reports.onlyAdministrators}</p>
  </Panel>
)

export function ChildReports({ id, name }: Reported) {
  const { queries } = useServices()
  const { ask } = useChange(makeChildFile(id))
  const { data = [] } = useQuery(queries.interventions)
  const mayExport = useMayExport()
  const isPlanned = data.some(
    ({ student_ids, archived_at }) => student_ids.includes(id) && archived_at === null,
  )
  if (!mayExport) return <OnlyAdministrators />
  return <ReportPanel name={name} offers={childOffers} asksSupport={!isPlanned} onMake={ask} />
}

export function GroupReports({ id, name }: Reported) {
  const { ask } = useChange(makeGroupFile(id))
  if (!useMayExport()) return <OnlyAdministrators />
  return <ReportPanel name={name} offers={groupOffers} onMake={ask} />
}
