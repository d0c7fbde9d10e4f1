import { profileTexts } from '@letterliaan/texts/profile'
import { SpokenText } from '@letterliaan/ui/spoken'
import { Button, Card, Glyph, joinClasses, shared } from '@letterliaan/ui'
import { Buddy, useWording } from '@letterliaan/ui/pictures'
import styles from './WelcomeScreen.module.css'

export interface WelcomeScreenProps {
  readonly buddy_id: number
  readonly busy: boolean
  readonly onEnter: () => void
}

/** PROF-5 */
export function WelcomeScreen({ buddy_id, busy, onEnter }: WelcomeScreenProps) {
  const word = useWording()
  return (
    <Card className={joinClasses(shared.column, styles.card)}>
      <Buddy id={buddy_id} mood="juicht" size="9rem" />
      <p className={styles.cheer}>
        <SpokenText line={profileTexts.welcome.cheer} auto />
      </p>
      <Button size="large" icon={<Glyph name="play" />} disabled={busy} onClick={onEnter}>
        {word(profileTexts.welcome.toJungle)}
      </Button>
    </Card>
  )
}
