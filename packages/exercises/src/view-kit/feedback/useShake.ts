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

/** When `count` grows. A wrong letter shakes and leaves; nothing turns red (look.md). */
export function useShake<T extends Element>(count: number): RefObject<T | null> {
  const [first] = useState(count)
  return useMotion<T>(count, first, shake, shakeTiming)
}

/**
 * When `count` grows beyond `before`; where motion is unwanted `still` takes its place, or nothing. Keep `keyframes`,
 * `timing` and `still` identical.
 */
export function useMotion<T extends Element>(
  count: number,
  before: number,
  keyframes: Keyframe[],
  timing: KeyframeAnimationOptions,
  still?: Keyframe[],
): RefObject<T | null> {
  const element = useRef<T>(null)
  const seen = useRef(before)
  const running = useRef<Animation>(undefined)
  useLayoutEffect(() => {
    if (count > seen.current) {
      // A finished animation still holds its last frame, which may be invisible.
      running.current?.cancel()
      const frames = prefersLessMotion() ? still : keyframes
      running.current = frames && element.current?.animate(frames, timing)
    }
    seen.current = count
  }, [count, keyframes, timing, still])
  return element
}
