import { HiddenText } from '@letterliaan/ui'
import type { Calibration } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Panel } from '../../app/controls/Panel.tsx'
import { ChartTable } from './ChartTable.tsx'
import { concludeCalibration } from './conclusions.ts'
import { Fold } from './Fold.tsx'
import layout from '../../app/style/layout.module.css'
import styles from './Insight.module.css'
import { ShareCells } from './ShareCells.tsx'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'

/** Does the child know when it does not know (KALM-2)? Only where it is asked how sure it is. */
export function CalibrationPanel({ name, calibration }: { name: string; calibration: Calibration }) {
  const { sure, doubt, sure_wrong } = calibration
  return (
    <Panel title={texts.calibration.title}>
      <p className={styles.conclusion}>{concludeCalibration(name, calibration)}</p>
      <Fold title={texts.numbersFold}>
        <table className={styles.table}>
          <caption>
            <HiddenText>{fill(texts.calibration.chart, { name })}</HiddenText>
          </caption>
          <thead>
            <tr>
              <th scope="col">{fill(texts.calibration.said, { name })}</th>
              <th scope="col" colSpan={2}>
                {common.markedRight}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{texts.calibration.sure}</th>
              <ShareCells tally={sure} />
            </tr>
            <tr>
              <th scope="row">{texts.calibration.doubt}</th>
              <ShareCells tally={doubt} />
            </tr>
          </tbody>
        </table>
        {sure_wrong.length > 0 && (
          <>
            <h3>{texts.calibration.sureButWrong}</h3>
            <ul className={layout.stack3}>
              {sure_wrong.map(({ word, written, count }) => (
                <li key={`${word} ${written}`}>
                  {word} → {written}
                  {count > 1 && <span className={styles.quiet}> {count}×</span>}
                </li>
              ))}
            </ul>
          </>
        )}
        <ChartTable
          caption={fill(texts.calibration.table, { name })}
          head={['', common.markedRight, common.markedWrong]}
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
