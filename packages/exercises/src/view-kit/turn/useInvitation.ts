import { type RefObject, useEffect } from 'react'
import type { Clock } from '../runner/create-runner.ts'

/** How long (ms) a child does nothing before the place to go on glows. */
const patienceMs = 15_000

/** The first that is there: what comes next in colouring, the field, the choices as a whole, the one button. */
const places = ['[data-next]', '[type="text"], textarea', 'fieldset:has(button:enabled)', 'button:enabled']

const findPlace = (frame: Element, body: Element): Element | undefined =>
  frame.querySelector('[data-submit]:has(:enabled)') ??
  places.flatMap((place) => body.querySelector(place) ?? [])[0]

/** Marks where a child can go on while the state does not change: the button when all is filled in, or in the body. */
export function useInvitation(
  frame: RefObject<Element | null>,
  body: RefObject<Element | null>,
  clock: Clock,
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
    // A change of the state begins the wait again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [frame, body, clock, state])
}
