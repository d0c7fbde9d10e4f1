import type { Intervention } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Facts, Panel } from '../../app/controls/index.ts'
import { commonTexts } from '../../app/index.ts'
import { texts } from './texts.ts'

export function PlanFacts({ intervention }: { readonly intervention: Intervention }) {
  const { goals, topic_labels, times_per_week, minutes, guide, approach, made_by } = intervention
  const written = [
    { label: texts.page.guidedBy, value: guide },
    { label: texts.page.approach, value: approach },
    { label: texts.page.madeBy, value: made_by },
  ]
  return (
    <Panel title={texts.page.plan}>
      <Facts
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
