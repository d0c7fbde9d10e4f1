import { HiddenText } from '@letterliaan/ui'
import type { StudentInsight } from '@letterliaan/contract'
import { Panel } from '../../app/controls/Panel.tsx'
import { concludeTraining } from './conclusions.ts'
import { Fold } from './Fold.tsx'
import styles from './Insight.module.css'
import { ShareCells } from './ShareCells.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

type Training = Pick<StudentInsight, 'trained' | 'untrained'>

/** Words that were practised apart from words that never were (INZ-4). */
export function TrainingPanel({ name, insight }: { name: string; insight: Training }) {
  return (
    <Panel title={texts.training.title}>
      <p className={styles.conclusion}>{concludeTraining(name, insight)}</p>
      <Fold title={texts.numbersFold}>
        <table className={styles.table}>
          <caption>
            <HiddenText>{texts.training.chart}</HiddenText>
          </caption>
          <thead>
            <tr>
              <th scope="col">{common.words}</th>
              <th scope="col" colSpan={2}>
                {common.rightAtOnce}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{texts.training.before}</th>
              <ShareCells tally={insight.trained} />
            </tr>
            <tr>
              <th scope="row">{texts.training.never}</th>
              <ShareCells tally={insight.untrained} />
            </tr>
          </tbody>
        </table>
        <p className={styles.note}>{texts.training.explanation}</p>
      </Fold>
    </Panel>
  )
}
