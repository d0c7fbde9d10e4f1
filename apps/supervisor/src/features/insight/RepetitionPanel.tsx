import type { RepetitionReason, RepetitionWord, SpellingMoment, StudentInsight } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Panel } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { concludeDue } from './conclusions.ts'
import { Fold } from './Fold.tsx'
import styles from './Insight.module.css'
import { formatShortDay } from './times.ts'
import { texts } from './texts.ts'

type Repetition = Pick<StudentInsight, 'due' | 'repetitions'>

/** Shows due words and proposed repetitions with their reasons (INZ-6). */
export function RepetitionPanel({
  name,
  insight: { due, repetitions },
}: {
  name: string
  insight: Repetition
}) {
  return (
    <Panel title={commonTexts.repeat}>
      <p className={styles.conclusion}>{concludeDue(name, due)}</p>
      {repetitions.length > 0 && (
        <>
          <h3>{texts.repetition.proposed}</h3>
          <p>{fill(texts.repetition.offered, { name })}</p>
        </>
      )}
      {repetitions.map((repetition) => (
        <Why key={repetition.step_id} repetition={repetition} />
      ))}
      {due.categories.length > 0 && (
        <Fold title={texts.repetition.fold}>
          <h3>{texts.repetition.due}</h3>
          <ul className={layout.stack3}>
            {due.categories.map(({ category, name: label, count, words }) => (
              <li key={category}>
                {label} <span className={layout.quietSmall}>{fill(commonTexts.countedWords, { count })}</span>
                <br />
                {words.map(({ word }) => word).join(', ')}
                {count > words.length && fill(texts.repetition.more, { count: count - words.length })}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Panel>
  )
}

function Why({ repetition: { label, reason, words } }: { repetition: RepetitionReason }) {
  return (
    <details className={layout.details}>
      <summary>
        {fill(texts.repetition.why, {
          label,
          words: fill(commonTexts.countedWords, { count: words.length }),
        })}
      </summary>
      <p>{reason === 'marked' ? texts.repetition.byChoice : texts.repetition.byWords}</p>
      <ul className={layout.bullets}>
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

function explain({ why, step, due_at, moments }: RepetitionWord): string {
  if (why === 'confirms') return fill(texts.repetition.confirms, { step })
  const latest = moments.slice(-maxMoments).map(tell)
  const before = latest.length > 0 ? latest.join(', ') : texts.repetition.neverWritten
  if (why === 'written' || why === 'fills' || why === 'unrecalled')
    return fill(texts.repetition[why], { before })
  return due_at === null || why === 'chosen'
    ? before
    : fill(texts.repetition.dueSince, { before, day: formatShortDay(due_at) })
}

const outcomes = {
  right: commonTexts.right,
  later: texts.repetition.rightLater,
  wrong: commonTexts.wrong,
} as const

const tell = ({ at, outcome, written }: SpellingMoment): string =>
  `${formatShortDay(at)} ${outcomes[outcome]}${written === null ? '' : ` (${written})`}`
