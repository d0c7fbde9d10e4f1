import type { SpokenLine } from '@letterliaan/contract/texts'
import { SpeechBubble } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import type { ReactNode } from 'react'
import styles from './Guide.module.css'
import type { PlayingChild } from './step-result.ts'

export interface GuideProps {
  readonly child: PlayingChild
  /** What the buddy says. */
  readonly children: ReactNode
  /** Reads it aloud. */
  readonly speaker: ReactNode
}

/** The child's buddy, with something to say. */
export function Guide({ child, children, speaker }: GuideProps) {
  return (
    <div className={styles.guide}>
      <Buddy id={child.buddy_id} mood="blij" size="clamp(3.75rem, 14vmin, 9rem)" />
      <SpeechBubble tail="left" className={styles.bubble ?? ''}>
        <span>{children}</span>
        {speaker}
      </SpeechBubble>
    </div>
  )
}

export interface SayingGuideProps extends Pick<GuideProps, 'child'> {
  readonly line: SpokenLine
}

/** The buddy with one text, which is read by itself to who wants that. */
export function SayingGuide({ child, line }: SayingGuideProps) {
  const { textOf, speaker } = useReadAloud([line], { auto: true })
  return (
    <Guide child={child} speaker={speaker}>
      {textOf(0)}
    </Guide>
  )
}
