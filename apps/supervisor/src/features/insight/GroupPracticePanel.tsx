import type { GroupInsight } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Panel, PlainTable } from '../../app/controls/index.ts'
import { commonTexts } from '../../app/index.ts'
import styles from './Insight.module.css'
import type { PeriodChoice } from './period.ts'
import { ScrollFrame } from './ScrollFrame.tsx'
import { texts } from './texts.ts'

export interface GroupPracticePanelProps extends Pick<GroupInsight, 'students'> {
  /** The period, which is printed as text because its control is not printed. */
  readonly period: PeriodChoice
}

/** Shows how often and how long each child of the group practised, always sorted by name. */
export function GroupPracticePanel({ students, period }: GroupPracticePanelProps) {
  const title = fill(texts.groupPractice.title, { period: texts.period[period] })
  const head = [
    commonTexts.child,
    texts.practice.times,
    commonTexts.inMinutes,
    texts.groupPractice.words,
    commonTexts.rightAtOnce,
  ]
  return (
    <Panel title={title}>
      <ScrollFrame label={commonTexts.practiceTime}>
        <PlainTable
          isCaptionHidden
          caption={commonTexts.practiceTime}
          head={head}
          rows={students.map(({ name, num_sessions, seconds, words, right }) => [
            name,
            num_sessions,
            Math.round(seconds / 60),
            words,
            right,
          ])}
        />
      </ScrollFrame>
      <p className={styles.note}>{texts.groupPractice.explanation}</p>
    </Panel>
  )
}
