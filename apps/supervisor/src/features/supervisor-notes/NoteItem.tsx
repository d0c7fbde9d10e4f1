import type { SupervisorNote } from '@letterliaan/contract'
import { Badge } from '../../app/controls/Badge.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { formatCalendarDay, formatDay } from '../../app/format.ts'
import layout from '../../app/style/layout.module.css'
import styles from './Notes.module.css'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'

export interface NoteItemProps {
  readonly note: SupervisorNote
  readonly isBusy: boolean
  readonly onMark: (isDone: boolean) => void
  readonly onChange: () => void
  readonly onRemove: () => void
}

/** A note with who wrote it and when; what was planned can be ticked, one's own can be changed. */
export function NoteItem({ note, isBusy, onMark, onChange, onRemove }: NoteItemProps) {
  const { text, author, is_own, follow_up_on, followed_up_at, created_at, updated_at } = note
  const about = fill(texts.note.written, { author, day: formatDay(created_at) })
  const isDone = followed_up_at !== null
  return (
    <li className={styles.note}>
      <p className={layout.quietSmall}>
        {updated_at > created_at
          ? fill(texts.note.changed, { written: about, day: formatDay(updated_at) })
          : about}
      </p>
      <p className={styles.text}>{text}</p>
      <div className={styles.foot}>
        {follow_up_on !== null && (
          <>
            <Badge look={isDone ? 'good' : 'attention'}>
              {fill(isDone ? texts.note.cameBackOn : texts.note.comeBackOn, {
                day: formatCalendarDay(follow_up_on),
              })}
            </Badge>
            <FlatButton
              sign={isDone ? 'undo' : 'check'}
              aria-label={fill(isDone ? texts.note.untickNote : texts.note.tickNote, { about })}
              aria-disabled={isBusy}
              onClick={() => onMark(!isDone)}
            >
              {isDone ? texts.note.untick : texts.note.tick}
            </FlatButton>
          </>
        )}
        {is_own && (
          <span className={styles.own}>
            <FlatButton
              look="bare"
              sign="pencil"
              aria-label={fill(texts.note.changeNote, { about })}
              onClick={onChange}
            >
              {texts.note.change}
            </FlatButton>
            <FlatButton
              look="bare"
              sign="remove"
              aria-label={fill(texts.note.removeNote, { about })}
              onClick={onRemove}
            >
              {texts.note.remove}
            </FlatButton>
          </span>
        )}
      </div>
    </li>
  )
}
