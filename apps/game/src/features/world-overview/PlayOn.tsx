import type { SpokenLine } from '@letterliaan/texts'
import { SpokenText } from '@letterliaan/ui/spoken'
import { SpeechBubble } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import styles from './PlayOn.module.css'

export interface PlayOnProps {
  readonly buddy_id: number
  /** Replaces the sentence; undefined while loading, when nothing is said yet. */
  readonly greeting: SpokenLine | null | undefined
  readonly sentence: SpokenLine
  readonly children: ReactNode
}

/** GIDS-3, GIDS-4 */
export function PlayOn({ buddy_id, greeting, sentence, children }: PlayOnProps) {
  return (
    <div className={styles.on} data-help="speel">
      <Buddy id={buddy_id} size="4rem" />
      <SpeechBubble className={styles.bubble ?? ''}>
        <p className={styles.said}>
          <SpokenText line={greeting ?? sentence} auto={greeting !== undefined} />
        </p>
        {children}
      </SpeechBubble>
    </div>
  )
}
