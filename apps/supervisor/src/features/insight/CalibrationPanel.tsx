import type { Calibration } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Panel, PlainTable } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { ChartTable } from './ChartTable.tsx'
import { concludeCalibration } from './conclusions.ts'
import { Fold } from './Fold.tsx'
import styles from './Insight.module.css'
import { Share } from './Share.tsx'
import { texts } from './texts.ts'

/** Shows whether a child's confidence matches its answers (KALM-2), if the game asks for it. */
export function CalibrationPanel({ name, calibration }: { name: string; calibration: Calibration }) {
  const { sure, doubt, sure_wrong } = calibration
  return (
    <Panel title={texts.calibration.title}>
      <p className={styles.conclusion}>{concludeCalibration(name, calibration)}</p>
      <Fold title={texts.numbersFold}>
        <PlainTable
          isCaptionHidden
          caption={fill(texts.calibration.chart, { name })}
          head={[fill(texts.calibration.said, { name }), commonTexts.markedRight]}
          rows={[
            [texts.calibration.sure, <Share key="sure" tally={sure} />],
            [texts.calibration.doubt, <Share key="doubt" tally={doubt} />],
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
      </Fold>
    </Panel>
  )
}
