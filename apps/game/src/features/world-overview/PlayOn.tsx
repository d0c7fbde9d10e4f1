import type { SpokenLine } from '@letterliaan/texts'
import { SpokenText } from '@letterliaan/ui/spoken'
import { SpeechBubble } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import styles from './PlayOn.module.css'

export interface PlayOnProps {
  readonly buddy_id: number
  readonly sentence: SpokenLine
  readonly children: ReactNode
}

/** GIDS-3, GIDS-4 */
export function PlayOn({ buddy_id, sentence, children }: PlayOnProps) {
  return (
    <div className={styles.on} data-help="speel">
      <Buddy id={buddy_id} size="4rem" />
      <SpeechBubble className={styles.bubble ?? ''}>
        <p>
          <SpokenText line={sentence} auto />
        </p>
        {children}
      </SpeechBubble>
    </div>
  )
}
