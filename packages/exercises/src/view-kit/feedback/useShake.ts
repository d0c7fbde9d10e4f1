import { prefersLessMotion } from '@letterliaan/ui'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const shake: Keyframe[] = [
  { transform: 'translateX(0)' },
  { transform: 'translateX(-10px)' },
  { transform: 'translateX(8px)' },
  { transform: 'translateX(-5px)' },
  { transform: 'translateX(0)' },
]
const shakeTiming: KeyframeAnimationOptions = { duration: 320, easing: 'ease-out' }

/** Shakes an element each time `count` grows: a wrong letter shakes and leaves, nothing turns red (look.md). */
export function useShake<T extends Element>(count: number): RefObject<T | null> {
  const [first] = useState(count)
  return useMotion<T>(count, first, shake, shakeTiming)
}

/**
 * Moves an element each time `count` grows beyond `before`, unless things should stand still. The element stays and no
 * style sheet begins the movement, so that one costs the browser no new styles; it begins in the commit, so that React has
 * nothing to come back for. `keyframes` and `timing` keep their identity.
 */
export function useMotion<T extends Element>(
  count: number,
  before: number,
  keyframes: Keyframe[],
  timing: KeyframeAnimationOptions,
): RefObject<T | null> {
  const element = useRef<T>(null)
  const seen = useRef(before)
  const running = useRef<Animation>(undefined)
  useLayoutEffect(() => {
    if (count > seen.current) {
      // Also what ended holds its last frame, in which the element may be unseen.
      running.current?.cancel()
      running.current = prefersLessMotion() ? undefined : element.current?.animate(keyframes, timing)
    }
    seen.current = count
  }, [count, keyframes, timing])
  return element
}
