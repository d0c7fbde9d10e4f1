import type { WorldNumber } from '@letterliaan/rules'
import { mapTexts } from '@letterliaan/texts/map'
import { profileTexts } from '@letterliaan/texts/profile'
import { Film } from '@letterliaan/ui'
import { Buddy, StepMarker } from '@letterliaan/ui/pictures'
import { WorldPicture } from '@letterliaan/ui/scenes'
import { useUntilSaid } from '@letterliaan/ui/spoken'
import styles from './FirstWalk.module.css'

/** Duration of the walk (ms). The stylesheet has the same. */
const walkMs = 2400

export interface FirstWalkProps {
  readonly world: WorldNumber
  readonly buddy_id: number
  /** Must be stable. */
  readonly onArrive: () => void
}

export function FirstWalk({ world, buddy_id, onArrive }: FirstWalkProps) {
  const line = profileTexts.welcome.walk
  const ends = useUntilSaid(line, world, walkMs, onArrive)
  return (
    <Film
      label={line.text}
      act="walk"
      line={line}
      skipLabel={mapTexts.film.skip}
      onEnd={onArrive}
      ends={ends}
      place={<WorldPicture world={world} className={styles.place ?? ''} />}
    >
      <div className={styles.stage} aria-hidden="true">
        <Buddy id={buddy_id} mood="juicht" size="100%" className={styles.buddy ?? ''} />
        <StepMarker world={world} state="open" current className={styles.step ?? ''} />
      </div>
    </Film>
  )
}
