import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/** Maximum time for the rest of a double click (ms). */
const strayMs = 600

/** Ignores the second click of a double click on 'Begin!', which is not meant for what appeared there. */
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
