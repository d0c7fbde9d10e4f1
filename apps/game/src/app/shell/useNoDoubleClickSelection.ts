import { useEffect } from 'react'

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

/**
 * Prevents a double click from selecting a word, which would look like the highlight of reading aloud.
 * Dragging still selects, for other reading programs.
 */
const preventMarking = (event: MouseEvent): void => {
  if (event.detail > 1 && !isField(event.target)) event.preventDefault()
}

export function useNoDoubleClickSelection(): void {
  useEffect(() => {
    document.addEventListener('mousedown', preventMarking)
    return () => document.removeEventListener('mousedown', preventMarking)
  }, [])
}
