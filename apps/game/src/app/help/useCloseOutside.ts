import { useEffect, useLayoutEffect, type RefObject } from 'react'

/** Closes on Escape, a click outside or lost focus; returns the focus unless the child moved it. */
export function useCloseOutside(card: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  useLayoutEffect(() => {
    const element = card.current
    const before = document.activeElement
    element?.show()
    return () => {
      const isInside = element?.contains(document.activeElement) === true
      element?.close()
      if (isInside && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [card])

  useEffect(() => {
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && card.current?.contains(target) === false
    const closeByClick = ({ target }: MouseEvent) => isOutside(target) && onClose()
    const closeByFocus = ({ relatedTarget }: FocusEvent) => isOutside(relatedTarget) && onClose()
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    const element = card.current
    document.addEventListener('click', closeByClick, { capture: true })
    window.addEventListener('keydown', closeByKey)
    element?.addEventListener('focusout', closeByFocus)
    return () => {
      document.removeEventListener('click', closeByClick, { capture: true })
      window.removeEventListener('keydown', closeByKey)
      element?.removeEventListener('focusout', closeByFocus)
    }
  }, [card, onClose])
}
