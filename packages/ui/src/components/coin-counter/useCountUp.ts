import { useCallback, useEffect, useState } from 'react'
import { prefersLessMotion } from '../motion/prefers-less-motion.ts'

const countUpMs = 1000

/**
 * Counts from one number to another in 1 s, a step a frame (EX-9), or at once
 * where motion is unwanted. Returns what to show now, whether it is counting, and a way to jump to the end.
 */
export function useCountUp(
  from: number,
  to: number,
): { shown: number; counting: boolean; finish: () => void } {
  const [shown, setShown] = useState(() => (prefersLessMotion() ? to : from))
  const [counting, setCounting] = useState(() => !prefersLessMotion() && from !== to)

  useEffect(() => {
    if (!counting) return undefined
    let frame = 0
    const started = performance.now()
    const step = () => {
      const part = Math.min(1, (performance.now() - started) / countUpMs)
      setShown(Math.round(from + (to - from) * part))
      if (part < 1) frame = requestAnimationFrame(step)
      else setCounting(false)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [counting, from, to])

  const finish = useCallback(() => {
    setCounting(false)
    setShown(to)
  }, [to])

  return { shown, counting, finish }
}
