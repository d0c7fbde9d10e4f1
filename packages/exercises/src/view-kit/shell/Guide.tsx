import { SpeechBubble } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import styles from './Guide.module.css'
import type { PlayingChild } from './step-result.ts'

export interface GuideProps {
  readonly child: PlayingChild
  /** What the buddy says. */
  readonly children: ReactNode
}

/** The child's buddy, with something to say. */
export function Guide({ child, children }: GuideProps) {
  return (
    <div className={styles.guide}>
      <Buddy id={child.buddy_id} mood="blij" size="clamp(3.75rem, 14vmin, 9rem)" />
      <SpeechBubble tail="left">{children}</SpeechBubble>
    </div>
  )
}
