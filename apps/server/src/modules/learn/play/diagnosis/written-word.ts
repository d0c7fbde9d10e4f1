import type { TemplateName } from '@letterliaan/contract'
import { showCutShort } from '@letterliaan/contract/cut-short'
import {
  templates,
  type DictatedWord,
  type SentenceFault,
  type SpelledWord,
  type WrittenWord,
  type WrongMove,
} from '@letterliaan/exercises/logic'

export type { SpelledWord, WrittenWord, WrongMove }

/** What stood there of the word after a wrong move; null if the move tells no spelling. */
export const writtenWord = (template: TemplateName, word: SpelledWord, move: WrongMove): WrittenWord | null =>
  templates[template].spelling?.writtenBy(word, move) ?? null

/** What is wrong in a dictated sentence besides its word, where that is asked. */
export const faultsInSentence = (
  template: TemplateName,
  word: DictatedWord,
  { kind, input }: WrongMove,
): readonly SentenceFault[] =>
  kind === 'answer' ? (templates[template].spelling?.faultsIn?.(word, input) ?? []) : []

/** For people: what stood there, and whether the child was stopped in it. */
export const showWritten = ({ written, is_unfinished }: WrittenWord): string =>
  is_unfinished ? showCutShort(written) : written
