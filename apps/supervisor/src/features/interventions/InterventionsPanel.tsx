import type { InterventionSummary } from '@letterliaan/contract'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Badge, FlatLink, Panel } from '../../app/controls/index.ts'
import { addresses, commonTexts, layout, getNowSeconds, useServices } from '../../app/index.ts'
import { sayDay, describeInterventionState } from './tell-intervention.ts'
import { texts } from './texts.ts'

export interface InterventionsPanelProps {
  /** Returns true for interventions of the group or child. */
  readonly isShown: (intervention: InterventionSummary) => boolean
  readonly newAddress: string
  readonly children?: ReactNode
}

export function InterventionsPanel({ isShown, newAddress, children }: InterventionsPanelProps) {
  const { queries } = useServices()
  const { data } = useQuery(queries.interventions)
  const [today] = useState(() => toAmsterdamDate(getNowSeconds()))
  const shown = data?.interventions.filter(isShown)
  return (
    <Panel
      title={texts.title}
      isFlush
      actions={
        <FlatLink to={newAddress} sign="plus" aria-label={texts.add}>
          {commonTexts.add}
        </FlatLink>
      }
    >
      <ul>
        {shown?.length === 0 && <li className={layout.listRow}>{texts.list.none}</li>}
        {shown?.map((intervention) => (
          <Row key={intervention.id} {...{ intervention, today }} />
        ))}
      </ul>
      {children}
    </Panel>
  )
}

interface RowProps {
  readonly intervention: InterventionSummary
  readonly today: string
}

function Row({ intervention, today }: RowProps) {
  const { id, label, begin_on, end_on, topic_labels } = intervention
  const state = describeInterventionState(intervention, today)
  return (
    <li className={layout.listRow}>
      <Link to={addresses.intervention(id)}>{label}</Link>
      <span className={layout.quiet}>{topic_labels.join(', ')}</span>
      <span className={layout.quiet}>
        {fill(texts.list.days, { begin: sayDay(begin_on), end: sayDay(end_on) })}
      </span>
      {state !== null && <Badge>{state}</Badge>}
    </li>
  )
}
