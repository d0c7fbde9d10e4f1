import type { DetailedResult } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import { helpTexts } from '@letterliaan/texts/help'
import { findKindOfCategory } from './word-kinds.ts'
import { vagueHint } from './vague-hint.ts'
import { compareSpelling } from './spelling-difference.ts'

interface WrongWord extends Pick<DetailedResult, 'word' | 'feedback' | 'written' | 'is_unfinished'> {
  readonly category?: string | undefined
  /** Klankgroepen of the word; '' if unknown. */
  readonly sound_groups?: string | undefined
  /** False if the child did not spell the word, so that advice about its spelling does not apply. */
  readonly isSpelt?: boolean
}

/** A sentence that was used this often is not repeated (GIDS-6). */
const maxSameSentence = 2

/** Ways to learn a word whose spelling can be heard and whose error is unknown, by sound first; enough for twenty words. */
const waysToHear: readonly SpokenLine[] = [
  helpTexts.advice.saySlowly,
  helpTexts.advice.clap,
  helpTexts.advice.firstAndNext,
  helpTexts.advice.fingers,
  helpTexts.listenToPieces,
  helpTexts.advice.point,
  helpTexts.advice.tap,
  helpTexts.advice.everySound,
  helpTexts.advice.closeEyes,
  helpTexts.advice.onTable,
]

const waysToRemember: readonly SpokenLine[] = [
  helpTexts.advice.closeEyes,
  helpTexts.advice.onTable,
  helpTexts.advice.spellAloud,
  helpTexts.advice.sameLetters,
  helpTexts.advice.ownSentence,
]

/**
 * Returns a sentence per wrong word: the server's, else the place of the error, else a way to learn the word.
 * No sentence occurs thrice. A word gets none if they run out, or if it was not written and its error is unknown.
 */
export function adviseOnWords(words: readonly WrongWord[]): (string | undefined)[] {
  const given = new Map<string, number>()
  const timesGiven = (text: string): number => given.get(text) ?? 0
  return words.map((word) => {
    const { feedback = vagueHint, isSpelt = true } = word
    const choices = [
      ...(feedback === vagueHint ? [] : [feedback]),
      ...(isSpelt ? describePlace(word) : []).map(({ text }) => text),
    ]
    const way = waysToLearn(word).toSorted((a, b) => timesGiven(a.text) - timesGiven(b.text))[0]
    const advice = [...choices, ...(way === undefined || !isSpelt ? [] : [way.text])].find(
      (text) => timesGiven(text) < maxSameSentence,
    )
    if (advice !== undefined) given.set(advice, timesGiven(advice) + 1)
    return advice
  })
}

/** A word of one klankgroep is not clapped. */
function waysToLearn({ category, sound_groups }: WrongWord): readonly SpokenLine[] {
  if (findKindOfCategory(category) !== 'heard') return waysToRemember
  if (sound_groups?.includes(',') === true) return waysToHear
  return waysToHear.map((way) => (way === helpTexts.advice.clap ? helpTexts.advice.spellAloud : way))
}

/** Names the place of the difference; null if there are several, or if the spelling is unknown. */
export function describePlace({
  word,
  written,
  is_unfinished,
}: Pick<WrongWord, 'word' | 'written' | 'is_unfinished'>): readonly SpokenLine[] {
  if (written === undefined || written === '') return []
  const difference = compareSpelling(written, word, is_unfinished)
  const count = (pieces: typeof difference.right) => pieces.filter(({ isDifferent }) => isDifferent).length
  const [wrong, right] = [count(difference.written), count(difference.right)]
  if (wrong + right === 0 || wrong > 1 || right > 1) return []
  if (right === 0) return [helpTexts.advice.tooMuch]
  if (wrong === 0) return [helpTexts.advice.tooLittle]
  if (difference.right.length === 1) return []
  if (difference.right[0]?.isDifferent === true) return [helpTexts.advice.begin]
  if (difference.right.at(-1)?.isDifferent === true) return [helpTexts.advice.end]
  return [helpTexts.advice.middle]
}
