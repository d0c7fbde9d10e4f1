import type { TaughtPatterns } from './bar.ts'
import { world1Patterns } from './world1.ts'
import { world2Patterns } from './world2.ts'
import { world3Patterns } from './world3.ts'
import { world4Patterns } from './world4.ts'

/** What may not be met before the step of each category. */
export const taughtPatterns: TaughtPatterns = {
  ...world1Patterns,
  ...world2Patterns,
  ...world3Patterns,
  ...world4Patterns,
}
