import { type RefObject, useEffect } from 'react'
import type { RunnerClock } from '../runner/create-runner.ts'

/** Time without an action after which the place to continue glows (ms). */
const patienceMs = 15_000

/** The first that exists: the next in colouring, the field, the choices as a group, the only button. */
const places = ['[data-next]', '[type="text"], textarea', 'fieldset:has(button:enabled)', 'button:enabled']

const findPlace = (frame: Element, body: Element): Element | undefined =>
  frame.querySelector('[data-submit]:has(:enabled)') ??
  places.flatMap((place) => body.querySelector(place) ?? [])[0]

/** Marks where a child can continue while nothing changes: the button if open, else a place in the body. */
export function useInvitation(
  frame: RefObject<Element | null>,
  body: RefObject<Element | null>,
  clock: RunnerClock,
  state: unknown,
): void {
  useEffect(() => {
    let place: Element | undefined
    const stop = clock.after(patienceMs, () => {
      if (frame.current && body.current) place = findPlace(frame.current, body.current)
      place?.toggleAttribute('data-invites', true)
    })
    return () => {
      stop()
      place?.removeAttribute('data-invites')
    }
    // A change of the state restarts the wait.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [frame, body, clock, state])
}
