import type { RosterPreview } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { Panel } from '../../app/controls/Panel.tsx'
import * as common from '../../app/texts/common.ts'
import layout from '../../app/style/layout.module.css'
import styles from './Roster.module.css'
import * as texts from './texts.ts'

const numShown = 5

/** Large, so that a wrong column or a broken letter is seen at once. */
export function FirstChildren({ rows, hasColumns }: { rows: RosterPreview['rows']; hasColumns: boolean }) {
  const shown = rows.slice(0, numShown)
  return (
    <Panel title={fill(texts.first.title, { count: shown.length })}>
      <table className={styles.first}>
        <thead>
          <tr>
            <th scope="col">{common.firstName}</th>
            <th scope="col">{common.lastName}</th>
            <th scope="col">{common.group}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row }) => (
            <tr key={row.line}>
              <td>{row.first_name || common.nothing}</td>
              <td>{row.last_name || common.nothing}</td>
              <td>{row.group_names.join(', ') || common.nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={layout.quietSmall}>{hasColumns ? texts.first.columns : texts.first.list}</p>
    </Panel>
  )
}
