import type {
  Intervention,
  InterventionChild,
  InterventionPlan,
  SupervisedStudent,
} from '@letterliaan/contract'
import { toAmsterdamDate } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { useState } from 'react'
import { StatusLabel, FlatButton, FlatLink, Notice } from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import {
  addresses,
  commonTexts,
  formatDay,
  PageFrame,
  useChange,
  useServices,
  useData,
} from '../../app/index.ts'
import { ChildrenPanel } from '../../features/interventions/ChildrenPanel.tsx'
import { EvaluationForm } from '../../features/interventions/EvaluationForm.tsx'
import {
  archiveIntervention,
  measureIntervention,
  changeIntervention,
  planIntervention,
} from '../../features/interventions/intervention-changes.ts'
import { SessionsPanel } from '../../features/interventions/SessionsPanel.tsx'
import { PlanFacts } from '../../features/interventions/InterventionPlan.tsx'
import {
  formatLongDay,
  describeInterventionState,
} from '../../features/interventions/describe-intervention.ts'
import { texts } from '../../features/interventions/texts.ts'
import {
  ChangeInterventionForm,
  NewInterventionForm,
} from '../../features/interventions/InterventionForm.tsx'
import { createDraft } from '../../features/interventions/plan-draft.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Shows the plan, work and measures of an intervention (DOE-8). */
export function InterventionPage({ intervention_id }: { intervention_id: number }) {
  const [intervention] = useData((queries) => [queries.intervention(intervention_id)])
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
          {fill(texts.page.about, {
            begin: formatLongDay(begin_on),
            end: formatLongDay(end_on),
            count: num_weeks,
          })}{' '}
          {state !== null && <StatusLabel>{state}</StatusLabel>}
        </>
      }
      actions={
        <>
          <FlatButton onClick={() => window.print()}>{texts.page.print}</FlatButton>
          <FlatLink to={addresses.changeIntervention(id)}>{texts.page.change}</FlatLink>
          <FlatButton aria-disabled={archiving.isBusy} onClick={() => archiving.run(!isArchived)}>
            {isArchived ? texts.page.takeOut : texts.page.putAway}
          </FlatButton>
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
      <SessionsPanel intervention={intervention} />
      <EvaluationForm intervention={intervention} />
    </PageFrame>
  )
}

/** Lists children whose measure waits. They get no other, but it can be withdrawn on the child's page. */
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

type Whom = { readonly group_id: number } | { readonly student_id: number }

/** Plans an intervention for children of a group, or for one child (DOE-8). */
export function NewInterventionPage(whom: Whom) {
  const { navigator } = useServices()
  const [students, groups, data] = useData((queries) => [
    queries.students,
    queries.groups,
    queries.interventions,
  ])
  const [now] = useState(getNowSeconds)
  const { isBusy, run } = useChange(planIntervention, ({ id }) => navigator.go(addresses.intervention(id)))
  const place = findPlace(whom)
  if (place === undefined) return <NotFoundPage />
  const { of, name, back, group_id, student_ids, isNear } = place
  return (
    <PageFrame
      title={fill(texts.form.title, { name })}
      back={<Link to={back}>{name}</Link>}
      intro={texts.form.intro}
    >
      <NewInterventionForm
        initial={createDraft({ group_id, student_ids }, now)}
        submit={texts.form.plan}
        onSave={run}
        topics={data.topics}
        {...{ of, students, isBusy, isNear }}
      />
    </PageFrame>
  )

  function findPlace(sought: Whom) {
    if ('group_id' in sought) {
      const group = groups.find(({ id }) => id === sought.group_id)
      return (
        group && {
          of: `group-${group.id}`,
          name: group.name,
          back: addresses.group(group.id),
          group_id: group.id,
          student_ids: [],
          isNear: ({ group_ids }: SupervisedStudent) => group_ids.includes(group.id),
        }
      )
    }
    const child = students.find(({ id }) => id === sought.student_id)
    return (
      child && {
        of: `child-${child.id}`,
        name: child.screen_name,
        back: addresses.child(child.id),
        group_id: child.group_ids[0] ?? null,
        student_ids: [child.id],
        isNear: ({ group_ids }: SupervisedStudent) => group_ids.some((id) => child.group_ids.includes(id)),
      }
    )
  }
}

export function ChangeInterventionPage({ intervention_id }: { intervention_id: number }) {
  const { navigator } = useServices()
  const [students, data, intervention] = useData((queries) => [
    queries.students,
    queries.interventions,
    queries.intervention(intervention_id),
  ])
  const [opened, setOpened] = useState(intervention)
  const { id, label, group_id, group_name, version } = intervention
  const { isBusy, run } = useChange(changeIntervention(id, planOf(intervention)), () =>
    navigator.go(addresses.intervention(id)),
  )
  const isNear = ({ group_ids }: SupervisedStudent) => group_id !== null && group_ids.includes(group_id)
  return (
    <PageFrame
      title={texts.form.changeTitle}
      back={<Link to={addresses.intervention(id)}>{label}</Link>}
      intro={group_name ?? texts.form.intro}
    >
      <output>
        {opened.version !== version && !isBusy && (
          <Notice
            look="attention"
            action={<FlatButton onClick={() => setOpened(intervention)}>{texts.form.showNewer}</FlatButton>}
          >
            {texts.form.isNewer}
          </Notice>
        )}
      </output>
      <ChangeInterventionForm
        key={opened.version}
        initial={planOf(opened)}
        submit={commonTexts.save}
        onSave={(plan) => run({ plan, version })}
        topics={data.topics}
        {...{ students, isBusy, isNear }}
      />
    </PageFrame>
  )
}

const planOf = (intervention: Intervention): InterventionPlan => ({
  label: intervention.label,
  goals: intervention.goals,
  group_id: intervention.group_id,
  student_ids: intervention.student_ids,
  times_per_week: intervention.times_per_week,
  minutes: intervention.minutes,
  begin_on: intervention.begin_on,
  end_on: intervention.end_on,
  guide: intervention.guide,
  approach: intervention.approach,
})
