import { useEffect, type RefObject } from 'react'
import { prefersLessMotion } from '../components/motion/prefers-less-motion.ts'

/** Sets `--look-x` and `--look-y`, -1 to 1, each frame; for a mouse only, and with motion allowed. */
export function useParallax(layers: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0
    const look = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || frame !== 0 || prefersLessMotion()) return
      frame = requestAnimationFrame(() => {
        frame = 0
        layers.current?.style.setProperty(
          '--look-x',
          ((event.clientX / window.innerWidth) * 2 - 1).toFixed(3),
        )
        layers.current?.style.setProperty(
          '--look-y',
          ((event.clientY / window.innerHeight) * 2 - 1).toFixed(3),
        )
      })
    }
    window.addEventListener('pointermove', look, { passive: true })
    return () => {
      window.removeEventListener('pointermove', look)
      cancelAnimationFrame(frame)
    }
  }, [layers])
}
