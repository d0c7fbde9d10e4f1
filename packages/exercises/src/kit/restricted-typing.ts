import { foldLetterCase, normaliseCharacters } from '@letterliaan/rules'
import { lettersOf } from './word-data.ts'

/** Accented letters, space, apostrophe and hyphen too (TPL-34). */
export const isTypedLetter = (letter: string): boolean => /^[\p{L} '-]$/u.test(letter)

export const isSameLetter = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  foldLetterCase(normaliseCharacters(a)) === foldLetterCase(normaliseCharacters(b))

/** `refusals` lets a view shake once for each refused letter. */
export interface Typing {
  readonly input: string
  readonly refusals: number
}

export interface Typed {
  readonly typing: Typing
  /** Posted as an attempt; null when every letter was accepted. */
  readonly refused: { readonly attempt: string; readonly at: number } | null
}

export const emptyTyping: Typing = { input: '', refusals: 0 }

/**
 * TPL-34. A letter is accepted when it matches the expected one in either case, or when the input is already longer
 * than the answer. The first other letter is refused, also just behind the word; signs that don't count are dropped.
 * Erasing is always free.
 */
export const typeRestricted = (typing: Typing, answer: string, text: string): Typed => {
  const expected = lettersOf(answer)
  const current = lettersOf(typing.input).length
  const letters = lettersOf(text).filter(isTypedLetter)
  const isFree = current > expected.length
  const wrongAt = isFree ? -1 : letters.findIndex((letter, at) => !isSameLetter(letter, expected[at]))
  if (wrongAt === -1) return { typing: { ...typing, input: letters.join('') }, refused: null }
  const allowed = letters.slice(0, wrongAt).join('')
  if (letters.length < current) return { typing: { ...typing, input: allowed }, refused: null }
  return {
    typing: { input: wrongAt >= current ? allowed : typing.input, refusals: typing.refusals + 1 },
    refused: { attempt: letters[wrongAt] ?? '', at: wrongAt },
  }
}

/** As `typeRestricted` decides, for input that is exactly as long as the place. */
export const isWrongLetter = (answer: string, letter: string, at: number | null): boolean => {
  const expected = lettersOf(answer)
  if (at === null || at < 0 || at > expected.length) return false
  return isTypedLetter(letter) && !isSameLetter(letter, expected[at])
}

/** Something stands there, all of it right, and more belongs behind it. */
export const isLeftShort = (answer: string, input: string): boolean => {
  const [expected, typed] = [lettersOf(answer), lettersOf(input)]
  return (
    input.trim() !== '' &&
    typed.length < expected.length &&
    typed.every((letter, at) => isSameLetter(letter, expected[at]))
  )
}
