import type { GroupInsight } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { HiddenText } from '@letterliaan/ui'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
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
        <table className={styles.table}>
          <caption>
            <HiddenText>{common.practiceTime}</HiddenText>
          </caption>
          <thead>
            <tr>
              {head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map(({ student_id, name, num_sessions, seconds, words, right }) => (
              <tr key={student_id}>
                <th scope="row">{name}</th>
                <td>{num_sessions}</td>
                <td>{Math.round(seconds / 60)}</td>
                <td>{words}</td>
                <td>{right}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <p className={styles.note}>{texts.groupPractice.explanation}</p>
    </Panel>
  )
}
