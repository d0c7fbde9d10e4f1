import { type RefObject, useEffect, useState } from 'react'
import type { Clock } from '../runner/create-runner.ts'

/** How long (ms) a child does nothing before the place to go on glows. */
const patienceMs = 15_000

const deeds = ['pointerdown', 'keydown', 'input'] as const

/** Marks the place where a child that does nothing can go on: as a whole, so that it points at no answer. */
export function useInvitation(
  frame: RefObject<HTMLElement | null>,
  clock: Clock,
  isReady: boolean,
  state: unknown,
): void {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let cancel = (): void => undefined
    const wait = (): void => {
      cancel()
      setIdle(false)
      cancel = clock.after(patienceMs, () => setIdle(true))
    }
    wait()
    for (const deed of deeds) window.addEventListener(deed, wait, { capture: true })
    return () => {
      cancel()
      for (const deed of deeds) window.removeEventListener(deed, wait, { capture: true })
    }
  }, [clock])
  useEffect(() => {
    if (!isIdle || frame.current === null) return undefined
    const place = isReady
      ? frame.current.querySelector('[data-submit]')
      : placeOfTask(frame.current)
    place?.setAttribute('data-invites', '')
    return () => place?.removeAttribute('data-invites')
  }, [isIdle, isReady, frame, state])
}

const canUse = (control: Element): boolean => control.closest('[inert]') === null

/** Of the body: what comes next in colouring, else the field, else the choices, else the one button. */
function placeOfTask(frame: HTMLElement): Element | null {
  const find = (selector: string) =>
    [...frame.querySelectorAll(`[translate="no"] ${selector}`)].find(canUse) ?? null
  return (
    find('[data-next]') ??
    find(':is(input[type="text"], textarea)')?.parentElement ??
    find('fieldset button:enabled')?.closest('fieldset') ??
    find('button:enabled')
  )
}
