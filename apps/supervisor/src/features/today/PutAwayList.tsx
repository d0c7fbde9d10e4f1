import type { Today } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { useChange } from '../../app/data/useChange.ts'
import { formatDay } from '../../app/format.ts'
import { useServices } from '../../app/useServices.ts'
import { tellCause } from './tell-cause.ts'
import * as common from '../../app/texts/common.ts'
import * as texts from './texts.ts'
import { markToday } from './today-marks.ts'
import layout from '../../app/style/layout.module.css'
import styles from './TodayList.module.css'

/** Folds rows that a member put away and that are still true (ZEG-5). */
export function PutAwayList({ lines }: { readonly lines: Today['put_away'] }) {
  return (
    <details className={styles.putAway}>
      <summary>{fill(texts.putAway.title, { count: lines.length })}</summary>
      <ul className={layout.rows}>
        {lines.map((line) => (
          <PutAwayItem key={line.id} line={line} />
        ))}
      </ul>
    </details>
  )
}

function PutAwayItem({ line }: { readonly line: Today['put_away'][number] }) {
  const { client, queries } = useServices()
  const { isBusy, run } = useChange(markToday(client, queries))
  const { id, screen_name: name, causes, mark, marked_by: author, marked_at } = line
  return (
    <li className={styles.away}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {name} <span>{causes.map(tellCause).join('; ')}</span>
        </h3>
        <p className={styles.quiet}>{fill(texts.putAway[mark], { author, day: formatDay(marked_at) })}</p>
      </div>
      <FlatButton
        look="bare"
        sign="undo"
        aria-label={fill(common.marks.markOf, { mark: texts.marks.open, name })}
        aria-disabled={isBusy}
        onClick={() => void run({ name, mark: 'open', students: [{ id, causes }] })}
      >
        {texts.marks.open}
      </FlatButton>
    </li>
  )
}
