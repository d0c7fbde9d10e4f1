import type { DetailedResult, TemplateName } from '@letterliaan/contract'
import { templates, type SpelledWord, type WrongMove } from '@letterliaan/exercises/logic'

export type { SpelledWord, WrongMove }

/** The word as the child would have spelt it, whole, for the diagnosis; null if the move tells no spelling. */
export const writtenWord = (template: TemplateName, word: SpelledWord, move: WrongMove): string | null =>
  templates[template].spelling?.writtenBy(word, move)?.whole ?? null

/** What really stood there of a word that went wrong: a letter that was refused is the last of it. */
export function writingOf(
  template: TemplateName,
  word: SpelledWord,
  move: WrongMove,
): Pick<DetailedResult, 'written' | 'is_unfinished'> {
  const spelt = templates[template].spelling?.writtenBy(word, move)
  return spelt ? { written: spelt.written, is_unfinished: spelt.is_unfinished } : {}
}
