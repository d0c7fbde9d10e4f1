import * as profileTexts from '@letterliaan/texts/profile'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { Button, Card, Glyph } from '@letterliaan/ui'
import { Buddy, useWording } from '@letterliaan/ui/pictures'
import styles from './WelcomeScreen.module.css'

export interface WelcomeScreenProps {
  readonly buddy_id: number
  readonly busy: boolean
  readonly onEnter: () => void
}

const lines = [profileTexts.welcome.cheer, profileTexts.welcome.begin]

/** PROF-5 */
export function WelcomeScreen({ buddy_id, busy, onEnter }: WelcomeScreenProps) {
  const word = useWording()
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <Card className={styles.card}>
      <Buddy id={buddy_id} mood="juicht" size="9rem" />
      <p className={styles.cheer}>{textOf(0)}</p>
      <p>
        {textOf(1)} {speaker}
      </p>
      <Button size="large" icon={<Glyph name="play" />} disabled={busy} onClick={onEnter}>
        {word(profileTexts.welcome.toJungle)}
      </Button>
    </Card>
  )
}
