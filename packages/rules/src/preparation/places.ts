import type { PathEntry, StepKey } from '@letterliaan/contract'
import type { WorldNumber } from '../progress/worlds.ts'

/** MAP-1. */
export const placesByWorld: Readonly<Record<WorldNumber, number>> = { 1: 10, 2: 15, 3: 20, 4: 25 }

/** rules.md, Path. */
export const placesInTreehouse = 20

/** null: the treehouse. */
export const placesIn = (phase_id: number | null): number =>
  phase_id === null ? placesInTreehouse : placesByWorld[phase_id as WorldNumber]

/** Not a test step, which is about the steps of a world. */
export const canStandInTreehouse = ({ is_own, is_test_step }: StepKey): boolean => is_own && !is_test_step

/** An entry with its place in its world. */
export interface PlacedEntry extends PathEntry {
  readonly position: number
}

/** By world, the treehouse last; within a world in the order of the document. */
export function placeEntries(entries: readonly PathEntry[]): PlacedEntry[] {
  const placed: PlacedEntry[] = []
  for (const world of [1, 2, 3, 4, null]) {
    const inWorld = entries.filter(({ phase_id }) => phase_id === world)
    inWorld.forEach((entry, at) => placed.push({ ...entry, position: at + 1 }))
  }
  return placed
}
