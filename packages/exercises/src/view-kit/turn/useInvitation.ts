import { type RefObject, useEffect } from 'react'
import type { Clock } from '../runner/create-runner.ts'

/** How long (ms) a child does nothing before the place to go on glows. */
const patienceMs = 15_000

/** Marks the frame while the state does not change; the stylesheet finds the place. */
export function useInvitation(frame: RefObject<Element | null>, clock: Clock, state: unknown): void {
  useEffect(() => {
    const mark = (isIdle: boolean) => frame.current?.toggleAttribute('data-idle', isIdle)
    mark(false)
    return clock.after(patienceMs, () => mark(true))
    // A change of the state begins the wait again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [frame, clock, state])
}
