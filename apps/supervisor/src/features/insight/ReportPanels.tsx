import { useQuery } from '@tanstack/react-query'
import { useChange } from '../../app/data/useChange.ts'
import { useServices } from '../../app/useServices.ts'
import { makeChildFile, makeGroupFile } from './make-report.ts'
import { childOffers, groupOffers } from './report-files.ts'
import { ReportPanel } from './ReportPanel.tsx'

interface Reported {
  readonly id: number
  readonly name: string
}

export function ChildReports({ id, name }: Reported) {
  const { client, queries } = useServices()
  const { ask } = useChange(makeChildFile(client, id))
  const { data = [] } = useQuery(queries.interventions)
  const isPlanned = data.some(
    ({ student_ids, archived_at }) => student_ids.includes(id) && archived_at === null,
  )
  return <ReportPanel name={name} offers={childOffers} asksSupport={!isPlanned} onMake={ask} />
}

export function GroupReports({ id, name }: Reported) {
  const { client } = useServices()
  const { ask } = useChange(makeGroupFile(client, id))
  return <ReportPanel name={name} offers={groupOffers} onMake={ask} />
}
