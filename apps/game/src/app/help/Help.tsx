import { IconButton } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { useCallback, useEffect, useState } from 'react'
import { useStudent } from '../data/useProfile.ts'
import { useUpdateStudent } from '../data/useUpdateStudent.ts'
import { useHeldRewards } from '../reward/Rewards.tsx'
import styles from './Help.module.css'
import { HelpTour } from './HelpTour.tsx'
import { shouldOpenTour, shownSteps, type Tour, type TourStep } from './tour.ts'
import { findTarget } from './useSpotlightPosition.ts'

export interface HelpProps<S> {
  readonly tour: Tour<S>
  /** What the tour's conditions look at. */
  readonly situation: S
  /** For a page without a place of its own for the button: it is put over the scene, at the top right. */
  readonly isOverScene?: boolean
}

/**
 * The help button of a page and the tour that it opens (HELP-1). To a child that comes here for the first time the tour
 * opens by itself, once, in short; how far the child is with the tours is kept in its `user_manual_flow`.
 */
export function Help<S>({ tour, situation, isOverScene = false }: HelpProps<S>) {
  const { user_manual_flow, introduction_completed, buddy_id } = useStudent()
  const [steps, setSteps] = useState<readonly TourStep<S>[]>([])
  const remember = useRememberTour(tour.index)
  // A badge over the tour would take the focus, and so close it.
  useHeldRewards(steps.length > 0)
  const close = useCallback(() => setSteps([]), [])

  const open = (shown = tour.steps) => {
    setSteps(shownSteps({ steps: shown }, situation, (target) => findTarget(target) !== undefined))
    remember()
  }

  const isFirstTime = introduction_completed && shouldOpenTour(tour, user_manual_flow)
  useEffect(() => {
    if (isFirstTime) open(tour.opening)
    // Only the situation at the first render counts: a tour that is open must not begin again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFirstTime])

  return (
    <>
      <IconButton
        className={isOverScene ? styles.corner : undefined}
        variant="sun"
        label="Help"
        icon={<Icon name="question" size="2rem" />}
        data-help="knop"
        onClick={() => open()}
      />
      {steps.length > 0 && <HelpTour steps={steps} buddy_id={buddy_id} onClose={close} />}
    </>
  )
}

/** How to keep that the child has reached a tour. When the server can't be told, the tour opens again another time. */
function useRememberTour(index: number): () => void {
  const { user_manual_flow } = useStudent()
  const updateStudent = useUpdateStudent()
  return () => {
    if (index > user_manual_flow) updateStudent({ user_manual_flow: index }).catch(() => undefined)
  }
}
