import { exerciseTexts, stepLine, type ProductText } from '@letterliaan/contract/texts'
import { useReadAloud } from '@letterliaan/ui/spoken'
import type { ExerciseSummary } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Difficulty } from '@letterliaan/contract'
import type { NextInStep } from '@letterliaan/rules'
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
  const { textOf, speaker } = useReadAloud([stepLine(sentenceFor(next, difficulty), step_id)], {
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

const backToMap = ({ isPassed, isWaived, forFun }: ToMap): ProductText => {
  if (isWaived)
    return forFun
      ? 'Deze stap hoef je niet te doen. Je mag hier wel voor de lol oefenen.'
      : 'Deze stap hoef je niet te doen. Ga terug naar de kaart.'
  if (forFun) return 'Deze stap heb je gehaald! Wat hier nog staat, mag je voor de lol doen.'
  return isPassed
    ? 'Deze stap heb je gehaald! Ga terug naar de kaart.'
    : 'Hier is alles klaar, ga terug naar de kaart!'
}

const sentences = {
  test: 'Ga naar de kaart en doe de toets!',
  stars: 'Alles is klaar, kies nu meer sterren!',
} as const satisfies Readonly<Record<string, ProductText>>

/** What the buddy says, in one short sentence. */
export function sentenceFor(next: NextInStep<ExerciseSummary>, difficulty: Difficulty): string {
  if (next.to === 'map') return backToMap(next)
  if (next.to !== 'exercise') return sentences[next.to]
  const { name, status } = next.exercise
  if (status[difficulty] === ExerciseStatus.paused) return exerciseTexts.goOn(name)
  if (status[difficulty] === ExerciseStatus.failed) return exerciseTexts.again(name)
  return exerciseTexts.now(name)
}
