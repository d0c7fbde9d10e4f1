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

/** Shakes an element when `count` grows. A wrong letter shakes and disappears; it is never red (look.md). */
export function useShake<T extends Element>(count: number): RefObject<T | null> {
  const [first] = useState(count)
  return useMotion<T>(count, first, shake, shakeTiming)
}

/** Animates when `count` exceeds `before`; reduced motion only fades. `keyframes`, `timing`: constant. */
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
      // A finished animation keeps its last frame, which may be invisible.
      running.current?.cancel()
      const frames = prefersLessMotion() ? keyframes.map(({ opacity = 1 }) => ({ opacity })) : keyframes
      running.current = element.current?.animate(frames, timing)
    }
    seen.current = count
  }, [count, keyframes, timing])
  return element
}
