import { startTransition, useEffect, useState } from 'react'

/** Returns true `laterMs` after the first paint. Controls come before drawings (performance.md, Loading). */
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
