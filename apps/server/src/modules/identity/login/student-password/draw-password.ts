import type { Queries } from '../../../../db/database.ts'
import { findProductWords } from '../../../../db/tables/word.ts'
import { randomInt } from 'node:crypto'

export const drawPassword = async (queries: Queries): Promise<string> =>
  makeReadablePassword(listEasyWords((await findProductWords(queries)).map(({ word }) => word)))

/** Excludes c, q, x, y, and letters that are not on every keyboard. */
const easyWordPattern = /^[abd-pr-wz]{3,6}$/
const wordCount = 3

export const listEasyWords = (words: readonly string[]): string[] => [
  ...new Set(words.filter((word) => easyWordPattern.test(word))),
]

/** Draws 3 × log₂ 884 + log₂ 90 = 35.9 bits: 17,000 years of guessing, at 50 guesses per quarter of an hour. */
export function makeReadablePassword(words: readonly string[]): string {
  const drawn = Array.from({ length: wordCount }, () => words[randomInt(words.length)])
  return [...drawn, randomInt(10, 100)].join(' ')
}
