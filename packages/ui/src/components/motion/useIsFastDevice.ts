import { useEffect, useState } from 'react'
import { createFrameMeter } from './frame-meter.ts'

let isSlow = false

/** Measures whether the device draws enough frames. Returns true until it was found to be slow. */
export function useIsFastDevice(): boolean {
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
