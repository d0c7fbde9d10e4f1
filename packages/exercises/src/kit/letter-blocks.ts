import { isSameMistake, isTypedLetter, isSameLetter, type RefusedLetter } from './restricted-typing.ts'
import { splitLetters } from './word-data.ts'

/** Has one block per letter. `cursor`: the next block, or the number of blocks if all are filled. */
export interface LetterBlocks {
  readonly letters: readonly (string | null)[]
  readonly cursor: number
  readonly refusals: number
  /** Time of the last refused letter that counted as a mistake (ms). */
  readonly mistakeAt: number | null
  readonly refused?: RefusedLetter
}

export type BlockEvent =
  /** A key or the text of a soft keyboard, which is typed letter by letter from the cursor. */
  | { readonly type: 'type'; readonly text: string }
  /** Backspace. Empties the block at the cursor, or else the previous one. */
  | { readonly type: 'erase' }
  | { readonly type: 'focus'; readonly at: number }

export interface BlockTyping {
  readonly blocks: LetterBlocks
  readonly refused: RefusedLetter | null
}

export const createEmptyBlocks = (answer: string): LetterBlocks => ({
  letters: splitLetters(answer).map(() => null),
  cursor: 0,
  refusals: 0,
  mistakeAt: null,
})

/** TPL-33. A block accepts only its own letter, in either case. `at`: now (ms). */
export const typeInBlocks = (
  blocks: LetterBlocks,
  answer: string,
  event: BlockEvent,
  at: number,
): BlockTyping => {
  switch (event.type) {
    case 'focus':
      return { blocks: focusBlock(blocks, event.at), refused: null }
    case 'erase':
      return { blocks: eraseBlock(blocks), refused: null }
    case 'type':
      return typeLetters(blocks, splitLetters(answer), splitLetters(event.text).filter(isTypedLetter), at)
  }
}

const typeLetters = (
  blocks: LetterBlocks,
  expected: readonly string[],
  [letter, ...rest]: readonly string[],
  at: number,
): BlockTyping => {
  const { cursor } = blocks
  if (letter === undefined || cursor >= expected.length) return { blocks, refused: null }
  if (!isSameLetter(letter, expected[cursor])) {
    const shaken = { ...blocks, refusals: blocks.refusals + 1 }
    if (isSameMistake(blocks.mistakeAt, at)) return { blocks: shaken, refused: null }
    const refused = { attempt: letter, at: cursor }
    return { blocks: { ...shaken, mistakeAt: at, refused }, refused }
  }
  const letters = blocks.letters.with(cursor, letter)
  const filled = { ...blocks, letters, cursor: nextEmpty(letters, cursor), mistakeAt: null }
  return typeLetters(filled, expected, rest, at)
}

/** Returns the next empty block, else the first one; the number of blocks if all are filled. */
const nextEmpty = (letters: readonly (string | null)[], at: number): number => {
  const after = letters.indexOf(null, at + 1)
  const first = after === -1 ? letters.indexOf(null) : after
  return first === -1 ? letters.length : first
}

const focusBlock = (blocks: LetterBlocks, at: number): LetterBlocks =>
  Number.isInteger(at) && at >= 0 && at < blocks.letters.length ? { ...blocks, cursor: at } : blocks

const eraseBlock = (blocks: LetterBlocks): LetterBlocks => {
  const { letters, cursor } = blocks
  const at = (letters[cursor] ?? null) === null ? cursor - 1 : cursor
  return at < 0 ? blocks : { ...blocks, letters: letters.with(at, null), cursor: at, mistakeAt: null }
}

export const isFilledFromStart = ({ letters }: LetterBlocks): boolean =>
  letters[0] !== null && letters.every((letter, at) => letter === null || letters[at - 1] !== null)

export const readTextInBlocks = (blocks: LetterBlocks): string => blocks.letters.join('')
