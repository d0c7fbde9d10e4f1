import type { Intervention, InterventionChild, InterventionResult } from '@letterliaan/contract'
import { interventionLimits } from '@letterliaan/contract/limits'
import { fill } from '@letterliaan/texts'
import { joinClasses, shared, TextAreaField } from '@letterliaan/ui'
import { useMemo, type ReactNode } from 'react'
import {
  type TableColumn,
  DataTable,
  FlatButton,
  FlatLink,
  Form,
  Panel,
  openRowProps,
  ControlIcon,
  type ToggledSelection,
  useSelection,
} from '../../app/controls/index.ts'
import { addresses, commonTexts, layout, useChange } from '../../app/index.ts'
import { DiscardButton, NewerNotice } from './EvaluationForm.tsx'
import { evaluateIntervention } from './intervention-changes.ts'
import { useEvaluation } from './useEvaluation.ts'
import { useIsPrinting } from '../../app/controls/useIsPrinting.ts'
import styles from './Interventions.module.css'
import {
  formatCountsBeforeAndAfter,
  formatMeasured,
  describeVerdict,
  summariseIntervention,
} from './describe-intervention.ts'
import { texts } from './texts.ts'

const changes = {
  forward: { sign: 'up', said: commonTexts.changes.forward },
  back: { sign: 'down', said: commonTexts.changes.back },
} as const satisfies Partial<Record<InterventionResult['verdict'], unknown>>

const changeOf = (verdict: InterventionResult['verdict']) =>
  verdict === 'forward' || verdict === 'back' ? changes[verdict] : null

const idOf = ({ student_id }: InterventionChild) => student_id
const nameOf = ({ name }: InterventionChild) => name

/** Shows each child's measures and minutes, sorted by name. A row unfolds to intervals and evaluation. */
export function ChildrenPanel({
  intervention,
  actions,
}: {
  readonly intervention: Intervention
  readonly actions: ReactNode
}) {
  const { children, goals, topic_labels } = intervention
  const opened = useSelection()
  const isPrinting = useIsPrinting()
  const columns = useMemo(
    () =>
      listColumns(
        goals.map(({ topic, wanted }, at) => ({
          topic,
          header: fill(texts.page.goal, { label: topic_labels[at] ?? '', wanted }),
        })),
        opened,
      ),
    [goals, topic_labels, opened],
  )
  const below = (child: InterventionChild) =>
    (isPrinting || opened.ids.has(child.student_id)) && <Detail {...{ intervention, child }} />
  return (
    <Panel title={texts.page.results} actions={actions} isFlush>
      <ul className={styles.summary}>
        {summariseIntervention(intervention).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <DataTable
        caption={texts.page.resultsOf}
        columns={columns}
        rows={children}
        idOf={idOf}
        nameOf={nameOf}
        below={below}
      />
      <p className={`${layout.quiet} ${layout.inset}`}>
        {texts.page.resultsNote} {texts.page.doseNote}
      </p>
    </Panel>
  )
}

interface Topic {
  readonly topic: string
  readonly header: string
}

const listColumns = (
  topics: readonly Topic[],
  { ids, toggle }: ToggledSelection,
): readonly TableColumn<InterventionChild>[] => [
  {
    key: 'name',
    header: commonTexts.child,
    isRowHeader: true,
    cell: ({ student_id, name }) => (
      <FlatButton
        look="bare"
        sign={ids.has(student_id) ? 'down' : 'right'}
        {...openRowProps}
        aria-expanded={ids.has(student_id)}
        onClick={() => toggle(student_id)}
      >
        {name}
      </FlatButton>
    ),
  },
  ...topics.map(({ topic, header }): TableColumn<InterventionChild> => ({
    key: topic,
    header,
    cell: ({ results }) => {
      const result = results.find((each) => each.topic === topic)
      return result === undefined ? commonTexts.nothing : <Counts result={result} />
    },
  })),
  {
    key: 'minutes',
    header: commonTexts.practiceTime,
    cell: ({ minutes, planned }) => fill(texts.page.minutesOf, { minutes, planned }),
  },
]

/** Shows the counts before and after. Shows an arrow only if the change is larger than its error. */
function Counts({ result }: { readonly result: InterventionResult }) {
  const change = changeOf(result.verdict)
  return (
    <span className={joinClasses(shared.wrap, styles.counts)}>
      {formatCountsBeforeAndAfter(result)}
      {change !== null && (
        <b>
          <ControlIcon name={change.sign} /> {change.said}
        </b>
      )}
      {result.reached === 'yes' && <span>{texts.reached.yes}</span>}
    </span>
  )
}

interface DetailProps {
  readonly intervention: Intervention
  readonly child: InterventionChild
}

function Detail({ intervention: { id }, child }: DetailProps) {
  const { student_id, name, results, weeks, times } = child
  const draft = useEvaluation(`${id}-${student_id}`, child.evaluation)
  const { evaluation } = draft
  const { isBusy, run } = useChange(evaluateIntervention(id), () => draft.takeSaved())

  return (
    <div className={layout.stack4}>
      <ul>
        {results.map((result) => (
          <li key={result.topic}>
            <b>{result.label}</b>:{' '}
            {fill(texts.page.measured, {
              before: formatMeasured(result.before),
              after: formatMeasured(result.after),
            })}{' '}
            {describeVerdict(result)}
          </li>
        ))}
        <li>
          {fill(texts.page.doseOfWeeks, {
            count: times,
            weeks: weeks
              .filter(({ planned }) => planned > 0)
              .map(({ minutes }) => minutes)
              .join(' · '),
          })}
        </li>
      </ul>
      <Form
        action={commonTexts.save}
        look="plain"
        isOff={isBusy}
        className={joinClasses(layout.stack4, styles.onScreen)}
        more={
          <>
            <DiscardButton draft={draft} />
            <FlatLink to={addresses.childPlan(id, student_id)}>{fill(texts.plan.open, { name })}</FlatLink>
          </>
        }
        onSubmit={() => run({ children: [{ student_id, evaluation, evaluation_before: child.evaluation }] })}
      >
        <TextAreaField
          label={fill(texts.page.evaluationOf, { name })}
          rows={2}
          value={evaluation}
          maxLength={interventionLimits.text}
          onWrite={draft.write}
        />
        <NewerNotice draft={draft} />
      </Form>
    </div>
  )
}
