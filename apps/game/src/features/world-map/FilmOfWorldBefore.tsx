import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { isFilmDue, isToetsFilmSeen, saveFilmDue, saveToetsFilmSeen } from './film-due.ts'
import type { WorldDoneProps } from './WorldDone.tsx'
import { isSkippedByToets, isWon, isWorldDone } from './world-done.ts'

const PassedWorldFilm = lazy(async () => ({
  default: (await import('./PassedWorldFilm.tsx')).PassedWorldFilm,
}))

export interface FilmOfWorldBeforeProps extends Pick<
  WorldDoneProps,
  'world' | 'steps' | 'user_id' | 'buddy_id' | 'playEffect'
> {
  /** True if the child has begun no step of this world. */
  readonly isArriving: boolean
  readonly children?: ReactNode
}

/** Plays the film of the previous world (PLEK-3) if its toets led here (TST-6): it was not shown there. */
export function FilmOfWorldBefore(props: FilmOfWorldBeforeProps) {
  const { world, steps, isArriving, user_id, buddy_id, playEffect, children } = props
  const [isOver, setOver] = useState(false)
  const end = useCallback(() => {
    setOver(true)
    saveFilmDue(localStorage, user_id, world, false)
    saveToetsFilmSeen(localStorage, user_id, world)
  }, [user_id, world])
  const isFirstVisit = isArriving && isSkippedByToets(steps) && !isToetsFilmSeen(localStorage, user_id, world)
  if (isOver || !isWorldDone(steps) || !(isFirstVisit || isFilmDue(localStorage, user_id, world))) return null
  return (
    <Suspense fallback={null}>
      <PassedWorldFilm steps={steps.filter(isWon).length} {...{ world, buddy_id, playEffect }} onEnd={end} />
      {children}
    </Suspense>
  )
}
