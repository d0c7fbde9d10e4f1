import { joinClasses, shared } from '@letterliaan/ui'
import type { Measure, MeasuredTopic } from '@letterliaan/contract'
import { useState } from 'react'
import { fill } from '@letterliaan/texts'
import { StatusLabel, Checkbox, FlatButton, Panel } from '../../app/controls/index.ts'
import { commonTexts, formatDay, layout, toggleOne, useChange } from '../../app/index.ts'
import { applyProposal } from './measure-changes.ts'
import { measureAdviceNames, changesPath, measureKindNames } from './describe-measure.ts'
import styles from './Measures.module.css'
import { texts } from './texts.ts'

interface ProposalPanelProps {
  readonly measure: Measure
  readonly student_id: number
}

/** Shows proposals by topic with their reasons. The path changes only when they are applied (MEET-2). */
export function ProposalPanel({ measure, student_id }: ProposalPanelProps) {
  const { isBusy, run } = useChange(applyProposal(measure, student_id))
  const { topics, applied, is_complete, decided_at } = measure
  const proposed = topics.filter(({ advice }) => changesPath(advice)).map(({ key }) => key)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(proposed.filter((key) => !applied.includes(key))),
  )

  async function apply() {
    if (await run([...chosen])) setChosen(new Set())
  }

  return (
    <Panel
      title={fill(texts.proposal.title, {
        kind: measureKindNames[measure.kind].toLowerCase(),
        day: formatDay(measure.created_at),
      })}
    >
      <p>{texts.proposal.hint}</p>
      <ul>
        {topics.map((topic) => (
          <li key={topic.key} className={styles.topic}>
            {changesPath(topic.advice) ? (
              <Checkbox
                isChecked={chosen.has(topic.key)}
                onToggle={() => setChosen(toggleOne(chosen, topic.key))}
              >
                <Advice topic={topic} isApplied={applied.includes(topic.key)} />
              </Checkbox>
            ) : (
              <div className={styles.unticked}>
                <Advice topic={topic} isApplied={false} />
              </div>
            )}
            <TopicDetails topic={topic} />
          </li>
        ))}
      </ul>
      <div className={layout.line3}>
        {proposed.length > 0 && (
          <FlatButton
            look="primary"
            sign="check"
            aria-disabled={isBusy || chosen.size === 0}
            onClick={() => apply()}
          >
            {commonTexts.adopt}
          </FlatButton>
        )}
        {is_complete && decided_at === null && (
          <FlatButton aria-disabled={isBusy} onClick={() => run([])}>
            {proposed.length > 0 ? texts.proposal.nothing : commonTexts.marks.seen}
          </FlatButton>
        )}
        <span className={layout.quiet}>{sayChosen(proposed.length, chosen.size)}</span>
      </div>
    </Panel>
  )
}

function sayChosen(numProposed: number, numChosen: number): string {
  if (numProposed === 0) return texts.proposal.none
  return numChosen === 0 ? texts.proposal.intro : fill(texts.numTopics, { count: numChosen })
}

function Advice({ topic, isApplied }: { readonly topic: MeasuredTopic; readonly isApplied: boolean }) {
  const { advice, reason } = topic
  return (
    <span className={joinClasses(shared.inline, styles.advice)}>
      <StatusLabel look={advice === 'begin' ? 'attention' : advice === 'waive' ? 'good' : 'plain'}>
        {measureAdviceNames[advice]}
      </StatusLabel>
      <span>{reason}</span>
      {isApplied && <StatusLabel>{texts.proposal.adopted}</StatusLabel>}
    </span>
  )
}

function TopicDetails({ topic: { label, steps, mistakes } }: { readonly topic: MeasuredTopic }) {
  return (
    <details className={styles.details}>
      <summary aria-label={fill(texts.proposal.detailsOf, { label })}>{texts.proposal.details}</summary>
      <ul>
        {steps.map(({ nr, label: name, right, words }) => (
          <li key={nr}>
            {name}: {words === 0 ? texts.proposal.noWord : fill(texts.proposal.right, { right, words })}
          </li>
        ))}
      </ul>
      {mistakes.length > 0 && (
        <p>
          {fill(texts.proposal.mistakes, {
            words: mistakes
              .map(({ word, input }) => `${word} → ${input === '' ? texts.nothingWritten : input}`)
              .join(', '),
          })}
        </p>
      )}
    </details>
  )
}
