import { useEffect } from 'react'

const isField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Brings the field in which a child types back into sight when a keyboard on the screen comes up over it. */
export function useFieldInView(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return undefined
    function show() {
      const field = document.activeElement
      // Who looks closer with two fingers chooses what to see.
      if (!viewport || viewport.scale !== 1 || !isField(field)) return
      const { top, bottom } = field.getBoundingClientRect()
      const end = viewport.offsetTop + viewport.height
      if (top < viewport.offsetTop || bottom > end) field.scrollIntoView({ block: 'center' })
    }
    viewport.addEventListener('resize', show)
    return () => viewport.removeEventListener('resize', show)
  }, [])
}
