import { useEffect } from 'react'

const isField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Brings the field in which a child types back into sight when a keyboard on the screen comes up over it. */
export function useFieldInView(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return undefined
    const root = document.documentElement
    function show() {
      if (!viewport) return
      // A keyboard that does not make the window lower (iOS) lies over its lower edge.
      const covered = viewport.scale === 1 ? window.innerHeight - viewport.offsetTop - viewport.height : 0
      root.style.setProperty('--keyboard-height', `${Math.max(0, covered)}px`)
      const field = document.activeElement
      // Who looks closer with two fingers chooses what to see.
      if (viewport.scale !== 1 || !isField(field)) return
      const { top, bottom } = field.getBoundingClientRect()
      // What hangs at the lower edge covers a field as a keyboard does.
      const barHeight = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockEnd) || 0
      const end = viewport.offsetTop + viewport.height - barHeight
      if (top < viewport.offsetTop || bottom > end) field.scrollIntoView({ block: 'center' })
    }
    viewport.addEventListener('resize', show)
    return () => viewport.removeEventListener('resize', show)
  }, [])
}
