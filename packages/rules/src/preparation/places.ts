import type { PathEntry, StepKey } from '@letterliaan/contract'
import type { WorldNumber } from '../progress/worlds.ts'

/** Number of step positions in each world (MAP-1). */
export const numStepPlacesByWorld: Readonly<Record<WorldNumber, number>> = { 1: 10, 2: 15, 3: 20, 4: 25 }

/** Maximum number of steps in the treehouse (rules.md, Path). */
export const maxTreehouseSteps = 20

/** Returns the number of places in a part; `phase_id` null: the treehouse. */
export const countStepPlaces = (phase_id: number | null): number =>
  phase_id === null ? maxTreehouseSteps : numStepPlacesByWorld[phase_id as WorldNumber]

/** Numbers 1 to 70 are the standard path; organisations' own steps have 10,000 and higher. */
export const firstExtraNr = 101
export const firstPairNr = 1001

/** True for a step of the product that teaches something new outside the standard path (ADR 62). */
export const isExtraStep = ({ nr, is_own }: Pick<StepKey, 'nr' | 'is_own'>): boolean =>
  !is_own && nr >= firstExtraNr && nr < firstPairNr

/** True for a step of the product that mixes two spellings, and is not part of the path (ADR 35). */
export const isPairStep = ({ nr, is_own }: Pick<StepKey, 'nr' | 'is_own'>): boolean =>
  !is_own && nr >= firstPairNr

/** A test belongs to the steps of a world. */
export const isAllowedInTreehouse = (key: StepKey): boolean =>
  (key.is_own || isPairStep(key) || isExtraStep(key)) && !key.is_test_step

/** A step that mixes two spellings takes no place on the map, and no step depends on it. */
export const isAllowedInWorld = (key: StepKey): boolean => !isPairStep(key)

export interface PlacedPathEntry extends PathEntry {
  readonly position: number
}

export function placePathEntries(entries: readonly PathEntry[]): PlacedPathEntry[] {
  const placed: PlacedPathEntry[] = []
  for (const world of [1, 2, 3, 4, null]) {
    const inWorld = entries.filter(({ phase_id }) => phase_id === world)
    inWorld.forEach((entry, at) => placed.push({ ...entry, position: at + 1 }))
  }
  return placed
}
