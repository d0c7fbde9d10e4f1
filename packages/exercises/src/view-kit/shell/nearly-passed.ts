import type { SpokenLine } from '@letterliaan/texts'
import * as exerciseTexts from '@letterliaan/texts/exercise'

/** Of what was asked, so much is nearly all of it. */
const nearShare = 0.75

/**
 * Was a run that failed nearly passed? Only then is that said: to who had few words right 'Bijna!' is not true (GIDS-8).
 *
 * @param score What was right, in percent.
 * @param needed What was asked, in percent.
 */
export const isNearlyPassed = (score: number, needed: number): boolean => score >= nearShare * needed

interface FailedTexts {
  readonly heading: SpokenLine
  /** What is kind and true to say of its words. */
  readonly ofWords: SpokenLine
}

/** What is told of a dictation that was nearly passed. */
export const nearlyPassedTexts: FailedTexts = {
  heading: exerciseTexts.nearly,
  ofWords: exerciseTexts.outro.nearlyThere,
}

/** What is told of any run that was not. */
export const failedTexts: FailedTexts = {
  heading: exerciseTexts.outro.practiseMore,
  ofWords: exerciseTexts.outro.stillHard,
}
