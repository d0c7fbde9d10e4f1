import { SpeechBubble } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import { RoomPlace, ThingPicture } from '@letterliaan/ui/scenes'
import styles from './BuddyAtHome.module.css'

export interface BuddyAtHomeProps {
  readonly buddy_id: number
  readonly greeting: string
}

/** The child's buddy on its cushion, with a word for who comes in. */
export function BuddyAtHome({ buddy_id, greeting }: BuddyAtHomeProps) {
  return (
    <RoomPlace thing="buddy" className={styles.home}>
      <SpeechBubble tail="below" className={styles.bubble ?? ''}>
        <p>{greeting}</p>
      </SpeechBubble>
      <ThingPicture name="cushion" className={styles.cushion} />
      <Buddy id={buddy_id} size="100%" className={styles.buddy ?? ''} />
    </RoomPlace>
  )
}
