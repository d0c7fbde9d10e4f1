import { useEffect } from 'react'

/** While `running`, a tap anywhere or any key calls `skip`: a reward never holds a child up. */
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
