import { normaliseSigns } from '@letterliaan/dutch/signs'
import { foldLetterCase } from '@letterliaan/rules'
import { splitLetters } from './word-data.ts'

/** True for letters (also accented), space, apostrophe and hyphen (TPL-34). */
export const isTypedLetter = (letter: string): boolean => /^[\p{L} '-]$/u.test(letter)

export const isSameLetter = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  foldLetterCase(normaliseSigns(a)) === foldLetterCase(normaliseSigns(b))

/** `refusals`: a view shakes once for each. `mistakeAt` (ms): time of the last counted mistake. */
export interface Typing {
  readonly input: string
  readonly refusals: number
  readonly mistakeAt: number | null
  /** The last letter that counted as a mistake. Help is about it, even if the child typed more since. */
  readonly refused?: RefusedLetter
}

export interface RefusedLetter {
  readonly attempt: string
  readonly at: number
}

/** In ms. A child who writes *stik* for strik types more before it sees the refusal; that is one mistake. */
const sameMistakeMs = 800

const isSameMistake = (mistakeAt: number | null, at: number): boolean =>
  mistakeAt !== null && at - mistakeAt < sameMistakeMs

export interface Typed {
  readonly typing: Typing
  /** Posted as an attempt; null if every letter was accepted, or if none is a new mistake. */
  readonly refused: RefusedLetter | null
}

export const emptyTyping: Typing = { input: '', refusals: 0, mistakeAt: null }

/**
 * Accepts the expected letter in either case, or any if the input is longer than the answer (TPL-34). Refuses
 * the first other letter, also after the word. Drops characters that are not typed letters. `at`: now (ms).
 */
export const typeRestricted = (typing: Typing, answer: string, text: string, at: number): Typed => {
  const expected = splitLetters(answer)
  const current = splitLetters(typing.input).length
  const letters = splitLetters(text).filter(isTypedLetter)
  const isFree = current > expected.length
  const wrongAt = isFree ? -1 : letters.findIndex((letter, place) => !isSameLetter(letter, expected[place]))
  const accept = (input: string): Typing => ({
    ...typing,
    input,
    mistakeAt: input === typing.input ? typing.mistakeAt : null,
  })
  if (wrongAt === -1) return { typing: accept(letters.join('')), refused: null }
  const allowed = letters.slice(0, wrongAt).join('')
  if (letters.length < current) return { typing: accept(allowed), refused: null }
  const input = wrongAt >= current ? allowed : typing.input
  const refusals = typing.refusals + 1
  const hasGrown = wrongAt > current
  if (!hasGrown && isSameMistake(typing.mistakeAt, at))
    return { typing: { ...typing, input, refusals }, refused: null }
  const refused = { attempt: letters[wrongAt] ?? '', at: wrongAt }
  return { typing: { input, refusals, mistakeAt: at, refused }, refused }
}

/** Decides like `typeRestricted` for input that ends at the place of the letter. */
export const isWrongLetter = (answer: string, letter: string, at: number | null): boolean => {
  const expected = splitLetters(answer)
  if (at === null || at < 0 || at > expected.length) return false
  return isTypedLetter(letter) && !isSameLetter(letter, expected[at])
}

/** True if the input is not empty and starts the answer, in either case. */
export const isRightSoFar = (answer: string, input: string): boolean => {
  const expected = splitLetters(answer)
  return input.trim() !== '' && splitLetters(input).every((letter, at) => isSameLetter(letter, expected[at]))
}

export const isUnfinished = (answer: string, input: string): boolean =>
  isRightSoFar(answer, input) && splitLetters(input).length < splitLetters(answer).length
