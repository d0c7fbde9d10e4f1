import type { Today } from '@letterliaan/contract'
import { Avatar } from '@letterliaan/ui/pictures'
import { fill } from '@letterliaan/texts'
import { FlatButton, SignRow } from '../../app/controls/index.ts'
import { commonTexts, formatDay, useChange } from '../../app/index.ts'
import { tellCause } from './tell-cause.ts'
import { texts } from './texts.ts'
import { markToday } from './today-marks.ts'
import styles from './TodayList.module.css'

/** Collapses rows that a member dismissed and that still apply (ZEG-5). */
export function PutAwayList({ lines }: { readonly lines: Today['put_away'] }) {
  return (
    <details className={styles.putAway}>
      <summary>{fill(texts.putAway.title, { count: lines.length })}</summary>
      <ul>
        {lines.map((line) => (
          <PutAwayItem key={line.id} line={line} />
        ))}
      </ul>
    </details>
  )
}

function PutAwayItem({ line }: { readonly line: Today['put_away'][number] }) {
  const { isBusy, run } = useChange(markToday)
  const { id, screen_name: name, buddy_id, causes, mark, marked_by: author, marked_at } = line
  return (
    <SignRow
      picture={<Avatar id={buddy_id} size="2.25rem" />}
      title={
        <>
          {name} <span>{causes.map(tellCause).join('; ')}</span>
        </>
      }
      detail={fill(texts.putAway[mark], { author, day: formatDay(marked_at) })}
      actions={
        <FlatButton
          look="bare"
          sign="undo"
          aria-label={fill(commonTexts.marks.markOf, { mark: texts.marks.open, name })}
          aria-disabled={isBusy}
          onClick={() => run({ name, mark: 'open', students: [{ id, causes }] })}
        >
          {texts.marks.open}
        </FlatButton>
      }
    />
  )
}
