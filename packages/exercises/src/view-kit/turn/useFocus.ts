import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives an element the focus when it comes into view, and each time `value` changes: what had it is gone by then, and the
 * keyboard (typing, or Enter) goes on from here.
 */
export function useFocus<T extends HTMLElement>(value: unknown = true): RefObject<T | null> {
  const element = useRef<T>(null)
  const seen = useRef<unknown>(undefined)
  useEffect(() => {
    if (seen.current === value) return
    seen.current = value
    element.current?.focus({ preventScroll: true })
  }, [value])
  return element
}
