import type { InterventionChild } from '@letterliaan/contract'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge, FlatButton, FlatLink, MoreMenu, Notice } from '../../app/controls/index.ts'
import {
  addresses,
  commonTexts,
  formatDay,
  getNowSeconds,
  PageFrame,
  useChange,
  useServices,
} from '../../app/index.ts'
import { ChildrenPanel } from '../../features/interventions/ChildrenPanel.tsx'
import { EvaluationForm } from '../../features/interventions/EvaluationForm.tsx'
import {
  archiveIntervention,
  measureIntervention,
} from '../../features/interventions/intervention-changes.ts'
import { SessionsPanel } from '../../features/interventions/SessionsPanel.tsx'
import { TrialDialog, TrialPanel } from '../../features/interventions/TrialPanel.tsx'
import { PlanFacts } from '../../features/interventions/PlanFacts.tsx'
import { sayDay, describeInterventionState } from '../../features/interventions/tell-intervention.ts'
import { texts } from '../../features/interventions/texts.ts'

/** Shows plan, work and measures of an intervention (DOE-8). */
export function InterventionPage({ intervention_id }: { intervention_id: number }) {
  const { queries } = useServices()
  const { data: intervention } = useSuspenseQuery(queries.intervention(intervention_id))
  const { id, label, group_id, group_name, begin_on, end_on, num_weeks, archived_at, children } = intervention
  const [today] = useState(() => toAmsterdamDate(getNowSeconds()))
  const archiving = useChange(archiveIntervention(id))
  const measuring = useChange(measureIntervention(id))
  const waiting = children.filter(({ waits_since }) => waits_since !== null)
  const hasBefore = children.every(({ results }) => results.every(({ before }) => before !== null))
  const state = describeInterventionState(intervention, today)
  const isArchived = archived_at !== null
  const [child, ...others] = children
  const isAlone = child !== undefined && others.length === 0
  const [isComparing, setComparing] = useState(false)
  const mayCompare = intervention.trial === null || intervention.trial.ended_at !== null

  return (
    <PageFrame
      title={label}
      back={
        group_id === null ? (
          <Link to={isAlone ? addresses.child(child.student_id) : addresses.children}>
            {isAlone ? child.name : commonTexts.children}
          </Link>
        ) : (
          <Link to={addresses.group(group_id)}>{group_name}</Link>
        )
      }
      intro={
        <>
          {fill(texts.page.about, { begin: sayDay(begin_on), end: sayDay(end_on), count: num_weeks })}{' '}
          {state !== null && <Badge>{state}</Badge>}
        </>
      }
      actions={
        <>
          <FlatButton onClick={() => window.print()}>{texts.page.print}</FlatButton>
          <FlatLink to={addresses.changeIntervention(id)}>{texts.page.change}</FlatLink>
          <MoreMenu>
            {mayCompare && <FlatButton onClick={() => setComparing(true)}>{texts.trial.title}</FlatButton>}
            <FlatButton aria-disabled={archiving.isBusy} onClick={() => archiving.run(!isArchived)}>
              {isArchived ? texts.page.takeOut : texts.page.putAway}
            </FlatButton>
          </MoreMenu>
        </>
      }
    >
      <PlanFacts intervention={intervention} />
      {waiting.length > 0 && <WaitingMeasures waiting={waiting} />}
      <ChildrenPanel
        intervention={intervention}
        actions={
          waiting.length < children.length && (
            <FlatButton
              aria-disabled={measuring.isBusy}
              onClick={() => measuring.run(hasBefore ? 'end' : 'start')}
            >
              {hasBefore ? texts.page.giveEnd : texts.page.giveStart}
            </FlatButton>
          )
        }
      />
      <TrialPanel intervention={intervention} />
      {isComparing && <TrialDialog intervention={intervention} onClose={() => setComparing(false)} />}
      <SessionsPanel intervention={intervention} />
      <EvaluationForm intervention={intervention} />
    </PageFrame>
  )
}

/** Children with a waiting measure get no other; it can be withdrawn on their own pages. */
const WaitingMeasures = ({ waiting }: { readonly waiting: readonly InterventionChild[] }) => (
  <Notice>
    <p>{texts.page.waits}</p>
    <ul>
      {waiting.map(({ student_id, name, waits_since }) => (
        <li key={student_id}>
          <Link to={addresses.measures(student_id)}>{name}</Link>
          {waits_since !== null && fill(texts.page.waitsSince, { day: formatDay(waits_since) })}
        </li>
      ))}
    </ul>
  </Notice>
)
