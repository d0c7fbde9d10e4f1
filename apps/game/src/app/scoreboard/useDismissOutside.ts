import { useEffect, useEffectEvent, type RefObject } from 'react'

export function useDismissOutside(
  isOpen: boolean,
  place: RefObject<HTMLElement | null>,
  onDismiss: (byKey: boolean) => void,
): void {
  const leave = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !place.current?.contains(event.target)) onDismiss(false)
  })
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss(true)
  })
  useEffect(() => {
    if (!isOpen) return undefined
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen])
}
