import type { Patterns } from './pattern.ts'
import { WORLD_1 } from './world1.ts'
import { WORLD_2 } from './world2.ts'
import { WORLD_3 } from './world3.ts'
import { WORLD_4 } from './world4.ts'

/** The pattern of each category of the curriculum, by the key that a step's `category` has. */
export const PATTERNS: Patterns = { ...WORLD_1, ...WORLD_2, ...WORLD_3, ...WORLD_4 }
