import type { ProductText } from '@letterliaan/contract/texts'

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
  readonly heading: ProductText
  /** What is kind and true to say of its words. */
  readonly ofWords: ProductText
}

/** What is told of a dictation that was nearly passed. */
export const nearlyPassedTexts: FailedTexts = {
  heading: 'Bijna!',
  ofWords: 'Je bent er bijna. Kijk nog eens goed naar deze woorden.',
}

/** What is told of any run that was not. */
export const failedTexts: FailedTexts = {
  heading: 'Nog even oefenen!',
  ofWords: 'Deze woorden zijn nog lastig. Dat geeft niet.',
}
