import type { SpokenLine } from '@letterliaan/texts'
import { joinClasses, shared, SpeechBubble } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { Fragment, type ReactNode } from 'react'
import styles from './Guide.module.css'
import type { PlayingChild } from './step-result.ts'

export interface GuideProps {
  readonly child: PlayingChild
  readonly children: ReactNode
  readonly speaker: ReactNode
}

export function Guide({ child, children, speaker }: GuideProps) {
  return (
    <div className={joinClasses(shared.line, styles.guide)}>
      <Buddy id={child.buddy_id} mood="blij" size="clamp(3.75rem, 14vmin, 9rem)" />
      <SpeechBubble tail="left" className={joinClasses(shared.line, styles.bubble)}>
        <span>{children}</span>
        {speaker}
      </SpeechBubble>
    </div>
  )
}

export interface SayingGuideProps extends Pick<GuideProps, 'child'> {
  /** Spoken first; the title board shows it. */
  readonly title?: SpokenLine
  readonly lines: readonly SpokenLine[]
}

export function SayingGuide({ child, title, lines }: SayingGuideProps) {
  const said = title === undefined ? lines : [title, ...lines]
  const { textOf, speaker } = useReadAloud(said, { auto: true })
  return (
    <Guide child={child} speaker={speaker}>
      {lines.map(({ text }, at) => (
        <Fragment key={text}>{textOf(at + said.length - lines.length)} </Fragment>
      ))}
    </Guide>
  )
}
