import { useEffect, useState } from 'react'
import { createFrameMeter } from './frame-meter.ts'

/** Until the page is opened anew. */
let isSlow = false

/** Does this device draw enough frames? Measured once things move; false at once where it was false before. */
export function useKeepsUp(): boolean {
  const [keepsUp, setKeepsUp] = useState(!isSlow)
  useEffect(() => {
    if (isSlow) return
    const meter = createFrameMeter()
    const note = (at: number): void => {
      const outcome = meter.note(at)
      if (outcome === null) frame = requestAnimationFrame(note)
      else if (!outcome) {
        isSlow = true
        setKeepsUp(false)
      }
    }
    let frame = requestAnimationFrame(note)
    return () => cancelAnimationFrame(frame)
  }, [])
  return keepsUp
}
