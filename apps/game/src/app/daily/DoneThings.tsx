import type { StepSummary } from '@letterliaan/contract'
import { isStepPassed, type WorldNumber } from '@letterliaan/rules'
import { joinClasses } from '@letterliaan/ui'
import { DoneThing } from '@letterliaan/ui/pictures'
import { stepPlace } from '@letterliaan/ui/scenes'
import styles from './DoneThings.module.css'
import { doneThingOf } from './done-things.ts'

export interface DoneThingsProps {
  readonly world: WorldNumber
  readonly steps: readonly StepSummary[]
}

/** At each step that the child passed stands what it finished there (PLEK-1). They lie behind the steps, and hide nothing of one. */
export const DoneThings = ({ world, steps }: DoneThingsProps) =>
  steps
    .filter((step) => isStepPassed(step) && !step.is_waived)
    .map(({ id, position }) => {
      const place = stepPlace(world, position)
      const name = doneThingOf(world, position)
      return (
        place && (
          <div
            key={id}
            className={joinClasses(place.className, styles.place)}
            style={place.style}
            data-done={name}
          >
            <DoneThing name={name} className={styles.thing} />
          </div>
        )
      )
    })
