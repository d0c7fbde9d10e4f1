import { type RefObject, useEffect } from 'react'
import type { Clock } from '../runner/create-runner.ts'

/** How long (ms) a child does nothing before the place to go on glows. */
const patienceMs = 15_000

const deeds = ['pointerdown', 'keydown', 'input']

/** Marks the frame of a child that does nothing; the stylesheet finds the place. */
export function useInvitation(frame: RefObject<Element | null>, clock: Clock): void {
  useEffect(() => {
    let cancel = (): void => undefined
    const mark = (isIdle: boolean) => frame.current?.toggleAttribute('data-idle', isIdle)
    const wait = () => {
      cancel()
      mark(false)
      cancel = clock.after(patienceMs, () => mark(true))
    }
    wait()
    for (const deed of deeds) window.addEventListener(deed, wait, true)
    return () => {
      cancel()
      for (const deed of deeds) window.removeEventListener(deed, wait, true)
    }
  }, [frame, clock])
}
