import type { InterventionSummary } from '@letterliaan/contract'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { StatusLabel, FlatLink, Panel } from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import { addresses, commonTexts, layout, useServices } from '../../app/index.ts'
import { formatLongDay, describeInterventionState } from './describe-intervention.ts'
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
        {fill(texts.list.days, { begin: formatLongDay(begin_on), end: formatLongDay(end_on) })}
      </span>
      {state !== null && <StatusLabel>{state}</StatusLabel>}
    </li>
  )
}
