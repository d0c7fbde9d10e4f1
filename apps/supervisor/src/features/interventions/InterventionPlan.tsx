import type { Intervention, InterventionChild, InterventionMeasured } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { FactList, Panel } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { texts } from './texts.ts'
import styles from './Interventions.module.css'
import { formatLongDay } from './describe-intervention.ts'

export function PlanFacts({ intervention }: { readonly intervention: Intervention }) {
  const { goals, topic_labels, times_per_week, minutes, guide, approach, made_by } = intervention
  const written = [
    { label: texts.page.guidedBy, value: guide },
    { label: texts.page.approach, value: approach },
    { label: texts.page.madeBy, value: made_by },
  ]
  return (
    <Panel title={texts.page.plan}>
      <FactList
        facts={[
          {
            label: commonTexts.aim,
            value: goals
              .map(({ wanted }, at) => fill(texts.page.goal, { label: topic_labels[at] ?? '', wanted }))
              .join(', '),
          },
          {
            label: texts.form.dose,
            value: fill(texts.page.perWeek, { times: times_per_week, minutes }),
          },
          ...written.filter(({ value }) => value !== ''),
        ]}
      />
    </Panel>
  )
}

interface ChildPlanProps {
  readonly intervention: Intervention
  readonly child: InterventionChild
}

const tell = ({ right, words }: InterventionMeasured): string =>
  fill(commonTexts.countOf, { count: right, all: words })

/** The plan of one child, in words for parents and without data of other children. */
export function ChildPlan({ intervention, child }: ChildPlanProps) {
  const { begin_on, end_on, num_weeks, times_per_week, minutes, guide, approach } = intervention
  const { name, results, evaluation } = child
  const written = [
    { label: texts.page.guidedBy, value: guide },
    { label: texts.page.approach, value: approach },
  ]
  return (
    <>
      <Panel title={fill(texts.plan.aim, { name })}>
        <ul>
          {results.map(({ topic, label, wanted, before }) => (
            <li key={topic}>
              <b>{label}</b>: {fill(texts.plan.wanted, { count: Math.round(wanted / 5) })}{' '}
              {before !== null && fill(texts.plan.before, { before: tell(before) })}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={texts.plan.how}>
        <FactList
          facts={[
            {
              label: texts.plan.howOften,
              value: fill(texts.page.perWeek, { times: times_per_week, minutes }),
            },
            {
              label: texts.plan.howLong,
              value: fill(texts.page.about, {
                begin: formatLongDay(begin_on),
                end: formatLongDay(end_on),
                count: num_weeks,
              }),
            },
            ...written.filter(({ value }) => value !== ''),
          ]}
        />
      </Panel>
      <Panel title={commonTexts.howItGoes}>
        <ul>
          <li>{fill(texts.plan.done, { minutes: child.minutes, planned: child.planned })}</li>
          {results.map(
            ({ topic, label, after }) =>
              after !== null && <li key={topic}>{fill(texts.plan.after, { label, after: tell(after) })}</li>,
          )}
        </ul>
        {evaluation !== '' && <p>{evaluation}</p>}
      </Panel>
      <Panel title={texts.plan.agreed}>
        <p>{texts.plan.agreedText}</p>
        <div className={layout.boxes}>
          {[texts.plan.parents, texts.plan.teacher, texts.plan.coach].map((who) => (
            <p key={who} className={styles.signature}>
              {who}
            </p>
          ))}
        </div>
      </Panel>
    </>
  )
}
