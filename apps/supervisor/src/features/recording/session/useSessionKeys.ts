import { useEffect, useEffectEvent, type RefObject } from 'react'

const fields = 'input, select, textarea, [contenteditable]'
/** On these the space bar presses what has the focus. */
const pressed = 'button, a, summary'

export interface SessionKeyHandlers {
  readonly onToggle: () => void
  readonly onMove: (by: 1 | -1) => void
}

/** Space and arrows: only while the focus is in `place` (WCAG 2.1.4), never in a field. */
export function useSessionKeys(place: RefObject<HTMLElement | null>, keys: SessionKeyHandlers): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof Element) || target.closest(fields) !== null) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (key === ' ' && target.closest(pressed) === null) keys.onToggle()
    else if (key === 'ArrowLeft') keys.onMove(-1)
    else if (key === 'ArrowRight') keys.onMove(1)
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [place])
}
