import type { TemplateName } from '@letterliaan/contract'
import { markCutShort } from '@letterliaan/contract/cut-short'
import {
  templates,
  type DictatedWord,
  type SentenceFault,
  type WordToSpell,
  type WrittenWord,
  type LoggedWrongMove,
} from '@letterliaan/exercises/logic'

export type { WordToSpell, WrittenWord, LoggedWrongMove }

export const readWrittenWord = (
  template: TemplateName,
  word: WordToSpell,
  move: LoggedWrongMove,
): WrittenWord | null => templates[template].spelling?.writtenBy(word, move) ?? null

export const listFaultsInSentence = (
  template: TemplateName,
  word: DictatedWord,
  { kind, input }: LoggedWrongMove,
): readonly SentenceFault[] =>
  kind === 'answer' ? (templates[template].spelling?.faultsIn?.(word, input) ?? []) : []

/** Returns the spelling for display, marked as unfinished if it ended at a refused letter. */
export const formatWrittenWord = ({ written, is_unfinished }: WrittenWord): string =>
  is_unfinished ? markCutShort(written) : written
