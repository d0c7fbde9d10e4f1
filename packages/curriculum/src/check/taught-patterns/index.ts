import type { TaughtPatterns } from './taught-pattern.ts'
import { world1Patterns } from './world-1.ts'
import { world2Patterns } from './world-2.ts'
import { world3Patterns } from './world-3.ts'
import { world4Patterns } from './world-4.ts'

/** What may not be met before the step of each category. */
export const taughtPatterns: TaughtPatterns = {
  ...world1Patterns,
  ...world2Patterns,
  ...world3Patterns,
  ...world4Patterns,
}
