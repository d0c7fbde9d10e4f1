import type { GroupInsight } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Panel, PlainTable } from '../../app/controls/index.ts'
import { common } from '../../app/index.ts'
import styles from './Insight.module.css'
import type { Period } from './period.ts'
import { ScrollFrame } from './ScrollFrame.tsx'
import * as texts from './texts.ts'

export interface GroupPracticePanelProps extends Pick<GroupInsight, 'students'> {
  /** Named on paper, where the choice of it is not printed. */
  readonly period: Period
}

/** How often and how long each child practised in the group, sorted by name and by nothing else. */
export function GroupPracticePanel({ students, period }: GroupPracticePanelProps) {
  const title = fill(texts.groupPractice.title, { period: texts.period[period] })
  const head = [
    common.child,
    texts.practice.times,
    common.inMinutes,
    texts.groupPractice.words,
    common.rightAtOnce,
  ]
  return (
    <Panel title={title}>
      <ScrollFrame label={common.practiceTime}>
        <PlainTable
          isCaptionHidden
          caption={common.practiceTime}
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
