import type {
  StudentInsight,
  RepetitionReason,
  RepetitionWord,
  SpellingMoment,
  Calibration,
} from '@letterliaan/contract'
import { Panel, PlainTable } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { concludeTraining, concludeDue, concludeCalibration, concludeConfusions } from './conclusions.ts'
import { CollapsedData } from './CollapsedData.tsx'
import styles from './Insight.module.css'
import { ShareCell } from './ShareCell.tsx'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'
import { formatShortDay } from './times.ts'
import { ChartTable } from './Chart.tsx'
import { HiddenText } from '@letterliaan/ui'
import { ScrollFrame } from './ScrollFrame.tsx'
import matrix from './Matrix.module.css'

type Training = Pick<StudentInsight, 'trained' | 'untrained'>

/** Compares words that were practised with words that never were (INZ-4). */
export function TrainingPanel({ name, insight }: { name: string; insight: Training }) {
  return (
    <Panel title={texts.training.title}>
      <p className={styles.conclusion}>{concludeTraining(name, insight)}</p>
      <CollapsedData title={texts.numbersFold}>
        <PlainTable
          isCaptionHidden
          caption={texts.training.chart}
          head={[commonTexts.words, commonTexts.rightAtOnce]}
          rows={[
            [texts.training.before, <ShareCell key="before" tally={insight.trained} />],
            [texts.training.never, <ShareCell key="never" tally={insight.untrained} />],
          ]}
        />
        <p className={styles.note}>{texts.training.explanation}</p>
      </CollapsedData>
    </Panel>
  )
}

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
        <CollapsedData title={texts.repetition.fold}>
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
        </CollapsedData>
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

/** Shows whether a child is sure of right answers and unsure of wrong ones (KALM-2), if the game asks that. */
export function CalibrationPanel({ name, calibration }: { name: string; calibration: Calibration }) {
  const { sure, doubt, sure_wrong } = calibration
  return (
    <Panel title={texts.calibration.title}>
      <p className={styles.conclusion}>{concludeCalibration(name, calibration)}</p>
      <CollapsedData title={texts.numbersFold}>
        <PlainTable
          isCaptionHidden
          caption={fill(texts.calibration.chart, { name })}
          head={[fill(texts.calibration.said, { name }), commonTexts.markedRight]}
          rows={[
            [texts.calibration.sure, <ShareCell key="sure" tally={sure} />],
            [texts.calibration.doubt, <ShareCell key="doubt" tally={doubt} />],
          ]}
        />
        {sure_wrong.length > 0 && (
          <>
            <h3>{texts.calibration.sureButWrong}</h3>
            <ul className={layout.stack3}>
              {sure_wrong.map(({ word, written, count }) => (
                <li key={`${word} ${written}`}>
                  {word} → {written}
                  {count > 1 && <span className={layout.quietSmall}> {count}×</span>}
                </li>
              ))}
            </ul>
          </>
        )}
        <ChartTable
          caption={fill(texts.calibration.table, { name })}
          head={['', commonTexts.markedRight, commonTexts.markedWrong]}
          rows={[
            [texts.calibration.sure, sure.right, sure.words - sure.right],
            [texts.calibration.doubt, doubt.right, doubt.words - doubt.right],
          ]}
        />
        <p className={styles.note}>{texts.calibration.explanation}</p>
      </CollapsedData>
    </Panel>
  )
}

type Confusions = StudentInsight['confusions']

/** Maximum number of confusions in the grid. The table below shows all of them. */
const maxConfusions = 12

const nameOf = (letters: string): string => (letters === '' ? '–' : letters)

/** Shows which graphemes a child confuses, in a grid of expected by written (INZ-5). */
export function ConfusionPanel({ name, confusions }: { name: string; confusions: Confusions }) {
  return (
    <Panel title={texts.confusions.title}>
      <p className={styles.conclusion}>{concludeConfusions(name, confusions)}</p>
      {confusions.length > 0 && (
        <CollapsedData title={texts.confusions.fold}>
          <Matrix confusions={confusions} />
          <ChartTable
            caption={texts.confusions.all}
            head={[
              texts.confusions.expected,
              texts.confusions.written,
              texts.confusions.times,
              texts.confusions.example,
            ]}
            rows={confusions.map(({ expected, written, count, spellings: [spelling] }) => [
              nameOf(expected),
              nameOf(written),
              count,
              spelling && `${spelling.word} → ${spelling.written}`,
            ])}
          />
          <p className={styles.note}>{texts.confusions.dash}</p>
        </CollapsedData>
      )}
    </Panel>
  )
}

function Matrix({ confusions }: { confusions: Confusions }) {
  const rows = confusions.slice(0, maxConfusions)
  const expected = [...new Set(rows.map((confusion) => confusion.expected))]
  const written = [...new Set(rows.map((confusion) => confusion.written))]
  const counts = new Map(
    rows.map((confusion) => [`${confusion.expected}\0${confusion.written}`, confusion.count]),
  )
  const top = Math.max(...counts.values())
  return (
    <ScrollFrame label={texts.confusions.grid}>
      <table className={matrix.matrix}>
        <caption>
          <HiddenText>{texts.confusions.tableTitle}</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={matrix.corner}>
              <span className={layout.quietSmall}>{texts.confusions.heard}</span>
            </th>
            {written.map((letters) => (
              <th key={letters} scope="col">
                {nameOf(letters)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {expected.map((letters) => (
            <tr key={letters}>
              <th scope="row">{nameOf(letters)}</th>
              {written.map((other) => {
                const count = counts.get(`${letters}\0${other}`)
                return (
                  <td key={other} className={count === undefined ? undefined : tintOf(count / top)}>
                    {count}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}

const tintOf = (share: number): string | undefined => (share > 0.5 ? styles.low : styles.middle)
