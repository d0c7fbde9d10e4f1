import type { Queries } from '../../../../db/database.ts'
import { findProductWords } from '../../../../db/tables/word.ts'
import { randomInt } from 'node:crypto'

export const drawPassword = async (queries: Queries): Promise<string> =>
  makeReadablePassword(listEasyWords((await findProductWords(queries)).map(({ word }) => word)))

/** Words of letters on every keyboard, without c, q, x and y. */
const easyWordPattern = /^[abd-pr-wz]{3,6}$/
const wordCount = 3

export const listEasyWords = (words: readonly string[]): string[] => [
  ...new Set(words.filter((word) => easyWordPattern.test(word))),
]

/** Draws 3 × log₂ 884 + log₂ 90 = 35.9 bits, over 17,000 years at 50 guesses in a quarter of an hour. */
export function makeReadablePassword(words: readonly string[]): string {
  const drawn = Array.from({ length: wordCount }, () => words[randomInt(words.length)])
  return [...drawn, randomInt(10, 100)].join(' ')
}
