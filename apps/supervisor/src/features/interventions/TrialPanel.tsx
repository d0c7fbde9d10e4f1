import type { Intervention, InterventionChild, InterventionTrial } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { useState } from 'react'
import { ActionDialog, Choice, FlatButton, Panel } from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import { commonTexts, formatDay, layout, useChange } from '../../app/index.ts'
import { setTrial } from './intervention-changes.ts'
import { texts } from './texts.ts'

/** Shows the comparison of two ways of practice (ADR 42), if it was started. */
export function TrialPanel({ intervention }: { readonly intervention: Intervention }) {
  const { isBusy, run } = useChange(setTrial(intervention.id))
  const [isStopping, setStopping] = useState(false)
  const { trial, children } = intervention
  if (trial === null) return null
  const { topic, label, ended_at } = trial
  const hasOthers = children.some((child) => child.trial === null)
  return (
    <Panel
      title={fill(texts.trial.titleOf, { label })}
      actions={
        ended_at === null && (
          <>
            {hasOthers && (
              <FlatButton aria-disabled={isBusy} onClick={() => run(topic)}>
                {texts.trial.others}
              </FlatButton>
            )}
            <FlatButton onClick={() => setStopping(true)}>{texts.trial.end}</FlatButton>
          </>
        )
      }
    >
      <p>{sayTrial(intervention, trial)}</p>
      <ul>
        {children.map((child) => (
          <li key={child.student_id}>
            <ChildOfTrial child={child} />
          </li>
        ))}
      </ul>
      <p className={layout.quiet}>{texts.trial.note}</p>
      {isStopping && (
        <ActionDialog
          title={texts.trial.stop}
          action={texts.trial.stop}
          isBlocked={isBusy}
          onAct={() => {
            setStopping(false)
            return run(null)
          }}
          onClose={() => setStopping(false)}
        >
          <p>{texts.trial.stopping}</p>
        </ActionDialog>
      )}
    </Panel>
  )
}

interface TrialDialogProps {
  readonly intervention: Intervention
  readonly onClose: () => void
}

export function TrialDialog({ intervention, onClose }: TrialDialogProps) {
  const { isBusy, run } = useChange(setTrial(intervention.id), onClose)
  const { goals, topic_labels, trial } = intervention
  const choices = goals.map(({ topic }, at) => ({ value: topic, label: topic_labels[at] ?? '' }))
  const [topic, setTopic] = useState(choices[0]?.value ?? '')
  return (
    <ActionDialog
      title={texts.trial.title}
      action={texts.trial.begin}
      isBlocked={isBusy}
      onAct={() => run(topic)}
      onClose={onClose}
    >
      <p>{texts.trial.explained}</p>
      {choices.length > 1 && (
        <Choice legend={texts.trial.which} options={choices} value={topic} onChange={setTopic} />
      )}
      {trial !== null && <p>{texts.trial.again}</p>}
    </ActionDialog>
  )
}

function ChildOfTrial({ child: { name, trial } }: { readonly child: InterventionChild }) {
  if (trial === null) return <>{fill(texts.trial.noPart, { name })}</>
  const { rule, sight, practised, outcome } = trial
  return (
    <details>
      <summary>
        <b>{name}</b>: {fill(texts.trial.practised, practised)}
        {outcome !== null &&
          ` ${fill(texts.trial.outcome, { rule: countOf(outcome.rule), sight: countOf(outcome.sight) })}`}
      </summary>
      <p>{fill(texts.trial.ruleWords, { words: rule.join(', ') })}</p>
      <p>{fill(texts.trial.sightWords, { words: sight.join(', ') })}</p>
    </details>
  )
}

const countOf = ({ right, words }: InterventionTrial['rule']): string =>
  fill(commonTexts.countOf, { count: right, all: words })

/** Says how many words were right in each way, and how certain the difference is. */
function sayTrial({ children }: Intervention, trial: InterventionTrial): string {
  const { verdict, rule, sight, low, high, dictation_from } = trial
  const taking = children.flatMap((child) => child.trial ?? [])
  const count = taking.filter(({ outcome }) => outcome !== null).length
  if (verdict === 'waits') {
    if (trial.ended_at !== null) return texts.trial.verdicts.nothing
    return dictation_from > getNowSeconds()
      ? fill(texts.trial.verdicts.practising, { day: formatDay(dictation_from) })
      : fill(texts.trial.verdicts.waits, { count, all: taking.length })
  }
  const points = [low, high].map((share) => Math.round(100 * share))
  const [least = 0, most = 0] = verdict === 'sight' ? points.map((each) => -each).toReversed() : points
  const counts = fill(texts.trial.counts, { rule: countOf(rule), sight: countOf(sight) })
  return `${counts} ${fill(texts.trial.verdicts[verdict], { low: least, high: most, less: -least })}`
}
