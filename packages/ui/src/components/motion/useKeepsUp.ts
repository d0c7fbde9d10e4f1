import { useEffect, useState } from 'react'
import { createFrameMeter } from './frame-meter.ts'

let isSlow = false

/** Returns whether this device draws enough frames, measured during motion; false after a slow result. */
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
