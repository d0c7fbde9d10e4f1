import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../app/controls/EmptyState.tsx'
import { PageFrame } from '../../app/shell/PageFrame.tsx'
import { useServices } from '../../app/useServices.ts'
import { TodayList } from '../../features/today/TodayList.tsx'
import { addresses } from '../addresses.ts'

const dayFormat = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long' })

/** The first page after login: what needs a supervisor, each with its one action (VAN-1). */
export function TodayPage() {
  const { queries } = useServices()
  const [today] = useState(() => new Date())
  const [{ data: steps }, { data: reports }] = useSuspenseQueries({
    queries: [queries.steps, queries.reports],
  })
  const numMarked = steps.reduce((sum, { num_marked }) => sum + num_marked, 0)
  const numReports = reports.filter(({ is_handled }) => !is_handled).length
  const items = [
    {
      key: 'marked',
      count: numMarked,
      text: numMarked === 1 ? 'woord klinkt raar' : 'woorden klinken raar',
      to: addresses.marked,
      action: 'Luister',
    },
    {
      key: 'reports',
      count: numReports,
      text: numReports === 1 ? 'melding is niet afgehandeld' : 'meldingen zijn niet afgehandeld',
      to: addresses.reports,
      action: 'Lees',
    },
  ].filter(({ count }) => count > 0)

  return (
    <PageFrame title="Vandaag" intro={dayFormat.format(today)}>
      {items.length === 0 ? (
        <EmptyState title="Er wacht niets op u." buddy={2} mood="juicht">
          Wat uw aandacht vraagt, komt hier te staan.
        </EmptyState>
      ) : (
        <TodayList items={items} />
      )}
    </PageFrame>
  )
}
