import type { CheckedContent, ContentFinding } from '../content.ts'

/** Requires that each word with a history is taught in a step (look.md, Field camp). */
export function checkWordHistories(
  { steps }: Pick<CheckedContent, 'steps'>,
  told: readonly string[],
): ContentFinding[] {
  const learned = new Set(steps.flatMap(({ words }) => words.map(({ file }) => file.word)))
  return told
    .filter((word) => !learned.has(word))
    .map((word) => ({ file: 'word-histories', word, message: 'its history is told, but no step teaches it' }))
}
