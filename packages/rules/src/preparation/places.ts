import type { PathEntry } from '@letterliaan/contract'
import type { WorldNumber } from '../progress/worlds.ts'

/** How many steps the map of each world has a place for (MAP-1). */
export const placesByWorld: Readonly<Record<WorldNumber, number>> = { 1: 10, 2: 15, 3: 20, 4: 25 }

/** An entry with its place in its world. */
export interface PlacedEntry extends PathEntry {
  /** 1 and up. */
  readonly position: number
}

/** The entries world by world, each with its place: the order of the document decides within a world. */
export function placeEntries(entries: readonly PathEntry[]): PlacedEntry[] {
  const placed: PlacedEntry[] = []
  for (const world of [1, 2, 3, 4]) {
    const inWorld = entries.filter(({ phase_id }) => phase_id === world)
    inWorld.forEach((entry, at) => placed.push({ ...entry, position: at + 1 }))
  }
  return placed
}
