import { useReadAloud } from '@letterliaan/ui/spoken'
import type { ExerciseSummary } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Difficulty } from '@letterliaan/contract'
import type { NextInStep } from '@letterliaan/rules'
import { exclaimed, fill, type SpokenLine } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as lessonTexts from '@letterliaan/texts/lesson'
import { SpeechBubble } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import type { ReactNode } from 'react'
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
          {next.to === 'exercise' ? renderLink(next.exercise, styles.link ?? '', textOf(0)) : textOf(0)}
          {speaker}
        </p>
      </SpeechBubble>
    </div>
  )
}

type ToMap = Extract<NextInStep<ExerciseSummary>, { readonly to: 'map' }>

const backToMap = ({ isPassed, isWaived, isRepetition, forFun }: ToMap): SpokenLine => {
  if (isWaived) return forFun ? lessonTexts.waivedForFun : lessonTexts.waived
  if (isRepetition) return lessonTexts.repeated
  if (forFun) return lessonTexts.passedForFun
  return isPassed ? lessonTexts.passed : lessonTexts.allDone
}

const sentences = {
  test: lessonTexts.toToets,
  stars: commonTexts.moreStars,
} as const satisfies Readonly<Record<string, SpokenLine>>

/** What the buddy says, in one short sentence. */
export function sentenceFor(
  next: NextInStep<ExerciseSummary>,
  difficulty: Difficulty,
  step_id: number,
): SpokenLine {
  if (next.to === 'map') return backToMap(next)
  if (next.to !== 'exercise') return sentences[next.to]
  const { name, status } = next.exercise
  const { ofStep } = sentenceOfStatus(status[difficulty])
  return { ...exclaimed(fill(ofStep, { name })), step_id }
}

function sentenceOfStatus(status: number | undefined) {
  if (status === ExerciseStatus.paused) return lessonTexts.goOnWith
  return status === ExerciseStatus.failed ? lessonTexts.doAgain : lessonTexts.doNow
}
