import type { SupervisedStudent } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses, commonTexts, getNowSeconds, PageFrame, useChange, useServices } from '../../app/index.ts'
import { changeIntervention, planIntervention } from '../../features/interventions/intervention-changes.ts'
import {
  ChangeInterventionForm,
  NewInterventionForm,
} from '../../features/interventions/InterventionForm.tsx'
import { createDraft, toPlan } from '../../features/interventions/plan-draft.ts'
import { texts } from '../../features/interventions/texts.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

type Whom = { readonly group_id: number } | { readonly student_id: number }

/** Plans an intervention for children of a group, or for one child (DOE-8). */
export function NewInterventionPage(whom: Whom) {
  const { queries, navigator } = useServices()
  const [{ data: students }, { data: groups }, { data }] = useSuspenseQueries({
    queries: [queries.students, queries.groups, queries.interventions],
  })
  const [now] = useState(getNowSeconds)
  const { isBusy, run } = useChange(planIntervention, ({ id }) => navigator.go(addresses.intervention(id)))
  const place = findPlace(whom)
  if (place === undefined) return <NotFoundPage />
  const { name, back, group_id, student_ids, isNear } = place
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
        {...{ students, isBusy, isNear }}
      />
    </PageFrame>
  )

  function findPlace(of: Whom) {
    if ('group_id' in of) {
      const group = groups.find(({ id }) => id === of.group_id)
      return (
        group && {
          name: group.name,
          back: addresses.group(group.id),
          group_id: group.id,
          student_ids: [],
          isNear: ({ group_ids }: SupervisedStudent) => group_ids.includes(group.id),
        }
      )
    }
    const child = students.find(({ id }) => id === of.student_id)
    return (
      child && {
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
  const { queries, navigator } = useServices()
  const [{ data: students }, { data }, { data: intervention }] = useSuspenseQueries({
    queries: [queries.students, queries.interventions, queries.intervention(intervention_id)],
  })
  const { id, label, goals, group_id, group_name } = intervention
  const draft = {
    label,
    goals,
    group_id,
    student_ids: intervention.student_ids,
    times_per_week: intervention.times_per_week,
    minutes: intervention.minutes,
    begin_on: intervention.begin_on,
    end_on: intervention.end_on,
    guide: intervention.guide,
    approach: intervention.approach,
  }
  const { isBusy, run } = useChange(changeIntervention(id, toPlan(draft)), () =>
    navigator.go(addresses.intervention(id)),
  )
  const isNear = ({ group_ids }: SupervisedStudent) => group_id !== null && group_ids.includes(group_id)
  return (
    <PageFrame
      title={texts.form.changeTitle}
      back={<Link to={addresses.intervention(id)}>{label}</Link>}
      intro={group_name ?? texts.form.intro}
    >
      <ChangeInterventionForm
        initial={draft}
        submit={commonTexts.save}
        onSave={run}
        topics={data.topics}
        {...{ students, isBusy, isNear }}
      />
    </PageFrame>
  )
}
