import { useReadAloud } from '@letterliaan/ui/spoken'
import type { ExerciseSummary } from '@letterliaan/contract'
import type { Difficulty } from '@letterliaan/contract'
import type { NextInStep } from '@letterliaan/rules'
import { buttonClass, Glyph, SpeechBubble } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
import { sentenceFor } from './next-sentence.ts'
import styles from './NextThing.module.css'

export interface NextThingProps {
  readonly buddy_id: number
  readonly next: NextInStep<ExerciseSummary>
  readonly difficulty: Difficulty
  /** Whose exercises they are. */
  readonly step_id: number
  readonly renderLink: (exercise: ExerciseSummary, className: string, content: ReactNode) => ReactNode
}

/** The buddy says in one sentence what is to be done next in this step, and that is the way to it (GIDS-4). */
export function NextThing({ buddy_id, next, difficulty, step_id, renderLink }: NextThingProps) {
  const { textOf, speaker } = useReadAloud([sentenceFor(next, difficulty, step_id)], {
    auto: true,
  })
  return (
    <div className={styles.next} data-help="nu">
      <Buddy id={buddy_id} size="3.25rem" />
      <SpeechBubble className={styles.bubble ?? ''}>
        <p className={styles.sentence}>
          {next.to === 'exercise'
            ? renderLink(
                next.exercise,
                buttonClass({ className: styles.link }),
                <>
                  <Glyph name="play" />
                  {textOf(0)}
                </>,
              )
            : textOf(0)}
          {speaker}
        </p>
      </SpeechBubble>
    </div>
  )
}
