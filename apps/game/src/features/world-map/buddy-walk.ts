import type { WorldNumber } from '@letterliaan/rules'
import { prefersLessMotion } from '@letterliaan/ui'

/** Duration of the walk between two steps, and maximum for the whole walk (ms). */
const legMs = 900
const maxWalkMs = 3600

/** A step is prepared for one child, so its id is on no other child's map (LES-4). */
const storageKey = (world: WorldNumber) => `buddy-step-${world}`

/** Returns the id of the step where the buddy last was in a world on this device; null if unknown. */
export const readBuddyStep = (storage: Storage, world: WorldNumber): number | null =>
  Number(storage.getItem(storageKey(world))) || null

export function saveBuddyStep(storage: Pick<Storage, 'setItem'>, world: WorldNumber, step_id: number): void {
  try {
    storage.setItem(storageKey(world), String(step_id))
  } catch {
    // A full storage only prevents the walk.
  }
}

/** Returns the positions between two steps, both included, in walking order. */
export function listPositionsBetween(from: number, to: number): readonly number[] {
  const count = Math.abs(to - from) + 1
  return Array.from({ length: count }, (_, index) => from + index * Math.sign(to - from))
}

/** Animates the walk; a tap ends it at once. Returns a function that stops it; null if it may not move. */
export function animateWalk(
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
  // Stays invisible until its step has appeared, as it would seem to grow out of that step.
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
