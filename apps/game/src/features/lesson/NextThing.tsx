import { useReadAloud } from '@letterliaan/ui/spoken'
import type { Difficulty, ExerciseSummary } from '@letterliaan/contract'
import type { NextInStep } from '@letterliaan/rules'
import { getButtonClass, Glyph, SpeechBubble } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import { chooseNextSentence } from './next-sentence.ts'
import styles from './NextThing.module.css'

export interface NextThingProps {
  readonly buddy_id: number
  readonly next: NextInStep<ExerciseSummary>
  readonly difficulty: Difficulty
  readonly step_id: number
  readonly renderLink: (exercise: ExerciseSummary, className: string, content: ReactNode) => ReactNode
}

/** Says what to do next in this step: a button, or the buddy's words if nothing can be opened (GIDS-4). */
export function NextThing({ buddy_id, next, difficulty, step_id, renderLink }: NextThingProps) {
  const { textOf, speaker } = useReadAloud([chooseNextSentence(next, difficulty, step_id)], {
    auto: true,
  })
  if (next.to === 'exercise')
    return (
      <div className={styles.next} data-help="nu">
        {renderLink(
          next.exercise,
          getButtonClass({ size: 'large', className: styles.link }),
          <>
            <Glyph name="play" />
            {textOf(0)}
          </>,
        )}
        {speaker}
      </div>
    )
  return (
    <div className={styles.next} data-help="nu">
      <Buddy id={buddy_id} size="4rem" />
      <SpeechBubble className={styles.bubble ?? ''}>
        <p className={styles.sentence}>
          {textOf(0)} {speaker}
        </p>
      </SpeechBubble>
    </div>
  )
}
