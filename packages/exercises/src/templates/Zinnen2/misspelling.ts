import type { Word } from '@letterliaan/contract'
import { foldLetterCase } from '@letterliaan/rules'
import { listWordsInText } from '../../kit/words-in-text.ts'

export const computeEditDistance = (a: string, b: string): number => {
  const other = Array.from(b)
  let row = [0, ...other.map((_letter, at) => at + 1)]
  for (const letter of a) {
    const next = [(row[0] ?? 0) + 1]
    for (const [at, compared] of other.entries()) {
      const changed = (row[at] ?? 0) + (letter === compared ? 0 : 1)
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

type SentenceWord = Pick<Word, 'word' | 'sentence'>

const foldedWordsIn = (text: string): string[] => listWordsInText(foldLetterCase(text))

/** True for a word a few letters from the target and further from other words; never for several words. */
export const isMisspelling = ({ word, sentence }: SentenceWord, written: string): boolean => {
  const [target, ...more] = foldedWordsIn(word)
  const [given, ...others] = foldedWordsIn(written)
  if (target === undefined || given === undefined || more.length > 0 || others.length > 0) return false
  const model = foldedWordsIn(sentence)
  if (given === target || model.includes(given)) return false
  return (
    computeEditDistance(given, target) <= lettersThatMayDiffer(target) &&
    model.every((other) => other === target || farness(given, other) > farness(given, target))
  )
}

/** If two words are as near, prefers one of equal length: 'fis' is read as 'vis', not as 'is'. */
const farness = (given: string, other: string): number =>
  computeEditDistance(given, other) + (given.length === other.length ? 0 : 0.5)

/** One letter in a short word, two from four letters (klein, klijn), three from seven. */
const lettersThatMayDiffer = ({ length }: string): number => (length < 4 ? 1 : length < 7 ? 2 : 3)

export const findMisspelling = (
  word: SentenceWord,
  text: string,
): { readonly attempt: string; readonly at: number } | null => {
  const written = listWordsInText(text)
  const at = written.findIndex((attempt) => isMisspelling(word, attempt))
  const attempt = written[at]
  return attempt === undefined ? null : { attempt, at }
}

/** Returns the last word after a space or sign follows it. */
export const findFinishedWord = (before: string, after: string): string | null => {
  const isTypedOn = after.length > before.length && after.startsWith(before)
  return isTypedOn && /[^\p{L}\p{M}\p{N}'’-]$/u.test(after) ? (listWordsInText(after).at(-1) ?? null) : null
}
