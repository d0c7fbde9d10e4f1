import { HiddenText } from '@letterliaan/ui'
import type { Calibration } from '@letterliaan/contract'
import { Panel } from '../../app/controls/Panel.tsx'
import { ChartTable } from './ChartTable.tsx'
import { concludeCalibration } from './conclusions.ts'
import styles from './Insight.module.css'
import { ShareCells } from './ShareCells.tsx'

/** Does the child know when it does not know (KALM-2)? Only where it is asked how sure it is. */
export function CalibrationPanel({ name, calibration }: { name: string; calibration: Calibration }) {
  const { sure, doubt, sure_wrong } = calibration
  return (
    <Panel title="Zeker of twijfel">
      <p className={styles.conclusion}>{concludeCalibration(name, calibration)}</p>
      <table className={styles.table}>
        <caption>
          <HiddenText>Hoeveel antwoorden goed waren: als {name} zeker was, en bij twijfel</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col">{name} zei</th>
            <th scope="col" colSpan={2}>
              Goed
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Zeker</th>
            <ShareCells tally={sure} />
          </tr>
          <tr>
            <th scope="row">Twijfel</th>
            <ShareCells tally={doubt} />
          </tr>
        </tbody>
      </table>
      {sure_wrong.length > 0 && (
        <>
          <h3>Zeker, maar toch fout</h3>
          <ul className={styles.types}>
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
        caption={`Zeker of twijfel, van ${name}`}
        head={['', 'Goed', 'Fout']}
        rows={[
          ['Zeker', sure.right, sure.words - sure.right],
          ['Twijfel', doubt.right, doubt.words - doubt.right],
        ]}
      />
      <p className={styles.note}>De keuze telt niet mee voor punten of sterren.</p>
    </Panel>
  )
}
