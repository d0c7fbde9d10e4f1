import type { TaughtPatterns } from './taught-pattern.ts'
import { world1Patterns } from './world-1.ts'
import { world2Patterns } from './world-2.ts'
import { world3Patterns } from './world-3.ts'
import { world4Patterns } from './world-4.ts'

/** The patterns that may not occur before the step of their category. */
export const taughtPatterns: TaughtPatterns = {
  ...world1Patterns,
  ...world2Patterns,
  ...world3Patterns,
  ...world4Patterns,
}
