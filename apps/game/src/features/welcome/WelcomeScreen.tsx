import { Button, Card } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import styles from './WelcomeScreen.module.css'

export interface WelcomeScreenProps {
  readonly buddy_id: number
  readonly busy: boolean
  readonly onEnter: () => void
}

/** After the first profile: the way into the jungle (PROF-5). */
export function WelcomeScreen({ buddy_id, busy, onEnter }: WelcomeScreenProps) {
  return (
    <Card className={styles.card}>
      <Buddy id={buddy_id} mood="juicht" size="9rem" />
      <p className={styles.cheer}>Fantastisch!</p>
      <p>Nu kan het avontuur beginnen. Ik loop met je mee.</p>
      <Button size="large" disabled={busy} onClick={onEnter}>
        Ga naar de jungle
      </Button>
    </Card>
  )
}
