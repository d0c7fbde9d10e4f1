import type { Bars } from './bar.ts'
import { WORLD_1 } from './world1.ts'
import { WORLD_2 } from './world2.ts'
import { WORLD_3 } from './world3.ts'
import { WORLD_4 } from './world4.ts'

/** What may not be met before the step of each category. */
export const BARS: Bars = { ...WORLD_1, ...WORLD_2, ...WORLD_3, ...WORLD_4 }
