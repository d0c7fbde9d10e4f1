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

/** Returns the text after a wrong move; null if the move has no spelling. */
export const writtenWord = (template: TemplateName, word: SpelledWord, move: WrongMove): WrittenWord | null =>
  templates[template].spelling?.writtenBy(word, move) ?? null

/** Returns faults of a dictated sentence outside its word, where those are asked. */
export const faultsInSentence = (
  template: TemplateName,
  word: DictatedWord,
  { kind, input }: WrongMove,
): readonly SentenceFault[] =>
  kind === 'answer' ? (templates[template].spelling?.faultsIn?.(word, input) ?? []) : []

/** For people: what stood there, and whether the child was stopped in it. */
export const showWritten = ({ written, is_unfinished }: WrittenWord): string =>
  is_unfinished ? showCutShort(written) : written
