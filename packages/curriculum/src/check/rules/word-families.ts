import type { WordFamily } from '@letterliaan/rules/records'
import type { CheckedContent, ContentFinding } from '../content.ts'

const minWords = 3

/** Requires that each family has enough words, each once and taught by a step. */
export function checkWordFamilies(
  { steps }: Pick<CheckedContent, 'steps'>,
  families: readonly WordFamily[],
): ContentFinding[] {
  const learned = new Set(steps.flatMap(({ words }) => words.map(({ file }) => file.word)))
  const found = (word: string, message: string): ContentFinding => ({
    file: 'word-families.json',
    word,
    message,
  })
  return families.flatMap(({ name, words }) => [
    ...(new Set(words).size < minWords ? [found(name, `has fewer than ${minWords} words`)] : []),
    ...(new Set(words).size < words.length ? [found(name, 'has a word twice')] : []),
    ...words
      .filter((word) => !learned.has(word))
      .map((word) => found(word, `is in the family of ${name}, but no step teaches it`)),
  ])
}
