import type { WorldNumber } from '@letterliaan/rules'
import { prefersLessMotion } from '@letterliaan/ui'

/** The time (ms) of the buddy's walk from a step to the next, and at most for a whole walk. */
const legMs = 900
const maxWalkMs = 3600

/** A step is prepared for one child: its id tells nobody else who stood there, and is on no other child's map (LES-4). */
const storageKey = (world: WorldNumber) => `buddy-step-${world}`

/** The id of the step where the buddy last stood in a world on this device; null if it never did. */
export const readBuddyStep = (storage: Storage, world: WorldNumber): number | null =>
  Number(storage.getItem(storageKey(world))) || null

export function saveBuddyStep(storage: Pick<Storage, 'setItem'>, world: WorldNumber, step_id: number): void {
  try {
    storage.setItem(storageKey(world), String(step_id))
  } catch {
    // A full storage costs a walk, not the map.
  }
}

/** The positions on the way between two steps, both included, in the order of the walk. */
export function positionsBetween(from: number, to: number): readonly number[] {
  const count = Math.abs(to - from) + 1
  return Array.from({ length: count }, (_, index) => from + index * Math.sign(to - from))
}

/** A tap anywhere brings it there at once. Returns what stops it; null when it may not move. */
export function walk(
  element: HTMLElement,
  places: readonly Element[],
  delayMs: number,
  onArrive: () => void,
): (() => void) | null {
  const end = places.at(-1)?.getBoundingClientRect()
  if (end === undefined || places.length < 2 || prefersLessMotion()) return null
  const way = places.map((place) => place.getBoundingClientRect())
  const timing = {
    duration: Math.min((places.length - 1) * legMs, maxWalkMs),
    delay: delayMs,
    fill: 'backwards',
  } as const
  const going = element.animate(
    way.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` })),
    timing,
  )
  // Until its step has appeared it is not seen: it would grow out of that step.
  const appearing = element.animate([{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1 }], timing)
  const finish = () => [going, appearing].forEach((animation) => animation.finish())
  const stopListening = () => document.removeEventListener('pointerdown', finish)
  document.addEventListener('pointerdown', finish)
  going.onfinish = () => {
    stopListening()
    onArrive()
  }
  return () => {
    stopListening()
    ;[going, appearing].forEach((animation) => animation.cancel())
  }
}
