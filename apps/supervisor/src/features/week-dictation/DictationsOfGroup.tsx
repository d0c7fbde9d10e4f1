import type { Group, WeekDictationSummary } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { useQuery } from '@tanstack/react-query'
import { StatusLabel, Panel } from '../../app/controls/index.ts'
import { addresses, layout, useServices } from '../../app/index.ts'
import { formatWeekday } from './days.ts'
import { texts } from './texts.ts'

const maxShown = 5

export function DictationsOfGroup({ group }: { readonly group: Group }) {
  const { queries } = useServices()
  const { data } = useQuery(queries.weekDictations(group.id))
  return (
    <Panel title={texts.title} isFlush>
      <ul>
        {data?.length === 0 && <li className={layout.listRow}>{texts.list.none}</li>}
        {data?.slice(0, maxShown).map((dictation) => (
          <Row key={dictation.id} dictation={dictation} />
        ))}
      </ul>
    </Panel>
  )
}

function Row({ dictation }: { readonly dictation: WeekDictationSummary }) {
  const { id, label, day, closed_at, num_taken, num_children } = dictation
  return (
    <li className={layout.listRow}>
      <Link to={addresses.dictation(id)}>{label}</Link>
      <span className={layout.quiet}>{fill(texts.list.onDay, { day: formatWeekday(day) })}</span>
      <span className={layout.quiet}>{fill(texts.list.taken, { count: num_taken, all: num_children })}</span>
      {closed_at !== null && <StatusLabel>{texts.list.closed}</StatusLabel>}
    </li>
  )
}
