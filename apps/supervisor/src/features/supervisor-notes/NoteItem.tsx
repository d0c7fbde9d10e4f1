import type { SupervisorNote } from '@letterliaan/contract'
import { Badge } from '../../app/controls/Badge.tsx'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { formatCalendarDay, formatDay } from '../../app/format.ts'
import styles from './Notes.module.css'

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
  const about = `${author}, ${formatDay(created_at)}`
  const isDone = followed_up_at !== null
  return (
    <li className={styles.note}>
      <p className={styles.quiet}>
        {about}
        {updated_at > created_at && ` (gewijzigd: ${formatDay(updated_at)})`}
      </p>
      <p className={styles.text}>{text}</p>
      <div className={styles.foot}>
        {follow_up_on !== null && (
          <>
            <Badge look={isDone ? 'good' : 'attention'}>
              {isDone ? 'Gedaan: ' : 'Terugkomen op: '}
              {formatCalendarDay(follow_up_on)}
            </Badge>
            <FlatButton
              sign={isDone ? 'undo' : 'check'}
              aria-label={`${isDone ? 'Toch niet gedaan' : 'Gedaan'}: notitie van ${about}`}
              aria-disabled={isBusy}
              onClick={() => !isBusy && onMark(!isDone)}
            >
              {isDone ? 'Toch niet gedaan' : 'Gedaan'}
            </FlatButton>
          </>
        )}
        {is_own && (
          <span className={styles.own}>
            <FlatButton
              look="bare"
              sign="pencil"
              aria-label={`Wijzig: notitie van ${about}`}
              onClick={onChange}
            >
              Wijzig
            </FlatButton>
            <FlatButton
              look="bare"
              sign="remove"
              aria-label={`Verwijder: notitie van ${about}`}
              onClick={onRemove}
            >
              Verwijder
            </FlatButton>
          </span>
        )}
      </div>
    </li>
  )
}
