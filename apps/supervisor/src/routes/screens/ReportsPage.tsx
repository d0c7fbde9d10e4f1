import { reportDays } from '@letterliaan/contract/limits'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSend } from '../../app/data/useSend.ts'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { ReportList } from '../../features/reports/ReportList.tsx'

/** What the children of the organisation found wrong, the latest first. */
export function ReportsPage() {
  const { client, queries, queryClient } = useServices()
  const { data: reports } = useSuspenseQuery(queries.reports)
  const { isBusy, send } = useSend()

  const mark = (id: number, is_handled: boolean) =>
    void send(
      async () => {
        const marked = await client.call('PUT /api/v1/user-report/:id', {
          params: { id },
          body: { is_handled },
        })
        queryClient.setQueryData(queries.reports.queryKey, (before) =>
          before?.map((report) => (report.id === id ? marked : report)),
        )
      },
      is_handled ? 'De melding is afgehandeld.' : 'De melding staat weer open.',
    )

  return (
    <PageFrame
      title="Meldingen"
      intro={`Wat leerlingen melden met ‘Fout gevonden?’. De nieuwste staat bovenaan. Een melding wordt na ${reportDays} dagen verwijderd.`}
    >
      <ReportList reports={reports} isBusy={isBusy} onMark={mark} />
    </PageFrame>
  )
}
