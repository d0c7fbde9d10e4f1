import { faults } from './faults/scenario.ts'
import { full } from './full/scenario.ts'
import type { Scenario } from './scenario.ts'
import { smallMemory } from './small-memory/scenario.ts'

/** A folder for each, and a line here. */
export const scenarios: readonly Scenario[] = [full, faults, smallMemory]
