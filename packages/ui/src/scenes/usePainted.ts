import { startTransition, useEffect, useState } from 'react'

/**
 * True once the controls have been painted: drawings and what lives in them come after that (performance.md, Loading).
 * A browser reads each drawing as a page of its own, on the thread that a child waits for.
 */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isPainted
}
