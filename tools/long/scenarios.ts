import { full } from './full/scenario.ts'
import type { Scenario } from './scenario.ts'

/** A folder for each, and a line here. */
export const scenarios: readonly Scenario[] = [full]
