import type { SpokenLine } from '@letterliaan/texts'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { SpeechBubble } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import styles from './PlayOn.module.css'

export interface PlayOnProps {
  readonly buddy_id: number
  /** Before the sentence; undefined while it comes, and then nothing is said yet. */
  readonly greeting: SpokenLine | null | undefined
  readonly sentence: SpokenLine
  readonly children: ReactNode
}

/** GIDS-3, GIDS-4 */
export function PlayOn({ buddy_id, greeting, sentence, children }: PlayOnProps) {
  const lines = greeting ? [greeting, sentence] : [sentence]
  const { textOf, speaker } = useReadAloud(lines, { auto: greeting !== undefined })
  return (
    <div className={styles.on} data-help="speel">
      <Buddy id={buddy_id} size="4rem" />
      <SpeechBubble className={styles.bubble ?? ''}>
        {lines.slice(1).length > 0 && <p>{textOf(0)}</p>}
        <p>
          {textOf(lines.length - 1)} {speaker}
        </p>
        {children}
      </SpeechBubble>
    </div>
  )
}
