import type { RepetitionReason, RepetitionWord, SpellingMoment, StudentInsight } from '@letterliaan/contract'
import { Panel } from '../../app/controls/Panel.tsx'
import { countOf } from '@letterliaan/texts/numbers'
import { concludeDue } from './conclusions.ts'
import styles from './Insight.module.css'
import { formatShortDay } from './times.ts'

type Repetition = Pick<StudentInsight, 'due' | 'repetitions'>

/** What is due, which repetitions are proposed, and why (INZ-6). */
export function RepetitionPanel({
  name,
  insight: { due, repetitions },
}: {
  name: string
  insight: Repetition
}) {
  return (
    <Panel title="Herhalen">
      <p className={styles.conclusion}>{concludeDue(name, due)}</p>
      {repetitions.length > 0 && <h3>Voorgestelde herhalingen</h3>}
      {repetitions.map((repetition) => (
        <Why key={repetition.step_id} repetition={repetition} />
      ))}
      {due.categories.length > 0 && <h3>Toe aan herhaling</h3>}
      <ul className={styles.types}>
        {due.categories.map(({ category, name: label, count, words }) => (
          <li key={category}>
            {label} <span className={styles.quiet}>{countOf(count, 'woord', 'woorden')}</span>
            <br />
            {words.map(({ word }) => word).join(', ')}
            {count > words.length && ` en nog ${count - words.length}`}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Why({ repetition: { label, reason, words } }: { repetition: RepetitionReason }) {
  return (
    <details className={styles.why}>
      <summary>
        {label} ({countOf(words.length, 'woord', 'woorden')}): waarom?
      </summary>
      <p>
        {reason === 'marked'
          ? 'Een begeleider koos deze stap om te herhalen.'
          : 'Van deze stap zijn vier of meer woorden toe aan herhaling.'}
      </p>
      <ul className={styles.moments}>
        {words.map((word) => (
          <li key={word.word}>
            <b>{word.word}</b>: {explain(word)}
          </li>
        ))}
      </ul>
    </details>
  )
}

const maxMoments = 5

function explain({ due_at, moments }: RepetitionWord): string {
  const latest = moments.slice(-maxMoments).map(tell)
  const before = latest.length > 0 ? latest.join(', ') : 'nog niet geschreven'
  return due_at === null ? before : `${before}. Toe aan herhaling sinds ${formatShortDay(due_at)}`
}

const outcomes = { right: 'goed', later: 'goed na een fout of hulp', wrong: 'fout' } as const

const tell = ({ at, outcome, written }: SpellingMoment): string =>
  `${formatShortDay(at)} ${outcomes[outcome]}${written === null ? '' : ` (${written})`}`
