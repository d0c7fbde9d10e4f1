import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/** So long (ms) after a part appears the rest of a double click may still come. */
const strayMs = 600

/**
 * What to do with clicks before anything of a part sees them: the second click of a double click on 'Begin!' was not meant
 * for what appeared under it.
 */
export function useIgnoreStrayClicks(part: number): (event: MouseEvent) => void {
  const appeared = useRef({ part, at: 0 })
  useLayoutEffect(() => {
    appeared.current = { part, at: performance.now() }
  }, [part])

  return (event) => {
    if (event.detail < 2 || performance.now() - appeared.current.at > strayMs) return
    event.preventDefault()
    event.stopPropagation()
  }
}
