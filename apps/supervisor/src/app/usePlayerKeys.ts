import { useEffect, useEffectEvent, type RefObject } from 'react'

export interface PlayerKeyHandlers {
  readonly onPause: () => void
  readonly onMove: (by: 1 | -1) => void
  readonly onMark?: () => void
}

const fields = 'input, select, textarea, [contenteditable]'
/** Elements that the browser presses on the space bar. */
const pressed = 'button, a, summary'

/** Handles space, arrows and R while the focus is in `place` (WCAG 2.1.4), but not in a field. */
export function usePlayerKeys(
  place: RefObject<HTMLElement | null>,
  isOn: boolean,
  keys: PlayerKeyHandlers,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof Element) || target.closest(fields) !== null) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === ' ' && !event.repeat && target.closest(pressed) === null) keys.onPause()
    else if (key === 'ArrowLeft') keys.onMove(-1)
    else if (key === 'ArrowRight') keys.onMove(1)
    else if (keys.onMark && key.toLowerCase() === 'r' && !event.repeat) keys.onMark()
    else return
    event.preventDefault()
    event.stopPropagation()
  })

  useEffect(() => {
    const element = place.current
    if (!isOn || element === null) return undefined
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [place, isOn])
}
