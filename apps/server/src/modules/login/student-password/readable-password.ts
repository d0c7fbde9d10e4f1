import { randomInt } from 'node:crypto'

/** Three to six letters that every keyboard shows at once, and that children know: no c, q, x and y. */
const easyWordPattern = /^[abd-pr-wz]{3,6}$/
const wordCount = 3

/** The words that a child copies and types without trouble, each once. */
export const easyWords = (words: readonly string[]): string[] => [
  ...new Set(words.filter((word) => easyWordPattern.test(word))),
]

/**
 * A password that a child of six copies from paper: three words and a number of two digits, a space between them. Of the
 * 884 easy words of the curriculum each is drawn apart, by the system's random source: 3 × log₂ 884 + log₂ 90 = 35.9 bits.
 * At the 50 guesses a quarter that one account allows, half of them take more than 17,000 years.
 */
export function makeReadablePassword(words: readonly string[]): string {
  const drawn = Array.from({ length: wordCount }, () => words[randomInt(words.length)])
  return [...drawn, randomInt(10, 100)].join(' ')
}
