import { type RefObject, useEffect, useRef } from 'react'

/** Gives an element the focus each time something becomes true: what had it may be gone by then. */
export function useFocusWhen<T extends HTMLElement>(holds: boolean): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => {
    if (holds) element.current?.focus({ preventScroll: true })
  }, [holds])
  return element
}
