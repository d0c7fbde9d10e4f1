import { startTransition, useEffect, useState } from 'react'

/**
 * True after the controls have painted: drawings come later (performance.md, Loading), because the browser parses
 * them on the thread a child waits for. `laterMs` spreads many over several tasks.
 */
export function usePainted(laterMs = 0): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)), laterMs)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [laterMs])
  return isPainted
}
