import { SpeechBubble } from '@letterliaan/ui'
import type { ReactNode } from 'react'
import styles from './TryAgainMessage.module.css'

export interface TryAgainMessageProps {
  /** What to listen for or think of. */
  readonly advice?: string | null
  readonly children: ReactNode
}

/** The message to a child that may try again; it never says 'fout!' (look.md). A screen reader says it at once. */
export function TryAgainMessage({ advice = null, children }: TryAgainMessageProps) {
  return (
    <SpeechBubble tail="below">
      <output>
        {children}
        {advice !== null && <span className={styles.advice}>{advice}</span>}
      </output>
    </SpeechBubble>
  )
}
