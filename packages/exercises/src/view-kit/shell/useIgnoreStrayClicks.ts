import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/** The rest of a double click may come within this time, in ms. */
const strayMs = 600

/** The second click of a double click on 'Begin!' is not for what appeared under it. */
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
