import type { PlayedStep, StepSummary } from '@letterliaan/contract'
import { isStepPassed, type WorldNumber } from '@letterliaan/rules'
import { joinClasses } from '@letterliaan/ui'
import { DoneThing, useLook } from '@letterliaan/ui/pictures'
import { findStepPlace } from '@letterliaan/ui/scenes'
import styles from './DoneThings.module.css'
import { chooseDoneThing } from './done-things.ts'

export interface DoneThingsProps {
  readonly world: WorldNumber
  readonly steps: readonly StepSummary[]
  readonly played: readonly PlayedStep[]
}

/** Shows at each passed step what the child finished there (PLEK-1), behind the steps. */
export function DoneThings({ world, steps, played }: DoneThingsProps) {
  const look = useLook()
  const activities = new Map(played.map((step) => [step.step_id, step.activities]))
  return steps
    .filter((step) => isStepPassed(step) && !step.is_waived)
    .map(({ id, position }) => {
      const place = findStepPlace(world, position)
      const name = chooseDoneThing(world, position, activities.get(id) ?? [], look)
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
}
