import { commonTexts } from '@letterliaan/texts/common'
import { IconButton } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { usePainted } from '@letterliaan/ui/scenes'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { useCallback, useEffect, useState } from 'react'
import { useStudent } from '../data/useProfile.ts'
import { useUpdateStudent } from '../data/useUpdateStudent.ts'
import { useHeldRewards } from '../reward/Rewards.tsx'
import styles from './Help.module.css'
import { HelpTour } from './HelpTour.tsx'
import { shouldOpenTour, listShownSteps, type NextOnPage, type Tour, type TourStep } from './tour.ts'
import { findTarget } from './useSpotlightPosition.ts'

export interface HelpProps<S> {
  readonly tour: Tour<S>
  readonly situation: S
  readonly isOverScene?: boolean
}

/** Opens the short tour automatically at a child's first visit (HELP-1, `user_manual_flow`). */
export function Help<S>({ tour, situation, isOverScene = false }: HelpProps<S>) {
  const { user_manual_flow, introduction_completed, buddy_id } = useStudent()
  const [steps, setSteps] = useState<readonly TourStep<S>[]>([])
  const isPainted = usePainted()
  const remember = useRememberTour(tour.index)
  // A badge over the tour would take the focus, which would close the tour.
  useHeldRewards(steps.length > 0)
  const close = useCallback(() => setSteps([]), [])
  const pointOut = usePointOut(tour.next)

  const open = (shown = tour.steps) => {
    setSteps(listShownSteps({ steps: shown }, situation, (target) => findTarget(target) !== undefined))
    remember()
  }

  const isFirstTime = introduction_completed && shouldOpenTour(tour, user_manual_flow)
  useEffect(() => {
    if (isFirstTime) open(tour.opening)
    // Depends only on the situation at the first render, because an open tour must not restart.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFirstTime])

  return (
    <>
      <IconButton
        className={isOverScene ? styles.corner : undefined}
        variant="sun"
        label={commonTexts.help.text}
        icon={isPainted && <Icon name="question" size="2rem" />}
        data-help="knop"
        onClick={() => open()}
      />
      {steps.length > 0 && <HelpTour steps={steps} buddy_id={buddy_id} onClose={close} onFinish={pointOut} />}
    </>
  )
}

/** Highlights and focuses the next thing to tap. The buddy names it (GIDS-4). */
function usePointOut(next: NextOnPage | undefined): () => void {
  const [said, setSaid] = useState<NextOnPage | null>(null)
  useReadAloud(said === null ? [] : [said.said], { auto: true })
  return () => {
    if (next === undefined) return
    const element = findTarget(next.target)
    if (!(element instanceof HTMLElement)) return
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    element.focus({ preventScroll: true })
    element.classList.add(styles.next ?? 'next')
    const dim = () => {
      element.classList.remove(styles.next ?? 'next')
      setSaid(null)
    }
    element.addEventListener('blur', dim, { once: true })
    setSaid(next)
  }
}

function useRememberTour(index: number): () => void {
  const { user_manual_flow } = useStudent()
  const updateStudent = useUpdateStudent()
  return () => {
    if (index > user_manual_flow) updateStudent({ user_manual_flow: index }).catch(() => undefined)
  }
}
