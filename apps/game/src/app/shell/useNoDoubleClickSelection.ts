import { useEffect } from 'react'

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

/** The second press of a double one would mark a word, as reading along does. Dragging marks, for who has it read by another program. */
const preventMarking = (event: MouseEvent): void => {
  if (event.detail > 1 && !isField(event.target)) event.preventDefault()
}

export function useNoDoubleClickSelection(): void {
  useEffect(() => {
    document.addEventListener('mousedown', preventMarking)
    return () => document.removeEventListener('mousedown', preventMarking)
  }, [])
}
