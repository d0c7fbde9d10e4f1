import type { PathEntry, StepKey } from '@letterliaan/contract'
import type { WorldNumber } from '../progress/worlds.ts'

/** How many steps the map of each world has a place for (MAP-1). */
export const placesByWorld: Readonly<Record<WorldNumber, number>> = { 1: 10, 2: 15, 3: 20, 4: 25 }

/** How many steps wait in the treehouse at most (rules.md, Path). */
export const placesInTreehouse = 20

/** How many steps have a place in a world, or in the treehouse (null). */
export const placesIn = (phase_id: number | null): number =>
  phase_id === null ? placesInTreehouse : placesByWorld[phase_id as WorldNumber]

/** Only lessons of the organisation itself stand in the treehouse: a test step is about the steps of a world. */
export const canStandInTreehouse = ({ is_own, is_test_step }: StepKey): boolean => is_own && !is_test_step

/** An entry with its place in its world. */
export interface PlacedEntry extends PathEntry {
  /** 1 and up. */
  readonly position: number
}

/** The entries world by world and those of the treehouse last, each with its place: the order of the document decides within a world. */
export function placeEntries(entries: readonly PathEntry[]): PlacedEntry[] {
  const placed: PlacedEntry[] = []
  for (const world of [1, 2, 3, 4, null]) {
    const inWorld = entries.filter(({ phase_id }) => phase_id === world)
    inWorld.forEach((entry, at) => placed.push({ ...entry, position: at + 1 }))
  }
  return placed
}
