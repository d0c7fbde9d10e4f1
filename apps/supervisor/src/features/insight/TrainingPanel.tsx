import { HiddenText } from '@letterliaan/ui'
import type { StudentInsight } from '@letterliaan/contract'
import { Panel } from '../../app/controls/Panel.tsx'
import { concludeTraining } from './conclusions.ts'
import styles from './Insight.module.css'
import { ShareCells } from './ShareCells.tsx'

type Training = Pick<StudentInsight, 'trained' | 'untrained'>

/** Words that were practised apart from words that never were (INZ-4). */
export function TrainingPanel({ name, insight }: { name: string; insight: Training }) {
  return (
    <Panel title="Geoefende en nieuwe woorden">
      <p className={styles.conclusion}>{concludeTraining(name, insight)}</p>
      <table className={styles.table}>
        <caption>
          <HiddenText>Geoefende en nieuwe woorden in dictees en toetsen</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col">Woorden</th>
            <th scope="col" colSpan={2}>
              In één keer goed
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Eerder geoefend</th>
            <ShareCells tally={insight.trained} />
          </tr>
          <tr>
            <th scope="row">Nooit geoefend</th>
            <ShareCells tally={insight.untrained} />
          </tr>
        </tbody>
      </table>
      <p className={styles.note}>Alleen dictees en toetsen tellen: daar is het woord niet te zien.</p>
    </Panel>
  )
}
