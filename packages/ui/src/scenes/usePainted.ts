import { startTransition, useEffect, useState } from 'react'

/**
 * True once the controls have been painted: drawings and what lives in them come after that (performance.md, Loading).
 * A browser reads each drawing as a page of its own, on the thread that a child waits for. What is one of many may come so
 * much (ms) later, so that they don't all come in one task.
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
