import type { Today } from '@letterliaan/contract'
import { Avatar } from '@letterliaan/ui/pictures'
import { Link } from '@letterliaan/web/link'
import { FlatButton, rowTarget, SignRow } from '../../app/controls/index.ts'
import { addresses, formatCalendarDay } from '../../app/index.ts'
import styles from './Notes.module.css'
import { useNoteCalls } from './useNoteCalls.ts'
import { fill } from '@letterliaan/texts'
import { texts } from './texts.ts'

type FollowUp = Today['follow_ups'][number]

/** Lists notes with a follow-up date, each until it is done (VAN-2). */
export function FollowUpList({ followUps }: { readonly followUps: readonly FollowUp[] }) {
  return (
    <ul>
      {followUps.map((followUp) => (
        <FollowUpItem key={followUp.note_id} followUp={followUp} />
      ))}
    </ul>
  )
}

function FollowUpItem({ followUp }: { readonly followUp: FollowUp }) {
  const { id, note_id, screen_name, buddy_id, text, author, follow_up_on } = followUp
  const { isBusy, mark } = useNoteCalls(id)
  return (
    <SignRow
      picture={<Avatar id={buddy_id} size="2.25rem" />}
      title={
        <>
          <Link to={addresses.child(id)} {...rowTarget}>
            {screen_name}
          </Link>{' '}
          <span className={styles.text}>{text}</span>
        </>
      }
      detail={fill(texts.followUp.for, { author, day: formatCalendarDay(follow_up_on) })}
      actions={
        <FlatButton
          sign="check"
          aria-label={fill(texts.followUp.tickAbout, { screen_name })}
          aria-disabled={isBusy}
          onClick={() => mark({ id: note_id }, true)}
        >
          {texts.note.tick}
        </FlatButton>
      }
    />
  )
}
