import { SpokenText } from '@letterliaan/ui/spoken'
import type { RedoLevel, StepSummary } from '@letterliaan/contract'
import type { WorldNumber } from '@letterliaan/rules'
import { fill } from '@letterliaan/texts'
import { mapTexts } from '@letterliaan/texts/map'
import {
  Button,
  Celebration,
  Dialog,
  joinClasses,
  prefersLessMotion,
  shared,
  StarChooser,
} from '@letterliaan/ui'
import { Buddy, Icon } from '@letterliaan/ui/pictures'
import type { SoundPlayer } from '@letterliaan/ui/sound'
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { saveFilmDue, isFilmDue } from './film-due.ts'
import { isWon, isWorldDone } from './world-done.ts'
import styles from './WorldDialog.module.css'

/** Loaded when the first world is passed. */
const PassedWorldFilm = lazy(async () => ({
  default: (await import('./PassedWorldFilm.tsx')).PassedWorldFilm,
}))

/** Time for the child to see its world before the message (ms; MAP-9). */
const announcedAfterMs = 2800

/** Returns the levels of a redo that a supervisor allows in each step (PATH-4). */
const redoLevels = (steps: readonly StepSummary[]): RedoLevel[] =>
  ([2, 3] as const).filter((level) =>
    steps.every(({ min_difficulty, max_difficulty }) => level >= min_difficulty && level <= max_difficulty),
  )

export interface WorldDoneProps {
  readonly world: WorldNumber
  readonly steps: readonly StepSummary[]
  readonly user_id: number
  readonly buddy_id: number
  readonly playEffect: SoundPlayer['playEffect']
  /** Called when the praise appears, to play its sound. Must be stable. */
  readonly onTell?: (() => void) | undefined
  /** True while another message is shown. The praise follows it. */
  readonly isWaiting?: boolean
  /** Resolves when the world is open again, or after a failure. */
  readonly onRedo: (difficulty: RedoLevel) => Promise<void>
  /** The link to the next place, if there is one. Shown before the redo. */
  readonly onward?: ReactNode
}

/** Praises a child for a passed world and offers a redo (MAP-9). */
export function WorldDone(props: WorldDoneProps) {
  const { world, steps, user_id, buddy_id, playEffect, onTell, isWaiting = false, onRedo, onward } = props
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isNew, setNew] = useState(true)
  const celebrated = useCallback(() => setNew(false), [])
  const done = isWorldDone(steps)
  const [isFilm, setFilm] = useState(false)
  const [isLighting, setLighting] = useState(false)
  const endFilm = useCallback(() => {
    setFilm(false)
    saveFilmDue(localStorage, user_id, world, false)
    setLighting(true)
    void lightSteps().finally(() => setLighting(false))
  }, [user_id, world])
  const offered = redoLevels(steps)

  useEffect(() => {
    if (steps.length > 0 && !done) saveFilmDue(localStorage, user_id, world, true)
  }, [steps.length, done, user_id, world])

  useEffect(() => {
    if (!done || isWaiting) return undefined
    const timer = setTimeout(() => {
      setFilm(isFilmDue(localStorage, user_id, world))
      setAsking(true)
      onTell?.()
    }, announcedAfterMs)
    return () => clearTimeout(timer)
  }, [done, isWaiting, onTell, user_id, world])

  async function redo(level: RedoLevel) {
    setBusy(true)
    await onRedo(level)
    setBusy(false)
  }

  if (isFilm && isAsking && done)
    return (
      <Suspense fallback={null}>
        <PassedWorldFilm
          steps={steps.filter(isWon).length}
          {...{ world, buddy_id, playEffect }}
          onEnd={endFilm}
        />
      </Suspense>
    )

  return (
    <Dialog open={isAsking && done && !isLighting} title={mapTexts.passed} onClose={() => setAsking(false)}>
      <div className={joinClasses(shared.column, shared.balanced, styles.message)}>
        <span className={styles.won}>
          <Icon name={`diamond-${world}`} size="5rem" />
          <Buddy id={buddy_id} mood="juicht" size="5rem" />
          {isNew && <Celebration joy="word" onDone={celebrated} />}
        </span>
        <p>
          <strong>
            <SpokenText line={fill(mapTexts.passedWorld, { world })} auto />
          </strong>
        </p>
        {onward}
        <Button variant="secondary" onClick={() => setFilm(true)}>
          {mapTexts.film.again}
        </Button>
        {offered.length > 0 && (
          <>
            <p>
              <SpokenText line={mapTexts.redoWorld} />
            </p>
            <div className={styles.stars}>
              <StarChooser
                label={mapTexts.chooseStars}
                offered={offered}
                disabled={isBusy}
                onChoose={(level) => void redo(level as RedoLevel)}
              />
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

const glow: Keyframe[] = [
  { scale: 1, filter: 'none' },
  { scale: 1.3, filter: 'brightness(1.3)' },
  { scale: 1, filter: 'none' },
]
const allBegunMs = 2000
const glowMs = 500

async function lightSteps(): Promise<void> {
  if (prefersLessMotion()) return
  const steps = [...document.querySelectorAll('[data-position] > :first-child')]
  const lights = steps.map((step, at) =>
    step.animate(glow, { duration: glowMs, delay: (at * allBegunMs) / steps.length }),
  )
  await Promise.allSettled(lights.map(({ finished }) => finished))
}
