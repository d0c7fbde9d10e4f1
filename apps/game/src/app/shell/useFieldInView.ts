import { useEffect } from 'react'

const isField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

export function useFieldInView(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return undefined
    const root = document.documentElement
    function show() {
      if (!viewport) return
      // On iOS the keyboard covers the window and does not resize it.
      const covered = viewport.scale === 1 ? window.innerHeight - viewport.offsetTop - viewport.height : 0
      root.style.setProperty('--keyboard-height', `${Math.max(0, covered)}px`)
      const field = document.activeElement
      // A child that zoomed in chose its own view.
      if (viewport.scale !== 1 || !isField(field)) return
      const { top, bottom } = field.getBoundingClientRect()
      // A bar at the lower edge may cover a field too.
      const barHeight = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockEnd) || 0
      const end = viewport.offsetTop + viewport.height - barHeight
      if (top < viewport.offsetTop || bottom > end) field.scrollIntoView({ block: 'center' })
    }
    viewport.addEventListener('resize', show)
    return () => viewport.removeEventListener('resize', show)
  }, [])
}
