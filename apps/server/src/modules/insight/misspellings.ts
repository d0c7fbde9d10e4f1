import type { TemplateName } from '@letterliaan/contract'
import { type TaughtWord, writtenWord } from '../play/index.ts'
import type { Lexicon } from './lexicon.ts'
import type { LogRow } from './queries.ts'

/** A wrong row of the log that tells how the word was spelt. */
export interface Misspelling {
  readonly word_id: number
  readonly word: string
  readonly written: string
  readonly taught: TaughtWord | null
  /** `tag:category` of each error, separated by commas. */
  readonly error_class: string
  readonly at: number
}

/** The word as the child wrote it, whole; null where that is not known. */
export function spellingOf({ taughtOf }: Lexicon, row: LogRow): string | null {
  const { template, word_id, kind, input, place } = row
  const taught = taughtOf(word_id)
  if (taught === null) return kind === 'answer' ? input : null
  return writtenWord(template as TemplateName, taught.word, { kind, input, place })
}

/** All misspellings of the log, in its order. */
export function findMisspellings(log: readonly LogRow[], lexicon: Lexicon): Misspelling[] {
  return log.flatMap((row) => {
    const { word_id, is_right, error_class, created_at } = row
    if (is_right || error_class === null) return []
    const written = spellingOf(lexicon, row)
    if (written === null) return []
    const taught = lexicon.taughtOf(word_id)
    return [{ word_id, word: lexicon.textOf(word_id), written, taught, error_class, at: created_at }]
  })
}
