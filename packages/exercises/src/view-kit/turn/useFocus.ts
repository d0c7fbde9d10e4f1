import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Gives an element the focus when it comes into view, and each time `value` changes: the element that had the focus
 * is gone by then, and the keyboard must go on working.
 */
export function useFocus<T extends HTMLElement>(value: unknown = true): RefObject<T | null> {
  const element = useRef<T>(null)
  const seen = useRef<unknown>(undefined)
  useLayoutEffect(() => {
    if (seen.current === value) return
    seen.current = value
    // To focus what has the focus would have the browser work out its styles.
    if (document.activeElement !== element.current) element.current?.focus({ preventScroll: true })
  }, [value])
  return element
}
