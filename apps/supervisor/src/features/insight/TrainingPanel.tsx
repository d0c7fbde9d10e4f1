import type { StudentInsight } from '@letterliaan/contract'
import { Panel, PlainTable } from '../../app/controls/index.ts'
import { commonTexts } from '../../app/index.ts'
import { concludeTraining } from './conclusions.ts'
import { Fold } from './Fold.tsx'
import styles from './Insight.module.css'
import { Share } from './Share.tsx'
import { texts } from './texts.ts'

type Training = Pick<StudentInsight, 'trained' | 'untrained'>

/** Compares words that were practised with words that never were (INZ-4). */
export function TrainingPanel({ name, insight }: { name: string; insight: Training }) {
  return (
    <Panel title={texts.training.title}>
      <p className={styles.conclusion}>{concludeTraining(name, insight)}</p>
      <Fold title={texts.numbersFold}>
        <PlainTable
          isCaptionHidden
          caption={texts.training.chart}
          head={[commonTexts.words, commonTexts.rightAtOnce]}
          rows={[
            [texts.training.before, <Share key="before" tally={insight.trained} />],
            [texts.training.never, <Share key="never" tally={insight.untrained} />],
          ]}
        />
        <p className={styles.note}>{texts.training.explanation}</p>
      </Fold>
    </Panel>
  )
}
