import { useCallback, useEffect, useState } from 'react'
import { prefersLessMotion } from '../motion/prefers-less-motion.ts'

const countUpMs = 1000

/** Counts in 1 s, or at once with reduced motion (EX-9). */
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
