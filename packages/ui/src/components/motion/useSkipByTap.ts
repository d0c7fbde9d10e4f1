import { useEffect } from 'react'

/** While `running`, any tap or key calls `skip`, because a child must never wait for a reward. */
export function useSkipByTap(running: boolean, skip: () => void): void {
  useEffect(() => {
    if (!running) return undefined
    const skipByKey = (event: KeyboardEvent) => {
      if (!event.repeat) skip()
    }
    window.addEventListener('pointerdown', skip)
    window.addEventListener('keydown', skipByKey)
    return () => {
      window.removeEventListener('pointerdown', skip)
      window.removeEventListener('keydown', skipByKey)
    }
  }, [running, skip])
}
