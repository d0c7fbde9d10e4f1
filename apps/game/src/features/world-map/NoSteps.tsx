import { exclaimed } from '@letterliaan/texts'
import * as mapTexts from '@letterliaan/texts/map'
import { SpokenText } from '@letterliaan/ui/spoken'
import { Card } from '@letterliaan/ui'
import { Buddy, useWording } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import styles from './NoSteps.module.css'

/** Shown in a world without prepared steps (MAP-6). */
export function NoSteps({ buddy_id, children }: { buddy_id: number; children: ReactNode }) {
  const word = useWording()
  return (
    <div className={styles.place}>
      <Card className={styles.card}>
        <Buddy id={buddy_id} mood="denkt" size="6rem" />
        <h2>{word(exclaimed(mapTexts.noSteps))}</h2>
        <p>
          <SpokenText line={mapTexts.noStepsYet} auto />
        </p>
        {children}
      </Card>
    </div>
  )
}
