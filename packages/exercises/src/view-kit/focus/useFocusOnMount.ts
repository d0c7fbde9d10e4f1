import { type RefObject, useEffect, useRef } from 'react'

/** Gives an element the focus when it comes into view: the child can type, or go on with Enter, at once. */
export function useFocusOnMount<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return element
}
