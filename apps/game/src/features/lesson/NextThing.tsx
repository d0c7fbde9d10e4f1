import type { ExerciseSummary } from '@letterliaan/contract'
import { ExerciseStatus } from '@letterliaan/contract/status'
import type { Difficulty } from '@letterliaan/contract'
import type { NextInStep } from '@letterliaan/rules'
import { SpeechBubble } from '@letterliaan/ui'
import { Buddy } from '@letterliaan/ui/pictures'
import styles from './NextThing.module.css'

export interface NextThingProps {
  readonly buddy_id: number
  readonly next: NextInStep<ExerciseSummary>
  readonly difficulty: Difficulty
}

/** The buddy says in one sentence what is to be done next in this step (GIDS-4). */
export function NextThing({ buddy_id, next, difficulty }: NextThingProps) {
  return (
    <div className={styles.next} data-help="nu">
      <Buddy id={buddy_id} size="3.25rem" />
      <SpeechBubble className={styles.bubble ?? ''}>
        <p>{sentenceFor(next, difficulty)}</p>
      </SpeechBubble>
    </div>
  )
}

/** What the buddy says, in one short sentence. */
export function sentenceFor(next: NextInStep<ExerciseSummary>, difficulty: Difficulty): string {
  if (next.to === 'test') return 'Ga naar de kaart en doe de toets!'
  if (next.to === 'stars') return 'Alles is klaar, kies nu meer sterren!'
  if (next.to === 'map') return 'Hier is alles klaar, ga terug naar de kaart!'
  const { name, status } = next.exercise
  if (status[difficulty] === ExerciseStatus.paused) return `Ga verder met ‘${name}’!`
  if (status[difficulty] === ExerciseStatus.failed) return `Doe ‘${name}’ nog eens!`
  return `Doe nu ‘${name}’!`
}
