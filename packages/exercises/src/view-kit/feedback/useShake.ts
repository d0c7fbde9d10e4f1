import { prefersLessMotion } from '@letterliaan/ui'
import { type RefObject, useEffect, useRef } from 'react'

const shake: Keyframe[] = [
  { transform: 'translateX(0)' },
  { transform: 'translateX(-10px)' },
  { transform: 'translateX(8px)' },
  { transform: 'translateX(-5px)' },
  { transform: 'translateX(0)' },
]

/** Shakes an element each time `count` grows: a wrong letter shakes and leaves, nothing turns red (look.md). */
export function useShake<T extends Element>(count: number): RefObject<T | null> {
  const element = useRef<T>(null)
  const seen = useRef(count)
  useEffect(() => {
    if (count > seen.current)
      element.current?.animate(shake, { duration: prefersLessMotion() ? 0 : 320, easing: 'ease-out' })
    seen.current = count
  }, [count])
  return element
}
