import { useEffect } from 'react'

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

/** A double click would mark a word like reading aloud does. Dragging still selects, for reading programs. */
const preventMarking = (event: MouseEvent): void => {
  if (event.detail > 1 && !isField(event.target)) event.preventDefault()
}

export function useNoDoubleClickSelection(): void {
  useEffect(() => {
    document.addEventListener('mousedown', preventMarking)
    return () => document.removeEventListener('mousedown', preventMarking)
  }, [])
}
