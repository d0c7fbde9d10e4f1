import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Focuses an element on mount and when `value` changes, as the keyboard must work after a removal. */
export function useFocus<T extends HTMLElement>(value: unknown = true): RefObject<T | null> {
  const element = useRef<T>(null)
  const seen = useRef<unknown>(undefined)
  useLayoutEffect(() => {
    if (seen.current === value) return
    seen.current = value
    // Focusing it again would make the browser compute styles.
    if (document.activeElement !== element.current) element.current?.focus({ preventScroll: true })
  }, [value])
  return element
}
