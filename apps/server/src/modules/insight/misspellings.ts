import type { TemplateName } from '@letterliaan/contract'
import { showWritten, type WrittenWord, readWrittenWord } from '../learn/index.ts'
import type { InsightLexicon } from './lexicon.ts'
import type { LogRow } from './queries.ts'
import { type TaughtWord } from '../curriculum/index.ts'

/** A wrong answer whose spelling is known. */
export interface Misspelling {
  readonly word_id: number
  readonly word: string
  readonly written: string
  readonly spelling: WrittenWord
  readonly taught: TaughtWord | null
  /** `tag:category` of each error, separated by commas. */
  readonly error_class: string
  readonly at: number
}

/** Returns the child's spelling of the word, or null if it is unknown. */
export function findShownSpelling(lexicon: InsightLexicon, row: LogRow): string | null {
  const spelling = findSpelling(lexicon, row)
  return spelling && showWritten(spelling)
}

function findSpelling({ taughtOf }: InsightLexicon, row: LogRow): WrittenWord | null {
  const { template, word_id, kind, input, place } = row
  const taught = taughtOf(word_id)
  if (taught !== null) return readWrittenWord(template as TemplateName, taught.word, { kind, input, place })
  return kind === 'answer' ? { written: input, isRefused: false, is_unfinished: false } : null
}

export function findMisspellings(log: readonly LogRow[], lexicon: InsightLexicon): Misspelling[] {
  return log.flatMap((row) => {
    const { word_id, is_right, error_class, created_at: at } = row
    if (is_right || error_class === null) return []
    const spelling = findSpelling(lexicon, row)
    if (spelling === null) return []
    const [word, taught] = [lexicon.textOf(word_id), lexicon.taughtOf(word_id)]
    return [{ word_id, word, written: showWritten(spelling), spelling, taught, error_class, at }]
  })
}
