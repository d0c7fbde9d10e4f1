import { foldLetterCase, normaliseCharacters } from '@letterliaan/rules'
import { lettersOf } from './word-data.ts'

/** Only letters (also accented), space, apostrophe and hyphen count as typing (TPL-34). */
export const isTypedLetter = (letter: string): boolean => /^[\p{L} '-]$/u.test(letter)

/** Are two letters the same but for case? */
export const isSameLetter = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  foldLetterCase(normaliseCharacters(a)) === foldLetterCase(normaliseCharacters(b))

/** `refusals` counts refused letters, so that a view can shake once for each. */
export interface Typing {
  readonly input: string
  readonly refusals: number
}

export interface Typed {
  readonly typing: Typing
  /** The wrong letter and its place, to be posted as an attempt; null when every letter was let in. */
  readonly refused: { readonly attempt: string; readonly at: number } | null
}

export const emptyTyping: Typing = { input: '', refusals: 0 }

/**
 * Restricted typing (TPL-34): the field's new text, letter by letter. A letter is let in when it matches the expected
 * one case-insensitively, or when the input is already longer than the answer. The first other letter is refused, the
 * one just behind the word too; signs that don't count are left out. Erasing is always free, also in the middle.
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

/**
 * Is a letter wrong at this place, as `typeRestricted` says? At its place the input is as long as the place's number.
 */
export const isWrongLetter = (answer: string, letter: string, at: number | null): boolean => {
  const expected = lettersOf(answer)
  if (at === null || at < 0 || at > expected.length) return false
  return isTypedLetter(letter) && !isSameLetter(letter, expected[at])
}
