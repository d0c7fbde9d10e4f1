import { startTransition, useLayoutEffect, useState } from 'react'
import { useServices } from '../useServices.ts'
import type { GameView } from './create-game-navigator.ts'

/** Renders a page in small tasks, after painting the press that opened it. */
export function useShownView(): GameView {
  const { view } = useServices().navigator
  const [shown, show] = useState(view.get)
  useLayoutEffect(() => {
    const follow = (): void => {
      const next = view.get()
      // Other views render at once, because the data of the previous page may be deleted.
      if (next.kind === 'page') startTransition(() => show(next))
      else show(next)
    }
    follow()
    return view.subscribe(follow)
  }, [view])
  return shown
}
