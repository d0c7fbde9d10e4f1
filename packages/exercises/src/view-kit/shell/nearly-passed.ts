import type { SpokenLine } from '@letterliaan/texts'
import { exerciseTexts } from '@letterliaan/texts/exercise'

const nearShare = 0.75

/** True if 'Bijna!' is true (GIDS-8). Both in percent. */
export const isNearlyPassed = (score: number, needed: number): boolean => score >= nearShare * needed

interface FailedTexts {
  readonly heading: SpokenLine
  /** A kind and true line about its words. */
  readonly ofWords: SpokenLine
}

export const failedTexts: FailedTexts = {
  heading: exerciseTexts.outro.practiseMore,
  ofWords: exerciseTexts.outro.stillHard,
}
